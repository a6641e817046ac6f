//! Says none for a full board.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

pub fn each_solution(board: &mut Board, most: u64, tell: &mut dyn FnMut(&Grid)) -> u64 {
    if most == 0 {
        return 0;
    }
    let Some(cell) = fewest_choices(board) else {
        tell(board.grid());
        return 0;
    };
    let mut found = 0;
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        found += each_solution(board, most - found, tell);
        board.undo(cell);
        if found >= most {
            break;
        }
    }
    found
}

pub fn differences(a: &Grid, b: &Grid) -> Vec<Cell> {
    a.cells().filter(|&cell| a[cell] != b[cell]).collect()
}
