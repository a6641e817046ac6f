//! Takes the digit back before the next square is tried.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    board.peers(cell).all(|peer| board.get(peer) != digit)
}

pub fn solve(board: &mut Board<4>) -> bool {
    let Some(cell) = board.cells().find(|&cell| board.is_blank(cell)) else {
        return true;
    };

    for digit in 1..=4 {
        if fits(board, cell, digit) {
            board.place(cell, digit);
            board.undo(cell);
            if solve(board) {
                return true;
            }
        }
    }
    false
}
