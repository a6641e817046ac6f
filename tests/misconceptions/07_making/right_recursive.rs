//! Right: a function that calls itself on the rest of the order.

use sudoku_steps::solutions::counting::count_solutions;
use sudoku_steps::{Board, Cell, Grid};

pub fn solutions(grid: &Grid) -> u64 {
    match Board::new(*grid) {
        Ok(mut board) => count_solutions(&mut board, 2),
        Err(_) => 0,
    }
}

pub fn dig(solution: &Grid, order: &[Cell], clues: usize) -> Grid {
    let Some((&cell, rest)) = order.split_first() else { return *solution };
    if solution.blanks() + clues >= 81 {
        return *solution;
    }
    let mut without = *solution;
    without[cell] = 0;
    if solutions(&without) == 1 { dig(&without, rest, clues) } else { dig(solution, rest, clues) }
}

pub fn is_minimal(puzzle: &Grid) -> bool {
    let all: Vec<Cell> = puzzle.cells().collect();
    solutions(puzzle) == 1 && dig(puzzle, &all, 0) == *puzzle
}
