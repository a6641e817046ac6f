//! Takes the middle one of the ties.

use sudoku_steps::{Board, Cell};

pub fn fewest_choices(board: &Board) -> Option<Cell> {
    let n = board.cells().filter(|&c| board.is_blank(c)).map(|c| board.allowed(c).len()).min()?;
    let ties: Vec<Cell> =
        board.cells().filter(|&c| board.is_blank(c) && board.allowed(c).len() == n).collect();
    Some(ties[ties.len() / 2])
}
