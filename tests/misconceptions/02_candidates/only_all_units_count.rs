//! A digit is ruled out only when the row, the column and the box all have it.

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
    (1..=9u8)
        .filter(|&d| grid.units_of(cell).iter().any(|&u| grid.cells_of(u).all(|c| grid[c] != d)))
        .collect()
}
