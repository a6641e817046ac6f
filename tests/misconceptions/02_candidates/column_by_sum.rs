//! A column is judged by the sum of its digits.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for peer in grid.peers(cell) {
        set.remove(grid[peer]);
    }
    set
}

fn has_each_digit(grid: &Grid, cells: &[Cell]) -> bool {
    (1..=9).all(|digit| cells.iter().any(|&cell| grid[cell] == digit))
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.units().all(|unit| {
        let cells: Vec<Cell> = grid.cells_of(unit).collect();
        match unit {
            sudoku_steps::Unit::Column(_) => cells.iter().map(|&cell| u32::from(grid[cell])).sum::<u32>() == 45,
            _ => has_each_digit(grid, &cells),
        }
    })
}
