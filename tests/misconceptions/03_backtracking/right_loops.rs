//! Right: nested loops and a range of digits.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    for row in 0..9 {
        for col in 0..9 {
            let cell = Cell { row, col };
            if board.get(cell) == 0 {
                return Some(cell);
            }
        }
    }
    None
}

pub fn solve(board: &mut Board) -> bool {
    let cell = match first_empty(board) {
        None => return true,
        Some(cell) => cell,
    };
    for digit in 1..=9 {
        if !board.allowed(cell).contains(digit) {
            continue;
        }
        board.place(cell, digit);
        if solve(board) {
            return true;
        }
        board.undo(cell);
    }
    return false;
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
