//! Tests the diagonals as well.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    let on_a_diagonal = |peer: Cell| {
        (cell.row == cell.col && peer.row == peer.col)
            || (cell.row + cell.col == 3 && peer.row + peer.col == 3)
    };
    board
        .cells()
        .filter(|&peer| on_a_diagonal(peer) || board.peers(cell).any(|other| other == peer))
        .all(|peer| board.get(peer) != digit)
}

pub fn solve(board: &mut Board<4>) -> bool {
    let Some(cell) = board.cells().find(|&cell| board.is_blank(cell)) else { return true };
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
