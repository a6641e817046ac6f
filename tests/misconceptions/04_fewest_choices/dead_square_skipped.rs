//! Leaves out the squares where nothing fits.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    board
        .cells()
        .filter(|&cell| board.is_blank(cell) && !board.allowed(cell).is_empty())
        .min_by_key(|&cell| board.allowed(cell).len())
}
