//! Calls itself before it has changed the board.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    board.cells().find(|&cell| board.is_blank(cell))
}

pub fn solve(board: &mut Board) -> bool {
    let Some(cell) = first_empty(board) else { return true };
    let mut tried = vec![cell];
    if solve(board) {
        tried.push(cell);
    }
    tried.len() > 1
}
