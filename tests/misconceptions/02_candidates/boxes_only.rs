//! Looks at the boxes alone.

use sudoku_steps::{Cell, Digits, Grid, Unit};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for peer in grid.peers(cell) {
        set.remove(grid[peer]);
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full()
        && grid.units().filter(|u| matches!(u, Unit::Box(_))).all(|u| {
            let s: Digits = grid.cells_of(u).map(|c| grid[c]).collect();
            s.len() == 9
        })
}
