//! Keeps the squares and not their digits: one that failed ends its square.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    board.cells().find(|&cell| board.is_blank(cell))
}

pub fn solve(board: &mut Board) -> bool {
    let Some(cell) = first_empty(board) else { return true };
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        if solve(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}

pub fn solve_with_stack(board: &mut Board) -> bool {
    let mut open: Vec<Cell> = vec![];
    loop {
        let Some(cell) = first_empty(board) else { return true };
        match board.allowed(cell).first() {
            Some(digit) => {
                board.place(cell, digit);
                open.push(cell);
            }
            None => {
                while let Some(failed) = open.pop() {
                    board.undo(failed);
                }
                return false;
            }
        }
    }
}
