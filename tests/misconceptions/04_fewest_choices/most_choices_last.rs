//! max_by_key for min_by_key.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    board.cells().filter(|&cell| board.is_blank(cell)).max_by_key(|&cell| board.allowed(cell).len())
}
