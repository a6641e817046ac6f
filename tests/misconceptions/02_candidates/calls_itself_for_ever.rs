//! Calls itself with what it was given.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let digits: Vec<u8> = allowed(grid, cell).into_iter().collect();
    digits.into_iter().filter(|&digit| grid[cell] != digit).collect()
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full() && grid.conflicts().is_empty()
}
