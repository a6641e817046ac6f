//! What the reader reads, printed in any form and read again, is the same grid; and no
//! text makes it panic or read one thing as two. `PROPTEST_CASES=1000000` asks for more.

use proptest::prelude::*;
use sudoku_steps::read::{Notation, Options, Puzzle, Reader};
use sudoku_steps::{AnyGrid, with_grid};

fn line(grid: &AnyGrid) -> String {
    with_grid!(grid, grid => grid.line())
}

fn read(text: &[u8], options: Options) -> Vec<Result<Puzzle, String>> {
    Reader::new(text, options).map(|read| read.map_err(|fault| fault.to_string())).collect()
}

/// Grids without a conflict: a full one, its digits shuffled, some squares blank.
fn grid() -> impl Strategy<Value = Vec<u8>> {
    let side = prop::sample::select(vec![4_usize, 9, 16, 25]);
    side.prop_flat_map(|side| {
        let digits = Just((1..=side as u8).collect::<Vec<u8>>()).prop_shuffle();
        // A third, a tenth or none of the clues: sparse grids too.
        let kept = (0..=10_u32, prop::collection::vec(0..10_u32, side * side));
        (digits, kept).prop_map(move |(digits, (share, kept))| {
            let box_side = side.isqrt();
            (0..side * side)
                .map(|index| {
                    let (row, col) = (index / side, index % side);
                    let digit = (box_side * (row % box_side) + row / box_side + col) % side;
                    if kept[index] < share { digits[digit] } else { 0 }
                })
                .collect()
        })
    })
}

/// How a square is written.
#[derive(Clone, Debug)]
struct Style {
    notation: Notation,
    numbers: bool,
    lower: bool,
    blank: &'static str,
}

fn style() -> impl Strategy<Value = Style> {
    let notation =
        prop::sample::select(vec![Notation::FromOne, Notation::FromZero, Notation::Letters]);
    let blank = prop::sample::select(vec![".", "0", "_", "*", "?", "·", "x"]);
    (notation, any::<bool>(), any::<bool>(), blank)
        .prop_map(|(notation, numbers, lower, blank)| Style { notation, numbers, lower, blank })
}

impl Style {
    /// Only what this style can say.
    fn on(mut self, side: usize) -> Self {
        if side < 16 {
            self.notation = Notation::FromOne;
        }
        if self.notation == Notation::Letters {
            self.numbers = false;
        }
        if self.notation != Notation::FromOne && matches!(self.blank, "0" | "x") {
            self.blank = ".";
        }
        self
    }

    fn write(&self, digit: u8) -> String {
        let written = match (digit, self.notation) {
            (0, _) => return self.blank.to_string(),
            (_, Notation::Letters) => ((b'A' + digit - 1) as char).to_string(),
            (_, notation) => {
                let number = digit - u8::from(notation == Notation::FromZero);
                match number {
                    10.. if !self.numbers => ((b'A' + number - 10) as char).to_string(),
                    _ => number.to_string(),
                }
            }
        };
        if self.lower { written.to_lowercase() } else { written }
    }
}

const FORMS: usize = 15;

/// The grid in one of the forms.
fn printed(digits: &[u8], style: &Style, form: usize) -> String {
    let side = digits.len().isqrt();
    let height = side.isqrt();
    let words: Vec<String> = digits.iter().map(|&digit| style.write(digit)).collect();
    let width = words.iter().map(|word| word.chars().count()).max().unwrap_or(1);
    let joined = |between: &str| -> Vec<String> {
        words.chunks(side).map(|row| row.join(between)).collect()
    };
    let tight = if style.numbers { " " } else { "" };
    let framed = |blank: Option<&str>, bar: &str, rule: &str| -> String {
        let mut text = String::new();
        let cell = |word: &String| match blank {
            Some(blank) if *word == style.blank => format!("{blank:>width$}"),
            _ => format!("{word:>width$}"),
        };
        let rule = rule.repeat(height * (width + 1) + 1);
        let rule = vec![rule; height].join("+");
        for (index, row) in words.chunks(side).enumerate() {
            if index % height == 0 {
                text.extend(["+", &rule, "+\n"]);
            }
            text += bar;
            for part in row.chunks(height) {
                let cells: Vec<String> = part.iter().map(cell).collect();
                text.extend([" ", &cells.join(" "), " ", bar]);
            }
            text += "\n";
        }
        text + &format!("+{rule}+\n")
    };
    match form {
        0 => words.join(tight),
        1 => joined(tight).join("\n"),
        2 => joined(" ").join("\n"),
        3 => joined(",").join("\n"),
        4 => words.join(","),
        5 => joined("\t").join("\n"),
        6 => words.join(" "),
        7 => framed(None, "|", "-"),
        8 => framed(Some(" "), "|", "-"),
        9 => framed(Some(" "), "│", "─"),
        10 => format!("[[{}]]", joined(", ").join("],\n [")),
        11 => {
            let null =
                |word: &String| if *word == style.blank { "null".into() } else { word.clone() };
            let words: Vec<String> = words.iter().map(null).collect();
            let rows: Vec<String> = words.chunks(side).map(|row| row.join(", ")).collect();
            format!("[[{}]]", rows.join("], ["))
        }
        12 => joined(tight)
            .chunks(height)
            .map(|band| band.join("\n"))
            .collect::<Vec<_>>()
            .join("\n\n"),
        13 => format!("#A nobody\n#B 03-12-2026\n{}", joined(tight).join("\r\n")),
        _ => format!("Grid 01\n{}\n", joined(tight).join("\n")),
    }
}

