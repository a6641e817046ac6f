//! Goes to the square with the fewest choices.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    for cell in board.cells() {
        if board.is_blank(cell) {
            return Some(cell);
        }
    }
    None
}

pub fn solve(board: &mut Board) -> bool {
    let Some(cell) =
        board.cells().filter(|&c| board.is_blank(c)).min_by_key(|&c| board.allowed(c).len())
    else {
        return true;
    };
    for d in board.allowed(cell) {
        board.place(cell, d);
        if solve(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}

pub fn solve_with_stack(board: &mut Board) -> bool {
    let mut open: Vec<(sudoku_steps::Cell, u8)> = Vec::new();
    let mut from = 1;
    loop {
        let Some(cell) = board.cells().find(|&cell| board.is_blank(cell)) else { return true };
        match (from..=9).find(|&digit| board.allowed(cell).contains(digit)) {
            Some(digit) => {
                board.place(cell, digit);
                open.push((cell, digit));
                from = 1;
            }
            None => {
                let Some((cell, digit)) = open.pop() else { return false };
                board.undo(cell);
                from = digit + 1;
            }
        }
    }
}
