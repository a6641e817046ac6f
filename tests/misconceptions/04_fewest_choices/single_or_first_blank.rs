//! A square with one choice, or else the first blank.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    for c in board.cells() {
        if board.allowed(c).len() == 1 {
            return Some(c);
        }
    }
    board.cells().find(|&c| board.is_blank(c))
}
