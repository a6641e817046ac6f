//! Goes down the columns instead of along the rows.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    for col in 0..9 {
        for row in 0..9 {
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
