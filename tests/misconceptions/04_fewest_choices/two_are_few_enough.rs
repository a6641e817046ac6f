//! Stops at the first square with two choices or fewer.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let mut best = None;
    let mut n = 10;
    for c in board.cells().filter(|&c| board.is_blank(c)) {
        let k = board.allowed(c).len();
        if k <= 2 {
            return Some(c);
        }
        if k < n {
            n = k;
            best = Some(c);
        }
    }
    best
}
