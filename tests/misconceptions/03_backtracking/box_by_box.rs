//! Looks for the first blank box by box.

use sudoku_steps::{Board, Cell};

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

pub fn first_empty(board: &Board) -> Option<Cell> {
    board.units().skip(18).flat_map(|u| board.cells_of(u)).find(|&c| board.is_blank(c))
}
