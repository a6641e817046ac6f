//! Tells after the count, when the digits are taken back.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

fn count(board: &mut Board, most: u64) -> u64 {
    if most == 0 {
        return 0;
    }
    let Some(cell) = fewest_choices(board) else { return 1 };
    let mut found = 0;
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        found += count(board, most - found);
        board.undo(cell);
        if found == most {
            break;
        }
    }
    found
}

pub fn each_solution(board: &mut Board, most: u64, tell: &mut dyn FnMut(&Grid)) -> u64 {
    let found = count(board, most);
    for _ in 0..found {
        tell(board.grid());
    }
    found
}

pub fn differences(a: &Grid, b: &Grid) -> Vec<Cell> {
    a.cells().filter(|&cell| a[cell] != b[cell]).collect()
}
