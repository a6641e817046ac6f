//! The pictures, read back from their files.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use roxmltree::Document;
use sudoku_steps::solutions::fewest_choices;
use sudoku_steps::{Board, Cell, Grid, Replay, puzzles};

const SIDE: usize = 9;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Runs the program; `FILE` stands for the file to write.
fn page(line: &[&str], name: &str) -> Output {
    let path = file(name);
    let path = path.to_str().unwrap();
    let line = line.iter().map(|word| if *word == "FILE" { path } else { word });
    Command::new(env!("CARGO_BIN_EXE_page")).args(line).output().unwrap()
}

fn made(line: &[&str], name: &str) -> Vec<u8> {
    let output = page(line, name);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    fs::read(file(name)).unwrap()
}

/// All pictures of a film, each whole: how wide it is, and three bytes a pixel.
fn pictures(gif: &[u8]) -> (usize, Vec<Vec<[u8; 3]>>) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(gif).unwrap();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut picture = vec![[0; 3]; width * height];
    let mut pictures = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let left = usize::from(frame.left);
        for (row, pixels) in frame.buffer.chunks(4 * usize::from(frame.width)).enumerate() {
            let start = (usize::from(frame.top) + row) * width + left;
            for (at, pixel) in pixels.chunks(4).enumerate() {
                picture[start + at] = [pixel[0], pixel[1], pixel[2]];
            }
        }
        pictures.push(picture.clone());
    }
    (width, pictures)
}

/// The colour in the middle of a square.
fn at(picture: &[[u8; 3]], width: usize, cell: Cell) -> [u8; 3] {
    let middle = |index: usize| (2 * index + 1) * width / (2 * SIDE);
    picture[middle(cell.row) * width + middle(cell.col)]
}

fn brightness(colour: [u8; 3]) -> u32 {
    colour.into_iter().map(u32::from).sum()
}

/// What stands on the board after every fourth try, and at the end.
fn boards(start: Grid) -> Vec<Grid> {
    let mut board = Board::new(start).unwrap().keeping(usize::MAX);
    assert!(fewest_choices::solve(&mut board));
    let mut replay = Replay::new(start);
    let (mut tries, mut boards) = (0, Vec::new());
    for event in board.tape().events() {
        replay.apply(event);
        if matches!(event, sudoku_steps::Event::Place { .. }) {
            tries += 1;
            if tries % 4 == 0 {
                boards.push(*replay.grid());
            }
        }
    }
    boards.push(*replay.grid());
    boards
}

const FILM: [&str; 9] =
    ["film", "--puzzle", "Inkala 2010", "--search", "fewest", "--every", "4", "--out", "FILE"];

#[test]
fn each_picture_of_the_film_is_the_board_at_that_moment() {
    let (width, pictures) = pictures(&made(&FILM, "film.gif"));
    assert_eq!(pictures.len(), 136);
    let start = puzzles::find("Inkala 2010").unwrap().grid();
    let boards = boards(start);
    assert_eq!(boards.len(), 136);
    // One colour for each digit as a clue, for each tried, and for a blank.
    let mut colours: BTreeMap<(bool, u8), [u8; 3]> = BTreeMap::new();
    for (picture, grid) in pictures.iter().zip(&boards) {
        for cell in grid.cells() {
            let shown = at(picture, width, cell);
            let meant = (!start.is_blank(cell), grid[cell]);
            assert_eq!(*colours.entry(meant).or_insert(shown), shown, "{cell}");
        }
    }
    let mut all: Vec<[u8; 3]> = colours.values().copied().collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), colours.len(), "two digits have one colour");
    for digit in 1..=9 {
        if let (Some(clue), Some(tried)) =
            (colours.get(&(true, digit)), colours.get(&(false, digit)))
        {
            assert!(brightness(*clue) < brightness(*tried), "the clue {digit} isn't darker");
        }
    }
}

#[test]
fn the_film_of_the_readme_is_what_its_command_makes() {
    let readme = include_bytes!("../../../docs/search.gif");
    assert!(readme.len() < 300_000, "{} bytes", readme.len());
    let film = made(&FILM, "readme.gif");
    assert!(film == readme, "make it anew: cargo run --bin page -- film --out docs/search.gif");
}

#[test]
fn every_search_and_every_size_has_a_film_and_a_tree() {
    for search in ["order", "fewest", "propagation", "candidates", "cover", "tightest"] {
        for puzzle in ["small", "9a", "16a"] {
            let line =
                ["--puzzle", puzzle, "--search", search, "--budget", "2000", "--out", "FILE"];
            for kind in ["film", "tree"] {
                let output =
                    page(&[&[kind], &line[..]].concat(), &format!("{kind}-{search}-{puzzle}"));
                let gave_up = String::from_utf8_lossy(&output.stdout).contains("Gave up");
                assert_eq!(
                    output.status.code(),
                    Some(i32::from(gave_up)),
                    "{kind} {search} {puzzle}"
                );
            }
        }
    }
}

fn texts(svg: &[u8], class: &str) -> Vec<String> {
    let text = std::str::from_utf8(svg).unwrap();
    let document = Document::parse(text).unwrap();
    let nodes = document.descendants().filter(|node| node.attribute("class") == Some(class));
    nodes.map(|node| node.text().unwrap_or_default().to_string()).collect()
}

