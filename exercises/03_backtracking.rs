//! Exercise 3: plain backtracking. Read lessons/03_backtracking/README.md first.
//!
//! Check your answer with: cargo test --test exercise03

use sudoku_steps::{Board, Cell};

/// The first blank square in reading order: row by row, each from left to right.
/// `None` when no square is blank.
///
/// A board has `board.cells()` (all squares in reading order), `board.get(cell)`
/// (its digit, 0 for a blank) and `board.is_blank(cell)`.
pub fn first_empty(board: &Board) -> Option<Cell> {
    sudoku_steps::todo!(board)
}

/// Fills the board by backtracking. Returns `true` when it is full, and `false` when
/// it has no solution; then the board is as it was.
///
/// Fixed: the square is always the first blank one; its allowed digits are tried
/// from the smallest to the largest; a digit whose call failed is taken back before
/// the next is tried.
/// Free: everything else. How you loop is up to you.
///
/// A board has `board.allowed(cell)` (the digits that fit, in ascending order),
/// `board.place(cell, digit)` and `board.undo(cell)`.
pub fn solve(board: &mut Board) -> bool {
    sudoku_steps::todo!(board)
}

/// The same search without a call to itself: what waited in the calls stands on a stack
/// of your own. Returns the same as `solve` and leaves the board in the same way.
///
/// Fixed: all that is fixed for `solve`, so that the tape is the same, try for try and
/// undo for undo. The function doesn't call itself, nor `solve`.
/// Free: what stands on the stack. A `Vec` is one: `push`, `pop` and `last_mut`.
///
/// A set of digits has `len()`, `contains(digit)`, `remove(digit)` and `first()` (its
/// smallest digit, `None` when it is empty).
pub fn solve_with_stack(board: &mut Board) -> bool {
    sudoku_steps::todo!(board)
}
