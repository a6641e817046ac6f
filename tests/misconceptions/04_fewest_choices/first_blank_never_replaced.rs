//! Forgets to keep the number, so nothing is ever smaller.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let mut best = None;
    let fewest = 0;
    for cell in board.cells().filter(|&cell| board.is_blank(cell)) {
        if best.is_none() || board.allowed(cell).len() < fewest {
            best = Some(cell);
        }
    }
    best
}
