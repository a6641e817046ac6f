//! Right: iterator chains.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let taken: Digits = grid
        .units_of(cell)
        .into_iter()
        .flat_map(|u| grid.cells_of(u))
        .map(|c| grid[c])
        .filter(|&d| d > 0)
        .collect();
    Digits::all(9) - taken
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.cells().all(|c| !grid.is_blank(c) && grid.peers(c).all(|p| grid[p] != grid[c]))
}
