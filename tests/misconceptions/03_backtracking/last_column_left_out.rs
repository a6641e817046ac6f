//! Looks at eight of the nine columns.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    for row in 0..9 {
        for col in 0..8 {
            if board.is_blank(Cell::new(row, col)) {
                return Some(Cell::new(row, col));
            }
        }
    }
    None
}

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
