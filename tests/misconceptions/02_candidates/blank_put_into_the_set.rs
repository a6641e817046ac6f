//! Puts the 0 of a blank into the set.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::NONE;
    for peer in grid.peers(cell) {
        set.insert(grid[peer]);
    }
    Digits::all(9) - set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full() && grid.conflicts().is_empty()
}
