//! Takes a digit back when it leaves nothing for some square.

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
        let dead = board.cells().any(|c| board.is_blank(c) && board.allowed(c).is_empty());
        if !dead && solve(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}
