//! Takes a square where nothing fits for the end of the puzzle.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    board.cells().find(|&cell| board.is_blank(cell))
}

pub fn solve(board: &mut Board) -> bool {
    let Some(cell) = first_empty(board) else { return true };
    let digits = board.allowed(cell);
    if digits.is_empty() {
        return true;
    }
    for digit in digits {
        board.place(cell, digit);
        if solve(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}
