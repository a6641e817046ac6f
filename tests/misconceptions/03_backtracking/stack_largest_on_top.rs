//! Pushes the digits from the smallest to the largest, so the largest comes off first.

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
    let digits = |board: &Board, cell| board.allowed(cell).into_iter().collect::<Vec<u8>>();
    let mut open = vec![(first, digits(board, first))];
    while let Some((cell, left)) = open.last_mut() {
        let cell = *cell;
        if !board.is_blank(cell) {
            board.undo(cell);
        }
        if let Some(digit) = left.pop() {
            board.place(cell, digit);
            let Some(next) = first_empty(board) else { return true };
            open.push((next, digits(board, next)));
        } else {
            open.pop();
        }
    }
    false
}
