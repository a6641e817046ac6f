//! Counts them all and then cuts the number.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

fn count_solutions(board: &mut Board, most: u64) -> u64 {
    all(board).min(most)
}

fn all(board: &mut Board) -> u64 {
    let Some(cell) = fewest_choices(board) else { return 1 };
    let mut found = 0;
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        found += all(board);
        board.undo(cell);
    }
    found
}

pub fn each_solution(board: &mut Board, most: u64, tell: &mut dyn FnMut(&Grid)) -> u64 {
    let found = count_solutions(board, most);
    if found > 0 {
        tell(board.grid());
    }
    found
}

pub fn differences(a: &Grid, b: &Grid) -> Vec<Cell> {
    a.cells().filter(|&cell| a[cell] != b[cell]).collect()
}
