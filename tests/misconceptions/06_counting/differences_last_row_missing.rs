//! Looks at eight rows.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Grid};

pub fn each_solution(board: &mut Board, most: u64, tell: &mut dyn FnMut(&Grid)) -> u64 {
    if most == 0 {
        return 0;
    }
    let Some(cell) = fewest_choices(board) else {
        tell(board.grid());
        return 1;
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
    let mut cells = Vec::new();
    for row in 0..8 {
        for col in 0..9 {
            if a[Cell::new(row, col)] != b[Cell::new(row, col)] {
                cells.push(Cell::new(row, col));
            }
        }
    }
    cells
}
