//! Returns in either branch of the first round.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for p in grid.peers(cell) {
        set.remove(grid[p]);
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    for u in grid.units() {
        let set: std::collections::BTreeSet<u8> =
            grid.cells_of(u).map(|c| grid[c]).filter(|&d| d > 0).collect();
        if set.len() == 9 {
            return true;
        } else {
            return false;
        }
    }
    false
}
