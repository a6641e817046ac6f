//! Subtracts more than there is.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

pub fn each_solution(board: &mut Board, most: u64, tell: &mut dyn FnMut(&Grid)) -> u64 {
    let Some(cell) = fewest_choices(board) else {
        tell(board.grid());
        return 1;
    };
    let mut left = most - 1;
    let mut found = 0;
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        let under = each_solution(board, left + 1, tell);
        board.undo(cell);
        found += under;
        left -= under;
        if found >= most {
            break;
        }
    }
    found
}

pub fn differences(a: &Grid, b: &Grid) -> Vec<Cell> {
    a.cells().filter(|&cell| a[cell] != b[cell]).collect()
}
