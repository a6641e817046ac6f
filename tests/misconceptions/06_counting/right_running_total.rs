//! Right: one total for the whole search.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

pub fn count_solutions(board: &mut Board, most: u64) -> u64 {
    fn go(board: &mut Board, most: u64, found: &mut u64) {
        if *found >= most {
            return;
        }
        match fewest_choices(board) {
            None => *found += 1,
            Some(cell) => {
                for digit in board.allowed(cell) {
                    if *found >= most {
                        return;
                    }
                    board.place(cell, digit);
                    go(board, most, found);
                    board.undo(cell);
                }
            }
        }
    }
    let mut found = 0;
    go(board, most, &mut found);
    found
}

pub fn differences(a: &Grid, b: &Grid) -> Vec<Cell> {
    let mut cells = vec![];
    for row in 0..9 {
        for col in 0..9 {
            let cell = Cell { row, col };
            if a.get(cell) != b.get(cell) {
                cells.push(cell);
            }
        }
    }
    cells
}
