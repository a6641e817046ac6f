//! Six problems for one search.

use sudoku_steps::exact_cover::{Link, Problem};
use sudoku_steps::lesson::{Options, Show, Stop, about};
use sudoku_steps::solutions::exact_cover::packing::{Packing, SIX_BY_TEN, WITH_A_HOLE};
use sudoku_steps::solutions::exact_cover::{langford, queens, small};
use sudoku_steps::text::commas;
use sudoku_steps::{Outcome, Table, puzzles};

use crate::one_problem::{Done, search_quietly};
use crate::sudoku;

/// Draws the options taken, or names the kind of a solution.
type Say = Box<dyn Fn(&Problem, &[Link]) -> String>;

/// A problem and how to show it.
pub struct Named {
    pub title: String,
    /// What its items and options are.
    pub about: &'static str,
    pub problem: Problem,
    pub draw: Say,
    /// What is the same for two solutions that count as one; `None` where each counts.
    pub kind: Option<Say>,
}

/// The problem with this name.
pub fn find(name: &str, size: Option<usize>) -> Result<Named, Stop> {
    let sized = matches!(name, "queens" | "langford");
    if size.is_some() && !sized {
        return Err(no_size());
    }
    match name {
        "small" => Ok(small()),
        "queens" => Ok(queens(size.unwrap_or(8))),
        "langford" => Ok(langford(size.unwrap_or(7))),
        "6x10" => Ok(pentominoes("Pentominoes, 6 × 10", SIX_BY_TEN)),
        "8x8" => Ok(pentominoes("Pentominoes, 8 × 8", WITH_A_HOLE)),
        "soma" => Ok(soma()),
        _ => Err(Stop::Bad(format!(
            "no problem is called {name:?}; the problems are small, sudoku, queens, langford, \
             6x10, 8x8, soma"
        ))),
    }
}

/// What is said when a problem has no size.
pub fn no_size() -> Stop {
    Stop::Bad("--size is for queens and langford".to_string())
}

pub fn small() -> Named {
    let draw = |problem: &Problem, taken: &[Link]| {
        let options = taken.iter().map(|&node| problem.shown(problem.option_of(node)));
        options.collect::<Vec<_>>().join("\n")
    };
    Named {
        title: "The small matrix".to_string(),
        about: "The items are letters, the options the rows of the matrix.",
        problem: small::problem(),
        draw: Box::new(draw),
        kind: None,
    }
}

fn queens(side: usize) -> Named {
    Named {
        title: format!("Queens, {side} × {side}"),
        about: "An option is a queen on a square. It covers a row r and a column c, which have \
                to be covered, and two diagonals \\ and /, which may be: those items are \
                secondary. They are never in the list of items, so the search never chooses \
                one.",
        problem: queens::problem(side),
        draw: Box::new(move |problem, taken| queens::draw(problem, side, taken)),
        kind: None,
    }
}

fn langford(most: usize) -> Named {
    let line = move |problem: &Problem, taken: &[Link]| langford::draw(problem, most, taken);
    let kind = move |problem: &Problem, taken: &[Link]| {
        let forward = line(problem, taken);
        let backward: Vec<&str> = forward.split(' ').rev().collect();
        let backward = backward.join(" ");
        forward.min(backward)
    };
    Named {
        title: format!("Langford pairs, 1 to {most}"),
        about: "Each number stands twice in one line, with as many numbers between the two as \
                it says. An option is a number in two places; it covers the number and both \
                places p.",
        problem: langford::problem(most),
        draw: Box::new(line),
        kind: Some(Box::new(kind)),
    }
}

fn pentominoes(title: &str, board: &str) -> Named {
    packing(
        title,
        "The twelve ways to join five squares, each used once. An option is a piece in one \
         place; it covers the piece and five squares, each given by its row and column. The \
         X gets only places that differ when the board is turned or flipped.",
        Packing::pentominoes(board),
    )
}

