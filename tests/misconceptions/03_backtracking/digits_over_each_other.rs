//! Places every allowed digit, and nobody fills the next square.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    board.cells().find(|&cell| board.is_blank(cell))
}

pub fn solve(board: &mut Board) -> bool {
    let Some(cell) = first_empty(board) else { return true };
    for digit in board.allowed(cell) {
        board.place(cell, digit);
    }
    false
}
