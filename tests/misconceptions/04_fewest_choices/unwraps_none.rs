//! Takes for granted that a square is blank.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let cells = board.cells().filter(|&cell| board.is_blank(cell));
    Some(cells.min_by_key(|&cell| board.allowed(cell).len()).unwrap())
}
