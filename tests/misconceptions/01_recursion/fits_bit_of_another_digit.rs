//! The bit that is looked at is that of the digit below.

use sudoku_steps::{Board, Cell};

fn next_blank(board: &Board<4>) -> Option<Cell> {
    board.cells().find(|&c| board.is_blank(c))
}

pub fn solve(board: &mut Board<4>) -> bool {
    let Some(cell) = next_blank(board) else { return true };
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

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    let mut mask = 0u16;
    for p in board.peers(cell) {
        mask |= 1 << board.get(p);
    }
    mask & (1 << (digit - 1)) == 0
}
