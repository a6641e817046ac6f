//! The reader: every form in which puzzles lie around, and every way to get it wrong.

use std::fs;

use sudoku_steps::read::{self, Notation, Note, Options, Reader};
use sudoku_steps::{AnyGrid, Grid, ReadError, with_grid};

fn bytes(name: &str) -> Vec<u8> {
    let file = format!("{}/tests/cases/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    fs::read(&file).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn line(grid: &AnyGrid) -> String {
    with_grid!(grid, grid => grid.line())
}

/// What a text is read as: a line for each puzzle, a grid or a fault.
fn told(text: &[u8], options: Options) -> Vec<String> {
    Reader::new(text, options)
        .map(|read| match read {
            Ok(puzzle) => line(&puzzle.grid),
            Err(fault) => fault.to_string(),
        })
        .collect()
}

fn all(text: impl AsRef<[u8]>) -> Vec<String> {
    told(text.as_ref(), Options::default())
}

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const OTHER: &str =
    ".....4..1.12......4..2.75.6.8..4..2....3..15.27.1..6..........51.7..6..2...75.86.";

fn rows(line: &str) -> Vec<String> {
    let side = line.len().isqrt();
    (0..side).map(|row| line[row * side..][..side].to_string()).collect()
}

/// The puzzle in every form.
#[allow(clippy::too_many_lines)] // a table
fn forms() -> Vec<String> {
    let rows = rows(EASY);
    let zeros = EASY.replace('.', "0");
    let row_of = |left: &str, between: &str, right: &str, row: &str| {
        let cells: Vec<String> = row.chars().map(|c| c.to_string()).collect();
        format!("{left}{}{right}", cells.join(between))
    };
    let lines = |left: &str, between: &str, right: &str| -> String {
        rows.iter().map(|row| row_of(left, between, right, row) + "\n").collect()
    };
    let list = |blank: &str| {
        let rows: Vec<String> = rows
            .iter()
            .map(|row| {
                let cells: Vec<String> = row
                    .chars()
                    .map(|c| if c == '.' { blank.to_string() } else { c.to_string() })
                    .collect();
                format!("[{}]", cells.join(", "))
            })
            .collect();
        rows
    };
    let boxed = |rule: &str, bar: &str, blank: &str, space: &str| -> String {
        let mut text = format!("{rule}\n");
        for (index, row) in rows.iter().enumerate() {
            text += bar;
            for part in 0..3 {
                let cells: Vec<String> = row[3 * part..][..3]
                    .chars()
                    .map(|c| c.to_string().replace('.', blank))
                    .collect();
                text.extend([space, &cells.join(space), space, bar]);
            }
            text += "\n";
            if index % 3 == 2 {
                text.extend([rule, "\n"]);
            }
        }
        text
    };
    let bands = rows.chunks(3).map(|band| band.join("\n")).collect::<Vec<_>>().join("\n\n");
    let grid: Grid = EASY.parse().unwrap();
    let mut forms = vec![
        EASY.to_string(),
        format!("{EASY} easy, 28 clues\n"),
        format!("{EASY}\t# seen 3 times"),
        format!("{EASY},{}\n", "1".repeat(81)),
        format!("{EASY};4.2\n"),
        format!("{EASY}:comment"),
        format!("0000183b305c {zeros}  1.2\n"),
        format!("17,{EASY},easy\n"),
        format!("id,puzzle,solution\n1,{EASY},{}\n", "1".repeat(81)),
        format!("quizzes;solutions\r\n\"{zeros}\";\"{}\"\r\n", "1".repeat(81)),
        format!("#A nobody\n#D 03-12-2026 53\n{}\n", rows.join("\n")),
        format!("Grid 01\n{}", rows.join("\r\n")),
        format!("[Puzzle]\n{}", rows.join("\n")),
        rows.join(" "),
        rows.join("|"),
        bands.clone(),
        bands.replace("\n\n", "\n-----------\n"),
        bands.replace("\n\n", "\n\n\n"),
        lines("", " ", ""),
        lines("", ",", ""),
        lines("", ",", "").replace('.', ""),
        lines("", ";", ""),
        lines("", "\t", ""),
        lines("", "\t", "").replace('.', ""),
        lines("| ", " | ", " |"),
        lines("| ", " | ", " |").replace('.', " "),
        lines("|", "|", "|").replace('.', " "),
        format!("c1,c2,c3,c4,c5,c6,c7,c8,c9\n{}", lines("", ",", "")),
        EASY.chars().map(|c| c.to_string()).collect::<Vec<_>>().join(","),
        EASY.chars().map(|c| c.to_string()).collect::<Vec<_>>().join(" "),
        format!("[{}]", list("0").join(", ")),
        format!("[\n  {}\n]\n", list("-1").join(",\n  ")),
        format!("[\n  {},\n];\n", list("null").join(",\n  ")),
        format!("{{{}}}", list("0").join(", ").replace('[', "{").replace(']', "}")),
        format!("[{}]", list("0").join("\n ").replace(',', "")),
        format!("[{}]", list("\".\"").join(",")),
        format!("[\"{}\"]", rows.join("\", \"")),
        format!(
            "[{}]",
            EASY.chars().map(|c| c.to_string().replace('.', "0")).collect::<Vec<_>>().join(", ")
        ),
        grid.to_string(),
        boxed("+-------+-------+-------+", "|", ".", " "),
        boxed("+-------+-------+-------+", "|", " ", " "),
        boxed("*-----------*", "|", ".", ""),
        boxed("|---+---+---|", "|", " ", ""),
        boxed("├───────┼───────┼───────┤", "│", "·", " "),
        boxed("╠═══════╬═══════╬═══════╣", "║", " ", " "),
        boxed("-------|-------|-------", "|", ".", " "),
    ];
    for blank in ["0", "*", "_", "?", "·", "x", "X"] {
        forms.push(EASY.replace('.', blank));
        forms.push(rows.join("\n").replace('.', blank));
    }
    forms
}

#[test]
fn every_form_of_one_puzzle_is_the_same_grid() {
    for form in forms() {
        assert_eq!(all(&form), [EASY], "{form}");
        for changed in [
            format!("\u{feff}{form}"),
            form.replace("\r\n", "\n").replace('\n', "\r\n"),
            form.trim_end_matches('\n').to_string(),
            format!("\n \n{form}\n\n"),
        ] {
            assert_eq!(all(&changed), [EASY], "{changed:?}");
        }
        for wide in [u16::to_le_bytes as fn(u16) -> [u8; 2], u16::to_be_bytes] {
            let text = format!("\u{feff}{form}");
            let text: Vec<u8> = text.encode_utf16().flat_map(wide).collect();
            assert_eq!(all(&text), [EASY], "{form}");
        }
        // Beside another puzzle, each is itself.
        assert_eq!(all(format!("{form}\n\n{OTHER}\n\n{form}")), [EASY, OTHER, EASY], "{form}");
        let grid: Grid = form.parse().unwrap();
        assert_eq!(grid.line(), EASY);
        assert_eq!(line(&form.parse().unwrap()), EASY);
    }
}

#[test]
fn every_case_is_read_as_it_is_meant_or_refused() {
    let three = [
        "..3..1.....5.3.8618....72.46..5...4..2.3...19....19.....2486....5..2..........72.",
        "....9..3.831.....9.2....7.....64....654.89......3.1..4.83..7......52.9.3..2..81..",
        "..3.9.68......4......1.2.9529..78..3.3......85.7.6.2...6.341.2.9.............7.5.",
    ];
    let list = ".........9.57..2.4...6..8171.....5.......4.62.2...7148...1.26...39.784......697..";
    let bank = "...62...3..8.3.9...3..47....1.5...26..4...8.1...8..5....947...82.........762.1..5";
    let not_nine = "is no digit from 1 to 9 and no blank (. 0 _ * ? · x)";
    let wrong =
        |place: &str, character: char| format!("{place}: character {character:?} {not_nine}");
    let sizes = "a puzzle has 16, 81, 256 or 625, '.' for a blank";
    for (name, expected) in [
        ("headers", vec![OTHER.to_string()]),
        ("grid_headings", three.map(str::to_string).to_vec()),
        ("commas", vec!["..71.4.8..8.6..12.....8...7....6.7.5.6..1.4.27..4.2....41...8......4.29.2....6...".to_string()]),
        ("dots_between_rows", vec![format!("1:1: found 89 squares; {sizes}")]),
        ("notes", vec![bank.to_string(), bank.to_string()]),
        ("no_space_before_a_note", vec![wrong("1:82", 'h')]),
        ("mark_and_line_ends", vec!["....31.8..358...9.6...2..51....849.2...69.........381.96..........3...4.8.3...7.5".to_string()]),
        ("mark", vec!["....31.8..358...9.6...2..51....849.2...69.........381.96..........3...4.8.3...7.5".to_string()]),
        ("squares_80", vec![format!("1:1: found 80 squares; {sizes}")]),
        ("squares_82", vec![format!("1:1: found 82 squares; {sizes}")]),
        ("rows_of_8_and_10", vec!["4:1: the row has 8 squares; each row has 9, '.' for a blank".to_string()]),
        ("rule_with_bars", vec![".34....5..6......19.7.1.2...7..341...4.......6..8..9..4...2.68.78.54..12.1.67....".to_string()]),
        ("box_drawing", vec!["9..4....62...897.4....3...1.1.9......652.84..7.9....8...8..6.1...7...94..238.4...".to_string()]),
        ("list_minus_one", vec![list.to_string()]),
        ("list_zero", vec![list.to_string()]),
        ("plus_marks", vec![wrong("1:1", '+')]),
        ("with_candidates", vec![wrong("1:1", ':')]),
        ("web_address", vec![wrong("1:1", 'h')]),
        ("rows_of_6", vec!["1:1: the row has 6 squares; a row has 4, 9, 16 or 25, '.' for a blank".to_string()]),
        ("utf16", vec![".....4.6.4.....931.2.13....78.9..3.43.5....1...14.....2..3...875....21..134...2..".to_string()]),
        ("three_conflicts", vec!["1:1: row 0 has two 9s, at (0, 1) and (0, 2)".to_string()]),
        ("last_box", vec!["1:1: box 8 has two 4s, at (6, 6) and (8, 8)".to_string()]),
        ("two_answers_4x4", vec![".....1..1.43.31.".to_string()]),
        ("full_grids", vec![
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179".to_string(),
            "2:1: column 0 has two 3s, at (0, 0) and (8, 0)".to_string(),
        ]),
        ("letters_16x16", vec!["32..C.8..4F..1A.57.F.EA.3...C.8...89..4.1A.G..D.1G.E26D3B......FF..8.4GE.2A3B9CD9.CD587FEG41.6.A63.......7.51...E.G4....9...5....8.B45.7G6.AD2932D938.FC7E.4..61.A6..3...FB.....7.....6G29...CFBA63..2B...C.E417..176.3.D..9..5..9B.F..8.17....G8F5CE71.A.G69.B.".to_string()]),
    ] {
        assert_eq!(all(bytes(name)), expected, "{name}");
    }
}

/// A reader that took both 0 and '.' for a blank dropped two clues without a word.
#[test]
fn sixteen_rows_of_0_to_f() {
    let text = bytes("zero_to_f_16x16");
    let shown: String = String::from_utf8(text.clone()).unwrap().lines().collect();
    let puzzle = read::one(text.as_slice(), Options::default()).unwrap();
    assert_eq!(puzzle.note, Some(Note::Digits { side: 16, notation: Notation::FromZero }));
    let expected: String = shown
        .chars()
        .map(|c| c.to_digit(16).map_or('.', |digit| sudoku_steps::symbol(digit as u8 + 1)))
        .collect();
    assert_eq!(line(&puzzle.grid), expected);
    assert_eq!(all(shown.to_lowercase()), [expected.as_str()]);
    let numbers: Vec<String> = shown
        .chars()
        .map(|c| c.to_digit(16).map_or("..".to_string(), |digit| digit.to_string()))
        .collect();
    let rows: Vec<String> = numbers.chunks(16).map(|row| row.join(" ")).collect();
    assert_eq!(all(rows.join("\n")), [expected.as_str()]);
    let asked = Options { digits: Some(Notation::FromZero), ..Options::default() };
    assert_eq!(told(&text, asked), [expected]);
}

#[test]
fn what_can_be_read_in_two_ways_is_refused_or_noted() {
    // Full, with 0 for one digit, or with sixteen blanks: both are right.
    let mut full = String::new();
    for row in 0..16 {
        for col in 0..16 {
            full.extend(char::from_digit((4 * (row % 4) + row / 4 + col) % 16, 16));
        }
    }
    let refused = "1:1: the digits can be 1-9A-G or 0-9A-F; say which: --digits 1-9A-G or \
                   --digits 0-9A-F";
    let full = full.to_uppercase();
    assert_eq!(all(&full), [refused]);
    for digits in [Notation::FromOne, Notation::FromZero] {
        let options = Options { digits: Some(digits), ..Options::default() };
        let blanks = told(full.as_bytes(), options)[0].matches('.').count();
        assert_eq!(blanks, if digits == Notation::FromOne { 16 } else { 0 });
    }
    // Two 0s in a row can't both be a digit.
    let two: String = full.replacen('1', "0", 1);
    let puzzle = read::one(two.as_bytes(), Options::default()).unwrap();
    assert_eq!(puzzle.note, Some(Note::Digits { side: 16, notation: Notation::FromOne }));
    // Sixteen blank rows of sixteen are as many blank 4 × 4 grids.
    let blank = format!("{}\n", ".".repeat(16)).repeat(16);
    assert!(all(&blank)[0].contains("--side 16 or --side 4"), "{:?}", all(&blank));
    let options = |side| Options { side: Some(side), ..Options::default() };
    assert_eq!(told(blank.as_bytes(), options(16)), [".".repeat(256)]);
    assert_eq!(told(blank.as_bytes(), options(4)).len(), 16);
    let framed: Grid<16> = Grid::empty();
    assert_eq!(all(framed.to_string()), [".".repeat(256)]);
    let clues = "3124421300000042\n".repeat(16);
    assert_eq!(all(&clues).len(), 16);
    assert_eq!(all(clues.repeat(3)).len(), 48);
}

#[test]
fn letters_of_25_are_read_in_each_notation() {
    let letters: String = (0..25)
        .flat_map(|row| (0..25).map(move |col| (5 * (row % 5) + row / 5 + col) % 25))
        .map(|digit: u8| (b'A' + digit) as char)
        .collect();
    let expected: String =
        letters.bytes().map(|letter| sudoku_steps::symbol(letter - b'A' + 1)).collect();
    assert_eq!(all(&letters), [expected.as_str()]);
    assert_eq!(all(letters.to_lowercase()), [expected.as_str()]);
    assert_eq!(all(&expected), [expected.as_str()]);
    let numbers: Vec<String> = letters.bytes().map(|c| (c - b'A' + 1).to_string()).collect();
    for text in [numbers.join(" "), numbers.join(","), format!("[{}]", numbers.join(", "))] {
        assert_eq!(all(text), [expected.as_str()]);
    }
    let rows: Vec<String> = numbers.chunks(25).map(|row| row.join("\t")).collect();
    assert_eq!(all(rows.join("\n")), [expected.as_str()]);
    let mixed = letters.replacen('B', "b", 1);
    assert!(all(mixed)[0].contains("character 'b'"));
}

/// Characters are judged before sizes.
#[test]
fn a_strange_character_is_named_with_its_place() {
    for strange in [',', '"', '\u{a0}', '\u{1b}', '+', '-', '\u{feff}', '\0', '№', ';', ':', '/']
    {
        for at in [0, 5, 40, 80, 81] {
            let (start, end) = EASY.split_at(at);
            let text = format!("{start}{strange}{end}");
            if at == 0 && strange == '\u{feff}' || at == 81 && matches!(strange, ',' | ';' | ':') {
                continue;
            }
            for text in [format!("{text}\n{OTHER}\n"), format!("{OTHER}\n{text}\n")] {
                let told = all(&text);
                let what = format!("{strange:?} at {at}: {told:?}");
                assert_eq!(told.len(), 2, "{what}");
                let fault = told.iter().find(|told| *told != OTHER).expect(&what);
                assert!(fault.contains(&format!(":{}: character {strange:?}", at + 1)), "{what}");
            }
        }
        let mut rows = rows(EASY);
        rows[4] = format!("4..8.3..{strange}");
        let told = all(rows.join("\n"));
        assert!(told[0].starts_with(&format!("5:9: character {strange:?}")), "{told:?}");
        assert_eq!(told.len(), 1, "{told:?}");
    }
}

#[test]
fn one_bad_puzzle_spoils_no_other() {
    let good = rows(OTHER).join("\n");
    let short = rows(EASY)[..8].join("\n");
    let dashes = rows(EASY).join("\n").replace("7...2...6", "---------");
    let long_row = rows(EASY).join("\n").replace("7...2...6", "7...2...66");
    for bad in [
        short.as_str(),
        &dashes,
        &long_row,
        &EASY[..80],
        &format!("{EASY}."),
        &format!("{good}\n{good}"),
        "words of nobody",
        "[[1, 2, 3], [4, 5]]",
        "[[1, 2, 3, 4], [3, 4",
        "[1, 2, , 3]",
        "1,2,3",
        "---------\n---------\n---------",
        "11.......",
        &format!("[{}]", "1, ".repeat(700)),
        &"1".repeat(70_000),
    ] {
        for text in [
            format!("{EASY}\n\n{bad}\n\n{good}\n\n{OTHER}\n"),
            format!("{good}\n\n{bad}\n\n{EASY}\n{good}\n\n{OTHER}\n"),
        ] {
            let told = all(&text);
            let faults: Vec<&String> = told.iter().filter(|told| told.contains(": ")).collect();
            assert_eq!(faults.len(), 1, "{bad:.200}\n{told:#?}");
            assert_eq!(
                told.iter().filter(|told| *told == EASY).count(),
                1,
                "{bad:.200}\n{told:#?}"
            );
            assert_eq!(faults.len() + told.len() - 1, told.len(), "{told:?}");
            assert!(told.last().is_some_and(|last| last == OTHER), "{bad:.200}\n{told:#?}");
        }
    }
}

#[test]
fn sixteen_squares_are_a_small_puzzle_or_one_row() {
    assert_eq!(all("3124421300000042"), ["31244213......42"]);
    let told = all("53..7....6..195.");
    assert!(told[0].starts_with("1:1: character '5' is no digit from 1 to 4"), "{told:?}");
}

/// An input without end is left after a while; the memory stays flat all the same.
#[test]
fn what_has_no_end_is_given_up() {
    use std::io::{BufReader, Read, repeat};
    for byte in [b'0', b'[', b' ', b'-', 0, 0xff] {
        let mut reader = Reader::new(BufReader::new(repeat(byte)), Options::default());
        let fault = reader.next().expect("something is said").expect_err("it is no puzzle");
        let ReadError::TooLong { goes_on: false, .. } = fault.error else { panic!("{fault}") };
        assert!(reader.next().is_none());
    }
    let lines = "[".repeat(10) + "\n";
    let many = BufReader::new(repeat(b'x').take(0).chain(lines.as_bytes()));
    assert_eq!(Reader::new(many, Options::default()).count(), 1);
}
