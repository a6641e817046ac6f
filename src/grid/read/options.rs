//! What is known of a text before it is read.

use super::notation::Notation;

/// What is known of the puzzles of a text before it is read.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Options {
    /// The side of every grid; without it, each text shows its own.
    pub side: Option<usize>,
    /// How digits are written, where that could be taken in two ways.
    pub digits: Option<Notation>,
    /// Whether a grid with equal digits in a unit is read too.
    pub conflicts: bool,
}
