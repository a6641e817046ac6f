//! The range ends one too soon.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::NONE;
    for d in 1..9 {
        if grid.peers(cell).all(|p| grid[p] != d) {
            set.insert(d);
        }
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full() && grid.conflicts().is_empty()
}
