//! The range over the box ends one too soon.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    for i in 0..4 {
        if board.get(Cell::new(cell.row, i)) == digit || board.get(Cell::new(i, cell.col)) == digit
        {
            return false;
        }
    }
    let (row, col) = (cell.row / 2 * 2, cell.col / 2 * 2);
    for r in row..row + 1 {
        for c in col..col + 2 {
            if board.get(Cell::new(r, c)) == digit {
                return false;
            }
        }
    }
    true
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
