//! Always looks at the first box.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for i in 0..9 {
        set.remove(grid[Cell::new(cell.row, i)]);
        set.remove(grid[Cell::new(i, cell.col)]);
    }
    for r in 0..0 + 3 {
        for c in 0..0 + 3 {
            set.remove(grid[Cell::new(r, c)]);
        }
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full() && grid.conflicts().is_empty()
}
