//! One row and column too many.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let mut best = None;
    let mut fewest = 10;
    for row in 0..=9 {
        for col in 0..=9 {
            let cell = Cell::new(row, col);
            if board.is_blank(cell) && board.allowed(cell).len() < fewest {
                fewest = board.allowed(cell).len();
                best = Some(cell);
            }
        }
    }
    best
}
