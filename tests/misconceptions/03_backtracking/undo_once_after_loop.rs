//! The undo comes after the loop, where something was placed.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    board.cells().find(|&cell| board.is_blank(cell))
}

pub fn solve(board: &mut Board) -> bool {
    let Some(cell) = first_empty(board) else { return true };
    let digits = board.allowed(cell);
    for digit in digits {
        board.place(cell, digit);
        if solve(board) {
            return true;
        }
    }
    if !digits.is_empty() {
        board.undo(cell);
    }
    false
}
