//! What the commands share that work on any number of puzzles: the format, and the place
//! of a puzzle.

use clap::ArgMatches;
use serde_json::{Value, json};
use sudoku_steps::Cell;

use crate::input::Puzzle;

/// How answers are printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// For people.
    Text,
    /// One line a puzzle.
    Line,
    /// One JSON object a puzzle, each on a line.
    Json,
}

impl Format {
    /// What was asked for.
    pub fn of(matches: &ArgMatches) -> Self {
        match matches.get_one::<String>("format").map(String::as_str) {
            Some("line") => Self::Line,
            Some("json") => Self::Json,
            _ => Self::Text,
        }
    }

    /// What stands in the place of a puzzle that can't be read. For people the complaint
    /// on standard error is enough.
    pub fn error(self, message: &str) -> String {
        match self {
            Self::Text => String::new(),
            Self::Line => "error\n".to_string(),
            Self::Json => format!("{}\n", json!({ "result": "error", "error": message })),
        }
    }
}

/// The number after an option, if there is one.
pub fn number(matches: &ArgMatches, name: &str) -> Option<u64> {
    matches.get_one::<u64>(name).copied()
}

/// What to call a puzzle: its source, and its line where that has several.
pub fn label(puzzle: &Puzzle) -> String {
    match puzzle.line {
        1 => puzzle.source.to_string(),
        line => format!("{}:{line}", puzzle.source),
    }
}

/// Squares as JSON, each as row and column.
pub fn squares(cells: &[Cell]) -> Value {
    cells.iter().map(|cell| json!([cell.row, cell.col])).collect()
}

/// A text with two spaces in front of each line that isn't empty.
pub fn indented(text: &str) -> String {
    text.lines().fold(String::new(), |all, line| {
        all + if line.is_empty() { "" } else { "  " } + line + "\n"
    })
}
