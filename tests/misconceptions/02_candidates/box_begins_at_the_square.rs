//! Begins the box at the square itself.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for i in 0..9 {
        set.remove(grid[Cell::new(cell.row, i)]);
        set.remove(grid[Cell::new(i, cell.col)]);
    }
    for r in cell.row..cell.row + 3 {
        for c in cell.col..cell.col + 3 {
            set.remove(grid[Cell::new(r, c)]);
        }
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full() && grid.conflicts().is_empty()
}
