//! Leaves the row out.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let [_, c, b] = grid.units_of(cell);
    let mut set = Digits::all(9);
    for u in [c, b] {
        for o in grid.cells_of(u) {
            set.remove(grid[o]);
        }
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full() && grid.conflicts().is_empty()
}
