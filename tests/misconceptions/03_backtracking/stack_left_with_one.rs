//! Stops when one square is left on the stack, whose digits aren't all tried.

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
    let mut begun = false;
    while !begun || open.len() > 1 {
        begun = true;
        let (cell, digits) = open.last_mut().unwrap();
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
        }
    }
    if !board.is_blank(first) {
        board.undo(first);
    }
    false
}
