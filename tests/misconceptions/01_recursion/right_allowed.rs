//! Right: asks the board which digits are allowed.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    board.allowed(cell).contains(digit)
}

pub fn solve(board: &mut Board<4>) -> bool {
    let Some(cell) = board.cells().find(|&cell| board.get(cell) == 0) else { return true };
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        match solve(board) {
            true => return true,
            false => board.undo(cell),
        }
    }
    false
}
