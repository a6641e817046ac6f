//! Fewest choices first: the search of lesson 3 with another chooser.

use super::backtracking::search;
use sudoku_steps::{Board, Cell};

/// The blank square in which the fewest digits fit, the first in reading order where
/// several tie, or `None` on a full board.
#[must_use]
pub fn fewest_choices<const N: usize>(board: &Board<N>) -> Option<Cell> {
    let blanks = board.cells().filter(|&cell| board.is_blank(cell));
    // Of several with the same key, min_by_key returns the first.
    blanks.min_by_key(|&cell| board.allowed(cell).len())
}

/// Fills the board, or leaves it as it was and returns `false`.
pub fn solve<const N: usize>(board: &mut Board<N>) -> bool {
    search(board, fewest_choices)
}
