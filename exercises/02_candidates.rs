//! Exercise 2: which digits fit, and when a grid is solved.
//! Read lessons/02_candidates/README.md first.
//!
//! Check your answer with: cargo test --test exercise02

use sudoku_steps::{Cell, Digits, Grid};

/// The digits allowed in a square: the digits 1 to 9 less those that stand in its
/// row, its column or its box.
///
/// Fixed: the set. A grid may hold anything, also the same digit twice in a unit.
/// Free: everything else. Only blank squares are asked for, so it doesn't matter
/// what you return for a filled one.
///
/// A grid has `grid[cell]` (the digit of a square, 0 for a blank),
/// `grid.units_of(cell)` (its row, its column and its box), `grid.cells_of(unit)`
/// (the nine squares of a unit) and `grid.peers(cell)` (its 20 peers). You can also
/// make a square yourself: `Cell::new(row, col)`, both from 0 to 8.
/// A set starts as `Digits::all(9)` or `Digits::NONE`; `set.remove(digit)`,
/// `set.insert(digit)` and `set.contains(digit)` do what they say. The 0 of a blank is
/// no digit: removing it does nothing, and inserting it panics.
pub fn allowed(grid: &Grid, cell: Cell) -> Digits {
    sudoku_steps::todo!(grid, cell)
}

/// Whether the grid is solved: each of its 27 units has each digit once.
///
/// Fixed: a grid with a blank isn't solved, and neither is a full grid in which
/// any row, column or box has a digit twice.
/// Free: how you find out.
///
/// A grid has `grid.units()` (all rows, columns and boxes) and `grid.cells()` (all
/// squares in reading order).
pub fn is_solved(grid: &Grid) -> bool {
    sudoku_steps::todo!(grid)
}
