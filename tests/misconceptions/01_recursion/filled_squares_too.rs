//! Goes through all squares, filled or not.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    board.peers(cell).all(|peer| board.get(peer) != digit)
}

pub fn solve(board: &mut Board<4>) -> bool {
    fill(board, 0)
}

fn fill(board: &mut Board<4>, index: usize) -> bool {
    if index == 16 {
        return true;
    }
    let cell = Cell::new(index / 4, index % 4);
    for digit in 1..=4 {
        if fits(board, cell, digit) {
            board.place(cell, digit);
            if fill(board, index + 1) {
                return true;
            }
            board.undo(cell);
        }
    }
    false
}
