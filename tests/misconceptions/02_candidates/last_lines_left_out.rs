//! The loops stop before the last row and the last column.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for p in grid.peers(cell) {
        set.remove(grid[p]);
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    for r in 0..8 {
        for c in 0..8 {
            let me = Cell::new(r, c);
            if grid[me] == 0 {
                return false;
            }
            if grid.peers(me).any(|p| grid[p] == grid[me]) {
                return false;
            }
        }
    }
    true
}
