//! Leaves the box out.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let [r, c, _] = grid.units_of(cell);
    let mut set = Digits::all(9);
    for u in [r, c] {
        for o in grid.cells_of(u) {
            set.remove(grid[o]);
        }
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full() && grid.conflicts().is_empty()
}
