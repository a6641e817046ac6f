//! Of the ties it takes the first box by box.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    board
        .units()
        .skip(18)
        .flat_map(|u| board.cells_of(u))
        .filter(|&c| board.is_blank(c))
        .min_by_key(|&c| board.allowed(c).len())
}
