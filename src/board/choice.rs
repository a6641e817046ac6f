//! What a search can branch on.

use std::fmt;

use crate::{Cell, Unit, symbol};

/// What a search decides next: which digit a square gets, or which square of a unit
/// gets a digit.
///
/// ```
/// use sudoku_steps::{Cell, Choice, Unit};
///
/// let square = Choice::Square(Cell::new(2, 8));
/// assert_eq!(square.to_string(), "a digit for (2, 8)");
/// let digit = Choice::Digit { unit: Unit::Box(8), digit: 5 };
/// assert_eq!(digit.to_string(), "a square for 5 in box 8");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// A blank square: its ways are the digits that fit there.
    Square(Cell),
    /// A digit that a unit lacks: its ways are the squares of the unit that allow it.
    Digit {
        /// The unit.
        unit: Unit,
        /// The digit.
        digit: u8,
    },
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Square(cell) => write!(f, "a digit for {cell}"),
            Self::Digit { unit, digit } => write!(f, "a square for {} in {unit}", symbol(*digit)),
        }
    }
}
