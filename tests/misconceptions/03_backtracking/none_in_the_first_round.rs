//! Says None as soon as one square is filled.

use sudoku_steps::{Board, Cell};

pub fn solve(board: &mut Board) -> bool {
    let Some(cell) = first_empty(board) else { return true };
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        if solve(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}

pub fn first_empty(board: &Board) -> Option<Cell> {
    for c in board.cells() {
        if board.is_blank(c) {
            return Some(c);
        } else {
            return None;
        }
    }
    None
}
