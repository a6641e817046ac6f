//! A square rules its own digit out.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for peer in grid.peers(cell) {
        set.remove(grid[peer]);
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.cells().all(|c| {
        allowed(grid, c).contains(grid[c])
            && grid.units_of(c).into_iter().all(|u| grid.cells_of(u).all(|o| grid[o] != grid[c]))
    })
}
