//! Right: loops and indexes.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    for i in 0..4 {
        if board.get(Cell { row: cell.row, col: i }) == digit {
            return false;
        }
        if board.get(Cell { row: i, col: cell.col }) == digit {
            return false;
        }
    }
    let top = cell.row / 2 * 2;
    let left = cell.col / 2 * 2;
    for row in top..top + 2 {
        for col in left..left + 2 {
            if board.get(Cell { row, col }) == digit {
                return false;
            }
        }
    }
    return true;
}

pub fn solve(board: &mut Board<4>) -> bool {
    for row in 0..4 {
        for col in 0..4 {
            let cell = Cell { row, col };
            if board.get(cell) == 0 {
                for digit in 1..=4 {
                    if fits(board, cell, digit) {
                        board.place(cell, digit);
                        if solve(board) {
                            return true;
                        }
                        board.undo(cell);
                    }
                }
                return false;
            }
        }
    }
    true
}
