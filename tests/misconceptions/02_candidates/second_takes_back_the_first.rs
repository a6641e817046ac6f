//! A digit that two peers hold is switched off and on again.

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
    let mut mask = 0x3feu16;
    for p in grid.peers(cell) {
        if grid[p] != 0 {
            mask ^= 1 << grid[p];
        }
    }
    (1..=9).filter(|&d: &u8| mask & (1 << d) != 0).collect()
}
