//! Never pushes the next square: digits come and go in the first.

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
    let Some(first) = first_empty(board) else { return true };
    let mut open = vec![(first, board.allowed(first))];
    while let Some((cell, left)) = open.last_mut() {
        let cell = *cell;
        if !board.is_blank(cell) {
            board.undo(cell);
        }
        match left.first() {
            Some(digit) => {
                left.remove(digit);
                board.place(cell, digit);
                if first_empty(board).is_none() {
                    return true;
                }
            }
            None => {
                open.pop();
            }
        }
    }
    false
}
