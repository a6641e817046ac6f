//! Nine different numbers are enough, and a blank is one of them.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for p in grid.peers(cell) {
        set.remove(grid[p]);
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.units().all(|u| {
        grid.cells_of(u).map(|c| grid[c]).collect::<std::collections::HashSet<_>>().len() == 9
    })
}
