//! Passes over a square without choices.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let mut best = None;
    let mut fewest = usize::MAX;
    for cell in board.cells() {
        let choices = board.allowed(cell).len();
        if choices == 0 {
            continue;
        }
        if choices < fewest {
            fewest = choices;
            best = Some(cell);
        }
    }
    best
}
