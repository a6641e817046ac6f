//! Counts in a u8, which begins again after 255.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

fn count_solutions(board: &mut Board, most: u64) -> u64 {
    fn go(board: &mut Board, most: u64, found: &mut u8) {
        let Some(cell) = fewest_choices(board) else {
            *found = found.wrapping_add(1);
            return;
        };
        for digit in board.allowed(cell) {
            if u64::from(*found) >= most {
                return;
            }
            board.place(cell, digit);
            go(board, most, found);
            board.undo(cell);
        }
    }
    let mut found = 0;
    if most > 0 {
        go(board, most, &mut found);
    }
    u64::from(found)
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
