//! Waits for a square with one choice.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    loop {
        for cell in board.cells() {
            if board.allowed(cell).len() == 1 {
                return Some(cell);
            }
        }
        if board.grid().is_full() {
            return None;
        }
    }
}
