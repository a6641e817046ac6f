//! Looks at eight rows.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let cells = (0..72).map(|index| Cell::new(index / 9, index % 9));
    cells.filter(|&cell| board.is_blank(cell)).min_by_key(|&cell| board.allowed(cell).len())
}
