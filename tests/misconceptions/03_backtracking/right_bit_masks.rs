//! Right: keeps no use of allowed, works the digits out as bits.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    board.cells().find(|&cell| board.is_blank(cell))
}

fn taken(board: &Board, cell: Cell) -> u16 {
    board.peers(cell).fold(0, |mask, peer| mask | 1 << board.get(peer))
}

pub fn solve(board: &mut Board) -> bool {
    let Some(cell) = first_empty(board) else { return true };
    let taken = taken(board, cell);
    for digit in 1..=9u8 {
        if taken >> digit & 1 == 1 {
            continue;
        }
        board.place(cell, digit);
        if solve(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}
