//! Takes back to a mark instead of a square.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    board.cells().find(|c| board.get(*c) == 0)
}

pub fn solve(board: &mut Board) -> bool {
    let Some(cell) = first_empty(board) else { return true };
    let mark = board.mark();
    for d in board.allowed(cell) {
        board.place(cell, d);
        if solve(board) {
            return true;
        }
        board.undo_to(mark);
    }
    false
}
