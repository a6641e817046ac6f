//! Takes for granted that a square is blank.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    board.cells().find(|&cell| board.is_blank(cell))
}

pub fn solve(board: &mut Board) -> bool {
    let cell = first_empty(board).unwrap();
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        if solve(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}
