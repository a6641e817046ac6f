//! Solves a copy of the board, and leaves the board as it was.

use sudoku_steps::{Board, Cell};

pub fn first_empty(board: &Board) -> Option<Cell> {
    board.cells().find(|&cell| board.is_blank(cell))
}

fn search(board: &mut Board) -> bool {
    let Some(cell) = first_empty(board) else { return true };
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        if search(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}

pub fn solve(board: &mut Board) -> bool {
    let mut copy = Board::new(*board.grid()).unwrap();
    search(&mut copy)
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
