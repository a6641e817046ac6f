//! Writes a digit that it tries as a forced one.

use sudoku_steps::{Board, Cell, Why};

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
        board.force(cell, d, Why::NakedSingle);
        if solve(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}
