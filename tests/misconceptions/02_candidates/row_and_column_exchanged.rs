//! Takes the row for the column and the other way round; no box.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for i in 0..9 {
        set.remove(grid[Cell::new(cell.col, i)]);
        set.remove(grid[Cell::new(i, cell.row)]);
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full() && grid.conflicts().is_empty()
}
