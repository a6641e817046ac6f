//! The loop over the digits begins with 2, and 1 always stays.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for digit in 2..=9 {
        if grid.peers(cell).any(|peer| grid[peer] == digit) {
            set.remove(digit);
        }
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full() && grid.conflicts().is_empty()
}
