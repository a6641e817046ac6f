//! Says true when the stack is empty.

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
        if let Some(digit) = left.first() {
            left.remove(digit);
            board.place(cell, digit);
            let Some(next) = first_empty(board) else { return true };
            open.push((next, board.allowed(next)));
        } else {
            open.pop();
        }
    }
    true
}
