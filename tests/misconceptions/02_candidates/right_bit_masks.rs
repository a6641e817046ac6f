//! Right: loops and bit masks.

use sudoku_steps::{Cell, Digits, Grid};

pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    let mut set = Digits::all(9);
    for i in 0..9 {
        set.remove(grid[Cell::new(cell.row, i)]);
        set.remove(grid[Cell::new(i, cell.col)]);
    }
    for r in cell.row / 3 * 3..cell.row / 3 * 3 + 3 {
        for c in cell.col / 3 * 3..cell.col / 3 * 3 + 3 {
            set.remove(grid[Cell::new(r, c)]);
        }
    }
    set
}

pub fn is_solved(grid: &Grid) -> bool {
    for i in 0..9 {
        let (mut r, mut c, mut b) = (0u16, 0u16, 0u16);
        for j in 0..9 {
            r |= 1 << grid[Cell::new(i, j)];
            c |= 1 << grid[Cell::new(j, i)];
            b |= 1 << grid[Cell::new(i / 3 * 3 + j / 3, i % 3 * 3 + j % 3)];
        }
        if r != 0x3fe || c != 0x3fe || b != 0x3fe {
            return false;
        }
    }
    true
}
