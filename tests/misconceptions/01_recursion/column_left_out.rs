//! Tests the row and the box.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    let row = (0..4).all(|col| board.get(Cell::new(cell.row, col)) != digit);
    let corner = Cell::new(cell.row - cell.row % 2, cell.col - cell.col % 2);
    let inside =
        (0..4).all(|i| board.get(Cell::new(corner.row + i / 2, corner.col + i % 2)) != digit);
    row && inside
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
