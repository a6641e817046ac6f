//! Takes the smallest digit of a square that has none.

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
    while fill_forced(board) + fill_hidden(board) > 0 {}
    for cell in board.cells() {
        if board.is_blank(cell) && board.allowed(cell).first().unwrap() == 0 {
            return false;
        }
    }
    every_square_has_a_digit(board) && every_digit_has_a_square(board)
}

fn every_square_has_a_digit(board: &Board) -> bool {
    board.cells().all(|cell| !board.is_blank(cell) || !board.allowed(cell).is_empty())
}

fn every_digit_has_a_square(board: &Board) -> bool {
    board.units().all(|unit| {
        (1..=9).all(|digit| {
            board
                .cells_of(unit)
                .any(|cell| board.get(cell) == digit || board.allowed(cell).contains(digit))
        })
    })
}
