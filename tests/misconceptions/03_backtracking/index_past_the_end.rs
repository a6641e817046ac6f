//! Runs past the last square.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    let mut index = 0;
    loop {
        let cell = Cell::new(index / 9, index % 9);
        if board.is_blank(cell) {
            return Some(cell);
        }
        index += 1;
    }
}

pub fn solve(board: &mut Board) -> bool {
    let _ = first_empty(board);
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
