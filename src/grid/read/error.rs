//! What can be wrong with the text of a puzzle.

use std::error::Error;
use std::fmt;

use super::notation::Notation;
use crate::{Conflict, symbol};

/// Why a text is no puzzle. Lines and columns of the text count from 1.
///
/// Printed with `{}` it names the place, where it has one; with `{:#}` it leaves the
/// place out, for whoever prints it in front.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// There is no character of a grid in the text.
    Empty {
        /// How many squares a grid has.
        expected: usize,
    },
    /// A text of one line has too few or too many squares.
    Length {
        /// How many squares it has.
        found: usize,
        /// How many squares a grid has.
        expected: usize,
    },
    /// A row has too few or too many squares.
    RowLength {
        /// The line of the text.
        line: usize,
        /// Where in that line the row begins.
        column: usize,
        /// How many squares the row has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// There are too few or too many rows.
    Rows {
        /// How many rows there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A line of dashes stands where no line between boxes can be.
    Rule {
        /// The line of the text.
        line: usize,
        /// How many rows stand above it.
        rows: usize,
        /// How many rows a box has.
        side: usize,
    },
    /// There is a second puzzle where one was asked for.
    Several {
        /// The line in which the second begins.
        line: usize,
    },
    /// A character that is neither a digit of this size nor a blank.
    Character {
        /// The character.
        character: char,
        /// The line it stands in.
        line: usize,
        /// Which character of the line it is.
        column: usize,
        /// The largest digit of a grid of this size.
        largest: u8,
    },
    /// A number that is no digit of this size.
    Number {
        /// The number.
        number: u8,
        /// The line it stands in.
        line: usize,
        /// Where in that line it begins.
        column: usize,
        /// The largest digit of a grid of this size.
        largest: u8,
    },
    /// Where the size of a grid is told from the text: a number of squares that no
    /// size has.
    Size {
        /// How many squares there are.
        found: usize,
    },
    /// The same, with a text of several lines: the first row has the length of none.
    RowSize {
        /// The line of the text.
        line: usize,
        /// Where in that line the row begins.
        column: usize,
        /// How many squares the row has.
        found: usize,
    },
    /// Two notations read the text as different puzzles, both without a conflict.
    Digits {
        /// The side of the grid.
        side: usize,
        /// The two notations.
        notations: [Notation; 2],
    },
    /// The lines are a puzzle of one size, or each line is one of another.
    Sides {
        /// The two sides.
        sides: [usize; 2],
    },
    /// A list has no end.
    Unclosed {
        /// The line in which it begins.
        line: usize,
        /// Where in that line.
        column: usize,
    },
    /// The table's heading names a column that a line hasn't.
    NoField {
        /// The line of the text.
        line: usize,
    },
    /// A line, or a list, that is far longer than any puzzle.
    TooLong {
        /// The line of the text.
        line: usize,
        /// Whether what follows could still be read.
        goes_on: bool,
    },
    /// Bytes that are no text.
    NotText {
        /// The line of the text.
        line: usize,
        /// Which character of the line they would be.
        column: usize,
    },
    /// The input can't be read.
    Input(String),
    /// Two equal digits in a unit.
    Conflict(Conflict),
}

/// How many squares the sizes have.
const SIZES: &str = "16, 81, 256 or 625, '.' for a blank";

impl ReadError {
    /// Where the fault stands: line and column, as far as it says so itself.
    #[must_use]
    pub const fn place(&self) -> Option<(usize, usize)> {
        match *self {
            Self::RowLength { line, column, .. }
            | Self::Character { line, column, .. }
            | Self::Number { line, column, .. }
            | Self::RowSize { line, column, .. }
            | Self::Unclosed { line, column }
            | Self::NotText { line, column } => Some((line, column)),
            Self::Rule { line, .. }
            | Self::Several { line }
            | Self::NoField { line }
            | Self::TooLong { line, .. } => Some((line, 1)),
            _ => None,
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = match self.place() {
            Some((line, column)) if !f.alternate() => format!(" at {line}:{column}"),
            _ => String::new(),
        };
        match self {
            Self::Empty { expected } => {
                write!(f, "the text is empty; a puzzle has {expected} squares, '.' for a blank")
            }
            Self::Length { found, expected } => {
                write!(f, "found {}; a puzzle has {expected}, '.' for a blank", squares(*found))
            }
            Self::RowLength { found, expected, .. } => write!(
                f,
                "the row{at} has {}; each row has {expected}, '.' for a blank",
                squares(*found)
            ),
            Self::Rows { found, expected } => {
                let rows = if *found == 1 { "row" } else { "rows" };
                write!(
                    f,
                    "found {found} {rows}; a puzzle has {expected} rows of {expected} squares"
                )?;
                let more = found > expected;
                if more { f.write_str(", and an empty line stands between two") } else { Ok(()) }
            }
            Self::Rule { rows, side, .. } => write!(
                f,
                "the line of dashes{at} stands after {}, and boxes end after every {side}; \
                 write '.' for a blank",
                crate::text::count(*rows as u64, "row")
            ),
            Self::Several { line } => {
                write!(f, "found more than one puzzle, the second in line {line}; give one of them")
            }
            Self::Character { character: '\0', .. } => write!(
                f,
                "character '\\0'{at} is no text; if the file is UTF-16 without a mark, save it as UTF-8"
            ),
            Self::Character { character, largest, .. } => write!(
                f,
                "character {character:?}{at} is no digit from 1 to {} and no blank (. 0 _ * ? · x)",
                symbol(*largest)
            ),
            Self::Number { number, largest, .. } => {
                write!(
                    f,
                    "{number}{at} is no digit from 1 to {largest} and no blank (. 0 _ * ? · x)"
                )
            }
            Self::Size { found: 0 } => write!(f, "the text is empty; a puzzle has {SIZES}"),
            Self::Size { found } => write!(f, "found {}; a puzzle has {SIZES}", squares(*found)),
            Self::RowSize { found, .. } => write!(
                f,
                "the row{at} has {}; a row has 4, 9, 16 or 25, '.' for a blank",
                squares(*found)
            ),
            Self::Digits { side, notations: [one, other] } => write!(
                f,
                "the digits can be {0} or {1}; say which: --digits {0} or --digits {1}",
                one.name(*side),
                other.name(*side)
            ),
            Self::Sides { sides: [one, other] } => write!(
                f,
                "this is one puzzle of {one} × {one} or {one} puzzles of {other} × {other}; say \
                 which: --side {one} or --side {other}"
            ),
            Self::Unclosed { .. } => write!(f, "the list{at} isn't closed; a ']' is missing"),
            Self::NoField { .. } => {
                write!(f, "the line{at} has no field in the column of the puzzles")
            }
            Self::TooLong { goes_on, .. } => {
                let rest = if *goes_on { "" } else { "; the rest wasn't read" };
                write!(
                    f,
                    "the text{at} is too long for a puzzle: no line has more than 65,536 \
                           bytes, no list more than 625 squares{rest}"
                )
            }
            Self::NotText { .. } => write!(f, "no UTF-8 text{at}; save the file as UTF-8"),
            Self::Input(message) => write!(f, "cannot read on: {message}"),
            Self::Conflict(conflict) => write!(f, "{conflict}"),
        }
    }
}

fn squares(count: usize) -> String {
    crate::text::count(count as u64, "square")
}

impl Error for ReadError {}

impl From<Conflict> for ReadError {
    fn from(conflict: Conflict) -> Self {
        Self::Conflict(conflict)
    }
}

/// A puzzle of a longer text that couldn't be read, and where it stands.
///
/// It prints as `line:column: what is wrong and what to do`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line of the text.
    pub line: usize,
    /// Which character of the line.
    pub column: usize,
    /// What is wrong.
    pub error: ReadError,
}

impl Fault {
    /// A fault at the place that it names itself, or else at this one.
    pub(super) fn new(error: ReadError, line: usize, column: usize) -> Self {
        let (line, column) = error.place().unwrap_or((line, column));
        Self { line, column, error }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {:#}", self.line, self.column, self.error)
    }
}

impl Error for Fault {}
