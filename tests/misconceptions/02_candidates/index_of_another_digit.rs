//! The place looked up is that of the digit below.

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
    let mut seen = [false; 10];
    for p in grid.peers(cell) {
        seen[usize::from(grid[p])] = true;
    }
    (1..=9).filter(|&d: &u8| !seen[usize::from(d - 1)]).collect()
}
