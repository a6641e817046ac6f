//! A helper that is told where to go on.

use sudoku_steps::{Board, Cell};

pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    let mut same = 0;
    for peer in board.peers(cell) {
        if board.get(peer) == digit {
            same += 1;
        }
    }
    same == 0
}

fn solve_from(board: &mut Board<4>, index: usize) -> bool {
    if index == 16 {
        return true;
    }
    let cell = Cell::new(index / 4, index % 4);
    if !board.is_blank(cell) {
        return solve_from(board, index + 1);
    }
    let mut digit = 1;
    while digit <= 4 {
        if fits(board, cell, digit) {
            board.place(cell, digit);
            if solve_from(board, index + 1) {
                return true;
            }
            board.undo(cell);
        }
        digit += 1;
    }
    false
}

pub fn solve(board: &mut Board<4>) -> bool {
    solve_from(board, 0)
}
