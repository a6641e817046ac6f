//! The squares are gone through column by column.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    board.peers(cell).all(|peer| board.get(peer) != digit)
}

pub fn solve(board: &mut Board<4>) -> bool {
    for col in 0..4 {
        for row in 0..4 {
            let cell = Cell::new(row, col);
            if board.is_blank(cell) {
                for digit in 1..=4 {
                    if fits(board, cell, digit) {
                        board.place(cell, digit);
                        if solve(board) {
                            return true;
                        }
                        board.undo(cell);
                    }
                }
                return false;
            }
        }
    }
    true
}
