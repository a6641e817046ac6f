//! It goes on for as long as the board has a blank, and a blank where nothing fits stays.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    board.peers(cell).all(|peer| board.get(peer) != digit)
}

pub fn solve(board: &mut Board<4>) -> bool {
    while let Some(cell) = board.cells().find(|&cell| board.is_blank(cell)) {
        if let Some(digit) = (1..=4).find(|&digit| fits(board, cell, digit)) {
            board.place(cell, digit);
        }
    }
    true
}
