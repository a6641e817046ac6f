//! Returns the digits that are taken.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::NONE;
    for peer in grid.peers(cell) {
        if grid[peer] != 0 {
            set.insert(grid[peer]);
        }
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full() && grid.conflicts().is_empty()
}
