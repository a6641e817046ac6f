//! Removes the number of the column instead of the digit that stands there.

use sudoku_steps::{Cell, Digits, Grid};

pub fn is_solved(grid: &Grid) -> bool {
    grid.units().all(|u| {
        let mut seen = Digits::NONE;
        for c in grid.cells_of(u) {
            if grid[c] != 0 {
                seen.insert(grid[c]);
            }
        }
        seen.len() == 9
    })
}

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for p in grid.peers(cell) {
        if grid[p] != 0 {
            set.remove(p.col as u8);
        }
    }
    set
}
