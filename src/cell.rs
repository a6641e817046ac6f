//! Squares and the units they lie in.

use std::fmt;

/// A square of a grid by its row and column, both counted from 0.
///
/// ```
/// use sudoku_steps::Cell;
///
/// assert_eq!(Cell::new(2, 8).to_string(), "(2, 8)");
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