fn circles(svg: &[u8]) -> usize {
    let document = Document::parse(std::str::from_utf8(svg).unwrap()).unwrap();
    document.descendants().filter(|node| node.has_tag_name("circle")).count()
}

#[test]
fn the_tree_has_a_circle_for_each_call() {
    let svg = made(&["tree", "--out", "FILE"], "tree.svg");
    assert_eq!(circles(&svg), 12);
    let marks = texts(&svg, "mark");
    let found = marks.iter().filter(|mark| *mark == "✓").count();
    assert_eq!((found, marks.len() - found), (7, 5));
    assert!(texts(&svg, "folded").is_empty());
}

#[test]
fn a_large_tree_counts_what_it_does_not_draw() {
    let line = ["tree", "--puzzle", "Inkala 2010", "--out", "FILE"];
    let svg = made(&line, "folded.svg");
    let folded = texts(&svg, "folded");
    let counted: usize = folded
        .iter()
        .map(|text| text.trim_start_matches("+ ").replace(',', "").parse::<usize>().unwrap())
        .sum();
    // 10,007 tries, and the first call.
    assert_eq!(circles(&svg) + counted, 10_008);
    assert!(circles(&svg) <= 160);
    let deeper = made(&[&line[..], &["--depth", "3"]].concat(), "shallow.svg");
    assert!(circles(&deeper) < circles(&svg));
}

#[test]
fn the_chart_has_a_bar_for_each_search_and_puzzle() {
    let svg = made(&["chart", "--out", "FILE"], "chart.svg");
    let document = Document::parse(std::str::from_utf8(&svg).unwrap()).unwrap();
    let class = |node: &roxmltree::Node| node.attribute("class").unwrap_or_default().to_string();
    let bars = document.descendants().filter(|node| class(node).starts_with("bar "));
    let widths: Vec<(f64, f64)> = bars
        .map(|bar| {
            let title = bar.descendants().find_map(|node| node.text()).unwrap();
            let tries = title.rsplit(": ").next().unwrap().replace(',', "").parse().unwrap();
            (tries, bar.attribute("width").unwrap().parse().unwrap())
        })
        .collect();
    assert_eq!(widths.len(), 9 * 6);
    assert!(texts(&svg, "figure").contains(&"9,727,396".to_string()));
    let ten = |tries: f64| widths.iter().find(|bar| (bar.0 - tries).abs() < 0.5).unwrap().1;
    // A bar grows by the same length wherever the tries grow by the same factor.
    let (a, b) = (ten(2_428.0) - ten(54.0), (2_428.0_f64 / 54.0).log10());
    let (c, d) = (ten(9_727_396.0) - ten(481.0), (9_727_396.0_f64 / 481.0).log10());
    assert!((a / b - c / d).abs() < 0.5, "{a} for {b}, {c} for {d}");
}

/// What the program says when it refuses: one line, and status 2.
fn refusal(line: &[&str], name: &str) -> String {
    let output = page(line, name);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

#[test]
fn what_cannot_be_done_is_said_in_a_line() {
    let nowhere = "no-such-folder/out";
    for line in [&["--out"][..], &["film", "--out"], &["tree", "--out"], &["chart", "--out"]] {
        let said = refusal(&[line, &[nowhere]].concat(), "nothing");
        assert!(said.starts_with("error: cannot write \"no-such-folder/out\": "), "{said}");
    }
    let said = refusal(&["film", "--puzzle", "nobody", "--out", "FILE"], "nobody.gif");
    assert!(said.contains("no puzzle and no file is called \"nobody\""), "{said}");
    let deep = ["tree", "--puzzle", "17 clues", "--depth", "60", "--budget", "100000"];
    let said = refusal(&[&deep[..], &["--out", "FILE"]].concat(), "deep.svg");
    assert!(said.contains("give a smaller --depth, at most "), "{said}");
    for name in ["nobody.gif", "deep.svg"] {
        assert!(!file(name).exists(), "{name} is left behind");
    }
}

#[test]
fn a_film_that_would_be_too_large_says_what_makes_it_smaller() {
    // The same at 1 MB as at 100, which takes half a minute to fill.
    let line = ["film", "--puzzle", "Inkala 2010", "--search", "order", "--at-most", "1"];
    let said = refusal(&[&line[..], &["--every", "1", "--out", "FILE"]].concat(), "large.gif");
    assert!(said.contains("larger than 1 MB: it has 10,008 pictures"), "{said}");
    assert!(!file("large.gif").exists(), "it is left behind");
    let (_, every) = said.split_once("--every ").unwrap();
    let every = every.split_whitespace().next().unwrap();
    let gif = made(&[&line[..], &["--every", every, "--out", "FILE"]].concat(), "smaller.gif");
    assert!((100_000..=1_000_000).contains(&gif.len()), "--every {every}: {}", gif.len());
}

#[test]
fn a_search_that_gives_up_says_so_in_its_status() {
    let line =
        ["film", "--puzzle", "17 clues", "--search", "order", "--budget", "100", "--out", "FILE"];
    let output = page(&line, "gave_up.gif");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("Gave up after 100 tries"));
    assert_eq!(pictures(&fs::read(file("gave_up.gif")).unwrap()).1.len(), 26);
}
