//! Takes back to a mark instead of a square.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    board.peers(cell).map(|p| board.get(p)).all(|d| d != digit)
}

pub fn solve(board: &mut Board<4>) -> bool {
    let Some(cell) = board.cells().find(|&c| board.is_blank(c)) else { return true };
    for d in 1..=4 {
        if fits(board, cell, d) {
            let mark = board.mark();
            board.place(cell, d);
            if solve(board) {
                return true;
            }
            board.undo_to(mark);
        }
    }
    false
}
