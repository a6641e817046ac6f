//! Recursion: a function that fills one square and calls itself for the rest.

use sudoku_steps::{Board, Cell};

/// Whether a digit may stand in a blank square: no peer of the square holds it.
#[must_use]
pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    board.peers(cell).all(|peer| board.get(peer) != digit)
}

/// Fills the board, or leaves it as it was and returns `false`.
pub fn solve(board: &mut Board<4>) -> bool {
    // The first blank square. Without one the board is full, and that is the end.
    let Some(cell) = board.cells().find(|&cell| board.is_blank(cell)) else {
        return true;
    };
    for digit in 1..=4 {
        if fits(board, cell, digit) {
            board.place(cell, digit);
            if solve(board) {
                return true;
            }
            board.undo(cell);
        }
    }
    false
}
