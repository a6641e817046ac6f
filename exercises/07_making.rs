//! Exercise 7: making puzzles. Read `lessons/07_making/README.md` first.
//!
//! Check your answer with: cargo test --test exercise07

use sudoku_steps::solutions::counting::count_solutions;
use sudoku_steps::{Board, Cell, Grid};

/// How many solutions a grid has: 0, 1, or 2 for two or more. This one is given: it
/// calls the count of lesson 6.
pub fn solutions(grid: &Grid) -> u64 {
    match Board::new(*grid) {
        Ok(mut board) => count_solutions(&mut board, 2),
        // Two equal digits in a unit: nothing solves that.
        Err(_) => 0,
    }
}

/// Takes digits away from a solved grid and returns what is left.
///
/// Fixed: the squares have their turn in the given order. A digit goes if exactly one
/// solution is left without it and without those that went before. Otherwise it
/// stays where it stood, and the next square has its turn. As soon as `clues` digits
/// are left nothing more goes; there are never fewer. The order may name a square
/// twice, which changes nothing, and it may leave squares out: their digits stay.
/// Free: how you find out whether there is a second solution, and everything else.
///
/// A grid is copied by `let mut puzzle = *solution;`. It has `puzzle[cell]` to read
/// and to write (0 for a blank) and `puzzle.blanks()` (how many of its 81 squares
/// are blank).
pub fn dig(solution: &Grid, order: &[Cell], clues: usize) -> Grid {
    sudoku_steps::todo!(solution, order, clues)
}

/// Whether a puzzle is minimal: it has exactly one solution, and whichever of its
/// clues one takes away, that one alone, there are two or more.
///
/// Fixed: a puzzle with no solution or with several isn't minimal, and a full grid
/// isn't either. No unit of the puzzle has a digit twice.
/// Free: how you find out.
///
/// A grid has `puzzle.cells()` (all squares in reading order) and
/// `puzzle.is_blank(cell)`.
pub fn is_minimal(puzzle: &Grid) -> bool {
    sudoku_steps::todo!(puzzle)
}
