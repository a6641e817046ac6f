//! fits says false of every digit.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    for peer in board.peers(cell) {
        if board.get(peer) == digit {
            return false;
        }
    }
    false
}

pub fn solve(board: &mut Board<4>) -> bool {
    let Some(cell) = board.cells().find(|&cell| board.is_blank(cell)) else {
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
