//! Right: one total for the whole search.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

pub fn each_solution(board: &mut Board, most: u64, tell: &mut dyn FnMut(&Grid)) -> u64 {
    fn go(board: &mut Board, most: u64, found: &mut u64, tell: &mut dyn FnMut(&Grid)) {
        if *found >= most {
            return;
        }
        match fewest_choices(board) {
            None => {
                *found += 1;
                tell(board.grid());
            }
            Some(cell) => {
                for digit in board.allowed(cell) {
                    if *found >= most {
                        return;
                    }
                    board.place(cell, digit);
                    go(board, most, found, tell);
                    board.undo(cell);
                }
            }
        }
    }
    let mut found = 0;
    go(board, most, &mut found, tell);
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
