//! Stops after so many steps and calls that none.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

fn count_solutions(board: &mut Board, most: u64) -> u64 {
    fn count(board: &mut Board, most: u64, steps: &mut u32) -> u64 {
        *steps += 1;
        if most == 0 || *steps > 60 {
            return 0;
        }
        let Some(cell) = fewest_choices(board) else { return 1 };
        let mut found = 0;
        for digit in board.allowed(cell) {
            if found >= most || *steps > 60 {
                break;
            }
            board.place(cell, digit);
            found += count(board, most - found, steps);
            board.undo(cell);
        }
        found
    }
    count(board, most, &mut 0)
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