fn options(side: usize, style: &Style) -> Options {
    Options { side: Some(side), digits: Some(style.notation), ..Options::default() }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_printed_in_any_form_reads_back(
        digits in grid(), style in style(), form in 0..FORMS,
    ) {
        let side = digits.len().isqrt();
        let style = style.on(side);
        let text = printed(&digits, &style, form);
        let expected: String = digits.iter().map(|&digit| sudoku_steps::symbol(digit)).collect();
        // With all that can be said, it is the grid, or it is refused for a space that
        // doesn't say how wide a square is.
        let asked = read(text.as_bytes(), options(side, &style));
        prop_assert_eq!(asked.len(), 1, "{}", text);
        match &asked[0] {
            Ok(puzzle) => prop_assert_eq!(&line(&puzzle.grid), &expected, "{}", text),
            Err(fault) => prop_assert!(false, "{}\n{}", text, fault),
        }
        // Without, it is the grid too, or the names of its digits are others, or it is
        // refused and the option named.
        let alone = read(text.as_bytes(), Options::default());
        for one in &alone {
            match one {
                Ok(puzzle) if puzzle.grid.side() == side => {
                    let found = line(&puzzle.grid);
                    let blanks = |text: &str| text.chars().map(|c| c == '.').collect::<Vec<_>>();
                    prop_assert_eq!(blanks(&found), blanks(&expected), "{}", text);
                    if style.notation == Notation::FromOne {
                        prop_assert_eq!(&found, &expected, "{}", text);
                    }
                }
                Ok(puzzle) => prop_assert!(
                    side == 16 && puzzle.grid.side() == 4,
                    "{} is read as a grid of side {}", text, puzzle.grid.side()
                ),
                Err(fault) => prop_assert!(
                    fault.contains("--digits") || fault.contains("--side"), "{}\n{}", text, fault
                ),
            }
        }
        prop_assert!(!alone.is_empty());
    }

    #[test]
    fn no_text_makes_it_panic_and_what_it_reads_reads_back(
        bytes in prop_oneof![
            prop::collection::vec(any::<u8>(), 0..400),
            "[0-9.\\-|+,\\[\\]{}() \t\n\r#xA-Ya-y\"'·│─]{0,800}".prop_map(String::into_bytes),
        ],
    ) {
        for read in read(&bytes, Options::default()).into_iter().flatten() {
            let text = line(&read.grid);
            prop_assert_eq!(text.parse::<AnyGrid>(), Ok(read.grid));
        }
    }

    /// A character more, less or another: the same grid, another that says so square by
    /// square, or a fault. Never a grid in which a row has moved.
    #[test]
    fn a_slip_never_shifts_the_grid(
        digits in grid(),
        style in style(),
        form in 0..FORMS,
        at in any::<prop::sample::Index>(),
        slip in prop::sample::select(vec!["", ".", "5", "-", " ", "\n", ",", "|", "|-", "\u{a0}", "x", "A", "]"]),
        replaces in any::<bool>(),
    ) {
        let side = digits.len().isqrt();
        let style = style.on(side);
        let mut characters: Vec<char> = printed(&digits, &style, form).chars().collect();
        let at = at.index(characters.len());
        let end = at + usize::from(replaces);
        characters.splice(at..end, slip.chars());
        let text: String = characters.into_iter().collect();
        let expected: Vec<char> = digits.iter().map(|&digit| sudoku_steps::symbol(digit)).collect();
        for one in read(text.as_bytes(), options(side, &style)).into_iter().flatten() {
            let found: Vec<char> = line(&one.grid).chars().collect();
            let differ = found.iter().zip(&expected).filter(|(a, b)| a != b).count();
            // In a row of sixteen, a space for a digit may leave a shorter number: one square.
            prop_assert!(differ <= 2, "{} squares differ\n{}", differ, text);
        }
    }
}
