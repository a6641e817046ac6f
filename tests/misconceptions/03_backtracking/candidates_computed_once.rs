//! The digits of every square are worked out before the first placement.

use sudoku_steps::{Board, Cell, Digits};

pub fn first_empty(board: &Board) -> Option<Cell> {
    board.cells().find(|&cell| board.is_blank(cell))
}

pub fn solve(board: &mut Board) -> bool {
    let plan: Vec<(Cell, Digits)> = board
        .cells()
        .filter(|&cell| board.is_blank(cell))
        .map(|cell| (cell, board.allowed(cell)))
        .collect();
    fill(board, &plan)
}

fn fill(board: &mut Board, plan: &[(Cell, Digits)]) -> bool {
    let Some(&(cell, digits)) = plan.first() else { return true };
    for digit in digits {
        board.place(cell, digit);
        if fill(board, &plan[1..]) {
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
