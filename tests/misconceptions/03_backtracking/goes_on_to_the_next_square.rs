//! Leaves a square that takes nothing blank and goes on with the next.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    board.cells().find(|&cell| board.is_blank(cell))
}

pub fn solve(board: &mut Board) -> bool {
    for cell in board.cells() {
        if !board.is_blank(cell) {
            continue;
        }
        for digit in board.allowed(cell) {
            board.place(cell, digit);
            if solve(board) {
                return true;
            }
            board.undo(cell);
        }
    }
    first_empty(board).is_none()
}
