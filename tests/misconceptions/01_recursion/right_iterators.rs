//! Right: iterator chains.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    board.peers(cell).all(|peer| board.get(peer) != digit)
}

pub fn solve(board: &mut Board<4>) -> bool {
    let blank = board.cells().find(|&cell| board.is_blank(cell));
    blank.is_none_or(|cell| (1..=4).any(|digit| try_one(board, cell, digit)))
}

fn try_one(board: &mut Board<4>, cell: Cell, digit: u8) -> bool {
    if !fits(board, cell, digit) {
        return false;
    }
    board.place(cell, digit);
    let solved = solve(board);
    if !solved {
        board.undo(cell);
    }
    solved
}
