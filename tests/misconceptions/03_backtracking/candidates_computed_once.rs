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
