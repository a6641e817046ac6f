//! Takes digits out of an empty set.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::NONE;
    for peer in grid.peers(cell) {
        set.remove(grid[peer]);
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full() && grid.conflicts().is_empty()
}