fn soma() -> Named {
    packing(
        "The Soma cube",
        "Seven pieces of three or four cubes fill a cube of side 3, shown layer beside \
         layer. An option is a piece in one place; it covers the piece and its cubes, each \
         given by layer, row and column. The T gets only places that differ when the cube \
         is turned or seen in a mirror.",
        Packing::soma(),
    )
}

fn packing(title: &str, about: &'static str, packing: Packing) -> Named {
    let problem = packing.problem.clone();
    let shared = std::rc::Rc::new(packing);
    let again = std::rc::Rc::clone(&shared);
    Named {
        title: title.to_string(),
        about,
        problem,
        draw: Box::new(move |_, taken| shared.draw(taken)),
        kind: Some(Box::new(move |_, taken| format!("{:?}", again.kind(taken)))),
    }
}

/// All six, each searched to its end.
pub fn table(show: &mut Show, options: &Options) -> Result<(), Stop> {
    show.part("Six problems, one search")?;
    show.say(
        "The search knows nothing of Sudoku. Here is the same function on other problems, \
         each to its end. Solutions that are the same when the board is turned, flipped or \
         read backwards count once under differ.",
    )?;
    let mut table =
        Table::new(&["problem", "items", "options", "found", "differ", "taken", "updates", "time"]);
    let mut gave_up = false;
    let mut row = |title: &str, problem: &Problem, done: &Done| {
        gave_up |= matches!(done.outcome, Outcome::GaveUp { .. });
        let (primary, all) = (problem.primary(), problem.items());
        let secondary = if all > primary { format!("+{}", all - primary) } else { String::new() };
        table.row([
            title.to_string(),
            format!("{primary}{secondary}"),
            commas(problem.options() as u64),
            done.solutions_shown(),
            done.different.map_or_else(String::new, commas),
            commas(done.takes),
            commas(done.updates),
            about(done.time),
        ]);
    };
    let easy = puzzles::NAMED[0];
    let (sudoku_problem, sudoku_done) = sudoku::count(&easy.grid(), options);
    let mut drawn = Vec::new();
    let named = [small(), queens(8), langford(7), pentominoes("8 × 8 board", WITH_A_HOLE), soma()];
    for (index, named) in named.iter().enumerate() {
        let title =
            ["Small matrix", "8 queens", "7 Langford pairs", "Pentominoes", "Soma cube"][index];
        let done = search_quietly(named, options);
        row(title, &named.problem, &done);
        if ["8 queens", "Pentominoes"].contains(&title) && !done.first.is_empty() {
            drawn.push((named.draw)(&named.problem, &done.first));
        }
        if index == 0 {
            row(&format!("Sudoku, {}", easy.name), &sudoku_problem, &sudoku_done);
        }
    }
    show.block(table)?;
    if gave_up {
        show.say(
            "A number with + was found before the search gave up. There may be more, and the \
             counts beside it are those until then.",
        )?;
    }
    show.say(
        "16+30 are 16 items that have to be covered and 30 secondary ones, the diagonals: \
         those may stay uncovered.",
    )?;
    if let [eight, board] = drawn.as_slice() {
        show.say("The first solution of two of them:")?;
        show.block(beside(eight, board))?;
    }
    show.say(
        "The pentominoes on the board of 6 × 10 take a second or two: --problem 6x10. An update \
         is a node taken out of a list. Knuth counts those, since they don't depend on the \
         machine.",
    )
}

/// Two drawings side by side.
fn beside(left: &str, right: &str) -> String {
    let width = left.lines().map(|line| line.chars().count()).max().unwrap_or(0) + 8;
    let height = left.lines().count().max(right.lines().count());
    let row = |index: usize| {
        let (left, right) = (left.lines().nth(index), right.lines().nth(index));
        format!("{:width$}{}", left.unwrap_or(""), right.unwrap_or(""))
    };
    (0..height).map(row).collect::<Vec<_>>().join("\n")
}
