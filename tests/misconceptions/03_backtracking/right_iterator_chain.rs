//! Right: one expression, any() ends at the first digit that works.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    board.cells().find(|&cell| board.is_blank(cell))
}

pub fn solve(board: &mut Board) -> bool {
    first_empty(board).is_none_or(|cell| {
        board.allowed(cell).into_iter().any(|digit| {
            board.place(cell, digit);
            solve(board) || {
                board.undo(cell);
                false
            }
        })
    })
}
