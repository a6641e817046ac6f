//! Looks at two rows and two columns of the box.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for i in 0..9 {
        set.remove(grid[Cell::new(cell.row, i)]);
        set.remove(grid[Cell::new(i, cell.col)]);
    }
    for r in cell.row / 3 * 3..cell.row / 3 * 3 + 2 {
        for c in cell.col / 3 * 3..cell.col / 3 * 3 + 2 {
            set.remove(grid[Cell::new(r, c)]);
        }
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full() && grid.conflicts().is_empty()
}
