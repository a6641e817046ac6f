//! Takes the smallest digit always and begins anew when it is stuck.

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
    loop {
        let Some(cell) = first_empty(board) else { return true };
        match board.allowed(cell).first() {
            Some(d) => board.place(cell, d),
            None => board.undo_to(0),
        }
    }
}
