//! Begins with nine as the best, so an empty board has no square.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let mut best: Option<Cell> = None;
    let mut fewest = 9;
    for cell in board.cells() {
        if board.is_blank(cell) {
            let choices = board.allowed(cell).len();
            if choices < fewest {
                fewest = choices;
                best = Some(cell);
            }
        }
    }
    best
}
