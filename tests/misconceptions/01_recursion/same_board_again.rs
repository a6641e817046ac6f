//! Calls itself on the board as it is.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    board.peers(cell).all(|peer| board.get(peer) != digit)
}

pub fn solve(board: &mut Board<4>) -> bool {
    let before = board.grid().line();
    let solved = board.grid().is_full() || solve(board);
    solved && board.grid().line() != before
}
