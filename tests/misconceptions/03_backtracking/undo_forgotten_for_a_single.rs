//! A square with one digit gets it and is never taken back.

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
    let Some(cell) = first_empty(board) else { return true };
    let ds = board.allowed(cell);
    if ds.len() == 1 {
        board.place(cell, ds.only().unwrap());
        return solve(board);
    }
    for d in ds {
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
