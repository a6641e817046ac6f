//! Runs past the last square.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    let mut index = 0;
    loop {
        let cell = Cell::new(index / 9, index % 9);
        if board.is_blank(cell) {
            return Some(cell);
        }
        index += 1;
    }
}

pub fn solve(board: &mut Board) -> bool {
    let _ = first_empty(board);
    false
}
