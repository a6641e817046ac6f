//! Any right unit makes the grid solved.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for p in grid.peers(cell) {
        set.remove(grid[p]);
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.units().any(|u| (1..=9).all(|d| grid.cells_of(u).any(|c| grid[c] == d)))
}
