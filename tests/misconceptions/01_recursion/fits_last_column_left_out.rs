//! The last square of row and column is passed over.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    for index in 0..3 {
        if board.get(Cell::new(cell.row, index)) == digit
            || board.get(Cell::new(index, cell.col)) == digit
        {
            return false;
        }
    }
    let same_box = |peer: &Cell| peer.row / 2 == cell.row / 2 && peer.col / 2 == cell.col / 2;
    board.peers(cell).filter(same_box).all(|peer| board.get(peer) != digit)
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
