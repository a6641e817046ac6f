//! Right: a labelled loop, and sorted units.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut out = Digits::NONE;
    'next: for d in 1..=9 {
        for c in grid.cells() {
            if grid[c] == d
                && (c.row == cell.row
                    || c.col == cell.col
                    || (c.row / 3 == cell.row / 3 && c.col / 3 == cell.col / 3))
            {
                continue 'next;
            }
        }
        out.insert(d);
    }
    out
}

pub fn is_solved(grid: &Grid) -> bool {
    grid.units().all(|u| {
        let mut v: Vec<u8> = grid.cells_of(u).map(|c| grid[c]).collect();
        v.sort();
        v == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    })
}
