//! Only the digits up to 4 ever come into the set.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::NONE;
    for digit in 1..=4 {
        if grid.peers(cell).all(|peer| grid[peer] != digit) {
            set.insert(digit);
        }
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.is_full() && grid.conflicts().is_empty()
}
