//! Right: a stable sort keeps reading order among ties.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let mut blanks: Vec<Cell> = board.cells().filter(|&cell| board.is_blank(cell)).collect();
    blanks.sort_by_key(|&cell| board.allowed(cell).len());
    blanks.first().copied()
}
