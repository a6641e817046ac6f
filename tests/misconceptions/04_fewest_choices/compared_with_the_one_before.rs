//! Compares each square with the one before it.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let mut best = None;
    let mut prev = 10;
    for c in board.cells() {
        if !board.is_blank(c) {
            continue;
        }
        let k = board.allowed(c).len();
        if k < prev {
            best = Some(c);
        }
        prev = k;
    }
    best
}
