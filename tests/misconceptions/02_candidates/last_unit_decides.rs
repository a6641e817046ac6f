//! What was found out about a unit is overwritten by the next.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for p in grid.peers(cell) {
        set.remove(grid[p]);
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    let mut ok = true;
    for u in grid.units() {
        let set: Digits = grid.cells_of(u).map(|c| grid[c]).filter(|&d| d != 0).collect();
        ok = set.len() == 9;
    }
    ok
}
