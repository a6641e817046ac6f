//! Goes on until it has more than the cap.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

fn count_solutions(board: &mut Board, most: u64) -> u64 {
    fn count(board: &mut Board, most: u64, found: &mut u64) {
        let Some(cell) = fewest_choices(board) else {
            *found += 1;
            return;
        };
        for digit in board.allowed(cell) {
            if *found > most {
                return;
            }
            board.place(cell, digit);
            count(board, most, found);
            board.undo(cell);
        }
    }
    if most == 0 {
        return 0;
    }
    let mut found = 0;
    count(board, most, &mut found);
    found.min(most)
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
