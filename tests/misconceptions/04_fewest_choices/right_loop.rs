//! Right: keeps the best so far.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let mut best: Option<Cell> = None;
    let mut fewest = 10;
    for cell in board.cells() {
        if board.get(cell) == 0 {
            let choices = board.allowed(cell).len();
            if choices < fewest {
                fewest = choices;
                best = Some(cell);
            }
        }
    }
    best
}
