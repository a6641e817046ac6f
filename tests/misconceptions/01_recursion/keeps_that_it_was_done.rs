//! A flag says that the board is solved, and nobody puts it back for the next board.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    board.peers(cell).all(|peer| board.get(peer) != digit)
}
use std::sync::atomic::{AtomicBool, Ordering};
static DONE: AtomicBool = AtomicBool::new(false);

pub fn solve(board: &mut Board<4>) -> bool {
    if DONE.load(Ordering::Relaxed) {
        return true;
    }
    let Some(cell) = board.cells().find(|&c| board.is_blank(c)) else {
        DONE.store(true, Ordering::Relaxed);
        return true;
    };
    for digit in 1..=4 {
        if fits(board, cell, digit) {
            board.place(cell, digit);
            if solve(board) {
                return true;
            }
            board.undo(cell);
        }
    }
    false
}
