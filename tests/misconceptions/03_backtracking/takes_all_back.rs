//! Takes the whole board back after a failure.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    for cell in board.cells() {
        if board.is_blank(cell) {
            return Some(cell);
        }
    }
    None
}

pub fn solve(board: &mut Board) -> bool {
    let Some(cell) = first_empty(board) else { return true };
    for d in board.allowed(cell) {
        board.place(cell, d);
        if solve(board) {
            return true;
        }
        board.undo_to(0);
    }
    false
}
