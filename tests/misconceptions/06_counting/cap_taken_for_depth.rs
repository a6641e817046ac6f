//! Takes the cap for a depth: each call passes on one less.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

pub fn count_solutions(board: &mut Board, most: u64) -> u64 {
    if most == 0 {
        return 0;
    }
    let Some(cell) = fewest_choices(board) else { return 1 };
    let mut found = 0;
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        found += count_solutions(board, most - 1);
        board.undo(cell);
    }
    found
}

pub fn differences(a: &Grid, b: &Grid) -> Vec<Cell> {
    a.cells().filter(|&cell| a[cell] != b[cell]).collect()
}
