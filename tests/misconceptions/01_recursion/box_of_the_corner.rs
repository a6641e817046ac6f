//! Always tests the box in the upper left corner.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    let lines = (0..4).all(|i| {
        board.get(Cell::new(cell.row, i)) != digit && board.get(Cell::new(i, cell.col)) != digit
    });
    lines && (0..2).all(|r| (0..2).all(|c| board.get(Cell::new(r, c)) != digit))
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
