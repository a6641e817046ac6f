//! Two equal digits in a unit.

use std::fmt;

use crate::{Cell, Unit, symbol};

/// Two equal digits in one unit.
///
/// ```
/// use sudoku_steps::Grid;
///
/// let grid: Grid<4> = "3.3. .... .... ....".parse()?;
/// assert_eq!(grid.conflicts()[0].to_string(), "row 0 has two 3s, at (0, 0) and (0, 2)");
/// # Ok::<(), sudoku_steps::ReadError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Conflict {
    /// The unit in which the digit stands twice.
    pub unit: Unit,
    /// The digit.
    pub digit: u8,
    /// The first of the two squares in reading order.
    pub first: Cell,
    /// The next square of the unit with the same digit.
    pub second: Cell,
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { unit, digit, first, second } = self;
        write!(f, "{unit} has two {}s, at {first} and {second}", symbol(*digit))
    }
}

impl std::error::Error for Conflict {}
