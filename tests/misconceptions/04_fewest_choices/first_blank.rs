//! Takes the first blank square.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    board.cells().find(|&cell| board.get(cell) == 0)
}
