//! Plain backtracking: choose a square, try a digit, go on, take it back.

use sudoku_steps::{Board, Cell};

/// The first blank square in reading order, or `None` on a full board.
#[must_use]
pub fn first_empty<const N: usize>(board: &Board<N>) -> Option<Cell> {
    board.cells().find(|&cell| board.is_blank(cell))
}

/// Fills the board, or leaves it as it was and returns `false`.
pub fn solve<const N: usize>(board: &mut Board<N>) -> bool {
    search(board, first_empty)
}

/// The search of every stage: `choose` picks the square to fill next, and says
/// `None` when none is blank.
pub fn search<const N: usize>(
    board: &mut Board<N>,
    choose: impl Fn(&Board<N>) -> Option<Cell> + Copy,
) -> bool {
    let Some(cell) = choose(board) else { return true };
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        if search(board, choose) {
            return true;
        }
        board.undo(cell);
    }
    false
}
