//! A digit is ruled out only when the row, the column and the box all have it.

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
    let in_row = (0..4).any(|c| board.get(Cell::new(cell.row, c)) == digit);
    let in_col = (0..4).any(|r| board.get(Cell::new(r, cell.col)) == digit);
    let in_box = board
        .peers(cell)
        .any(|p| p.row / 2 == cell.row / 2 && p.col / 2 == cell.col / 2 && board.get(p) == digit);
    !(in_row && in_col && in_box)
}
