//! Makes the board give up when enough was found.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

fn count_solutions(board: &mut Board, most: u64) -> u64 {
    fn go(board: &mut Board, found: &mut u64, most: u64) {
        if *found >= most {
            board.give_up();
            return;
        }
        let Some(cell) = fewest_choices(board) else {
            *found += 1;
            if *found >= most {
                board.give_up();
            }
            return;
        };
        for digit in board.allowed(cell) {
            if board.gave_up() {
                return;
            }
            board.place(cell, digit);
            go(board, found, most);
            board.undo(cell);
        }
    }
    let mut found = 0;
    go(board, &mut found, most);
    found
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
