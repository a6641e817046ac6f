//! Counts only what the row leaves.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    board
        .cells()
        .filter(|&cell| board.is_blank(cell))
        .min_by_key(|&cell| (0..9).filter(|&col| board.is_blank(Cell::new(cell.row, col))).count())
}
