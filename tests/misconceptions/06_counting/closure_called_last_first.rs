//! Keeps the solutions and tells the newest first.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

pub fn each_solution(board: &mut Board, most: u64, tell: &mut dyn FnMut(&Grid)) -> u64 {
    let mut kept = Vec::new();
    let found = search(board, most, &mut kept);
    while let Some(grid) = kept.pop() {
        tell(&grid);
    }
    found
}

fn search(board: &mut Board, most: u64, kept: &mut Vec<Grid>) -> u64 {
    if most == 0 {
        return 0;
    }
    let Some(cell) = fewest_choices(board) else {
        kept.push(*board.grid());
        return 1;
    };
    let mut found = 0;
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        found += search(board, most - found, kept);
        board.undo(cell);
        if found == most {
            break;
        }
    }
    found
}

pub fn differences(a: &Grid, b: &Grid) -> Vec<Cell> {
    a.cells().filter(|&cell| a[cell] != b[cell]).collect()
}
