//! Goes back one square and no further.

use sudoku_steps::{Board, Cell, Digits};

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
    let Some(first) = first_empty(board) else { return true };
    let mut open: Vec<(Cell, Digits)> = vec![(first, board.allowed(first))];
    loop {
        let at = open.len() - 1;
        let (cell, digits) = &mut open[at];
        let cell = *cell;
        if !board.is_blank(cell) {
            board.undo(cell);
        }
        if let Some(digit) = digits.first() {
            digits.remove(digit);
            board.place(cell, digit);
            let Some(next) = first_empty(board) else { return true };
            open.push((next, board.allowed(next)));
        } else {
            open.pop();
            let Some((below, left)) = open.last() else { return false };
            if left.is_empty() {
                board.undo(*below);
                return false;
            }
        }
    }
}
