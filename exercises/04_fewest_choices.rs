//! Exercise 4: fewest choices first. Read lessons/04_fewest_choices/README.md first.
//!
//! Check your answer with: cargo test --test exercise04

use sudoku_steps::{Board, Cell};

/// The blank square in which the fewest digits fit. `None` when no square is blank.
///
/// The checks hand it to the search of exercise 3 in place of `first_empty`: the
/// search asks it before each digit which square comes next.
///
/// Fixed: of several squares with equally few digits it is the first in reading
/// order; a blank square where nothing fits has the fewest of all, so it is the one.
/// Free: how you find it.
///
/// A board has `board.cells()` (all squares in reading order), `board.is_blank(cell)`
/// and `board.allowed(cell)` (the digits that fit; none in a filled square).
/// `board.allowed(cell).len()` says how many there are.
pub fn fewest_choices(board: &Board) -> Option<Cell> {
    sudoku_steps::todo!(board)
}
