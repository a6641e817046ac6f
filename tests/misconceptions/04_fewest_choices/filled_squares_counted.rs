//! Looks at all squares, and the filled ones have no choice.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    board.cells().min_by_key(|&cell| board.allowed(cell).len())
}
