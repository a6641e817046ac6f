//! Goes on until no square is blank.

use sudoku_steps::{Board, Cell, Why};

pub fn fill_forced(board: &mut Board) -> usize {
    let mut filled = 0;
    loop {
        let before = filled;
        for cell in board.cells() {
            if let Some(digit) = board.allowed(cell).only() {
                board.force(cell, digit, Why::NakedSingle);
                filled += 1;
            }
        }
        if filled == before {
            return filled;
        }
    }
}

pub fn fill_hidden(board: &mut Board) -> usize {
    let mut filled = 0;
    loop {
        let before = filled;
        for unit in board.units() {
            for digit in 1..=9 {
                let places: Vec<Cell> = board
                    .cells_of(unit)
                    .filter(|&cell| board.allowed(cell).contains(digit))
                    .collect();
                if places.len() == 1 {
                    board.force(places[0], digit, Why::HiddenSingle(unit));
                    filled += 1;
                }
            }
        }
        if filled == before {
            return filled;
        }
    }
}

pub fn propagate(board: &mut Board) -> bool {
    while !board.grid().is_full() {
        fill_forced(board);
        fill_hidden(board);
    }
    true
}
