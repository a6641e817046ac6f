//! A full board gives 0, in a function with a running total.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

fn count_solutions(board: &mut Board, most: u64) -> u64 {
    let mut found = 0;
    count(board, most, &mut found);
    found
}

fn count(board: &mut Board, most: u64, found: &mut u64) {
    let Some(cell) = fewest_choices(board) else { return };
    for digit in board.allowed(cell) {
        if *found >= most {
            return;
        }
        board.place(cell, digit);
        count(board, most, found);
        board.undo(cell);
    }
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
