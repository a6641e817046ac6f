//! Pops a square with no digit left, and leaves the digit below it standing.

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
    while let Some((cell, digits)) = open.last_mut() {
        let cell = *cell;
        match digits.first() {
            None => {
                open.pop();
            }
            Some(digit) => {
                digits.remove(digit);
                board.place(cell, digit);
                let Some(next) = first_empty(board) else { return true };
                open.push((next, board.allowed(next)));
            }
        }
    }
    false
}
