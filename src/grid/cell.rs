//! Squares and the units they lie in.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A square of a grid by its row and column, both counted from 0.
///
/// ```
/// use sudoku_steps::Cell;
///
/// assert_eq!(Cell::new(2, 8).to_string(), "(2, 8)");
/// assert_eq!("2,8".parse(), Ok(Cell::new(2, 8)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The row, 0 at the top.
    pub row: usize,
    /// The column, 0 at the left.
    pub col: usize,
}

impl Cell {
    /// The square in this row and column.
    // An incremental build inlines across crates only what says so, and a search looks
    // at every square: without this it takes more than twice as long.
    #[inline]
    #[must_use]
    pub const fn new(row: usize, col: usize) -> Self {
        Self { row, col }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.row, self.col)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads `2,8`, `(2, 8)` or `2 8`.
impl FromStr for Cell {
    type Err = NoCell;

    fn from_str(text: &str) -> Result<Self, NoCell> {
        let text = text.trim();
        let inner = match text.strip_prefix('(') {
            Some(rest) => rest.strip_suffix(')').ok_or(NoCell)?,
            None => text,
        };
        let (row, col) = match inner.split_once(',') {
            Some(pair) => pair,
            None => inner.trim().split_once(char::is_whitespace).ok_or(NoCell)?,
        };
        Ok(Self::new(index(row)?, index(col)?))
    }
}

/// A row or a column: digits alone, since `parse` would take `+2` too.
fn index(text: &str) -> Result<usize, NoCell> {
    let text = text.trim();
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NoCell);
    }
    text.parse().map_err(|_| NoCell)
}

/// A text that names no square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoCell;

impl fmt::Display for NoCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a row and a column, such as 2,8")
    }
}

impl Error for NoCell {}

/// A row, a column or a box, each counted from 0. Boxes are counted in reading
/// order. A digit may stand only once in a unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Unit {
    /// All squares of one row.
    Row(usize),
    /// All squares of one column.
    Column(usize),
    /// All squares of one box.
    Box(usize),
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(index) => write!(f, "row {index}"),
            Self::Column(index) => write!(f, "column {index}"),
            Self::Box(index) => write!(f, "box {index}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_reads_in_every_way_it_is_written() {
        for text in ["2,8", "2, 8", "2 8", "(2, 8)", "(2 8)", " ( 2 , 8 ) ", "2   8", "02,8"] {
            assert_eq!(text.parse(), Ok(Cell::new(2, 8)), "{text:?}");
        }
    }

    #[test]
    fn whatever_else_is_no_square() {
        for text in [
            "",
            ",",
            "2",
            "28",
            "2,",
            ",8",
            "2,8,1",
            "2 8 1",
            "(2,8",
            "2,8)",
            "((2,8))",
            "-2,8",
            "+2,8",
            "2;8",
            "a,b",
            "2,é",
            "٢,٨",
            "99999999999999999999,1",
            "2,8x",
            "--step",
        ] {
            assert_eq!(text.parse::<Cell>(), Err(NoCell), "{text:?}");
        }
    }
}
