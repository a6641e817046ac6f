//! Waits for a full board without filling it.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    board.cells().find(|&cell| board.is_blank(cell))
}

pub fn solve(board: &mut Board) -> bool {
    while first_empty(board).is_some() {
        std::hint::black_box(&board);
    }
    true
}
