//! A line of output for each choice: more than anyone reads.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let chosen =
        board.cells().filter(|&cell| board.is_blank(cell)).min_by_key(|&cell| board.allowed(cell).len());
    println!("chosen: {chosen:?}");
    chosen
}
