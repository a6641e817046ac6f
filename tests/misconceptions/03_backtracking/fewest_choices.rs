//! Goes to the square with the fewest choices.

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
    let Some(cell) =
        board.cells().filter(|&c| board.is_blank(c)).min_by_key(|&c| board.allowed(c).len())
    else {
        return true;
    };
    for d in board.allowed(cell) {
        board.place(cell, d);
        if solve(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}
