//! Right: one fold and one all.

use sudoku_steps::solutions::counting::count_solutions;
use sudoku_steps::{Board, Cell, Grid};

pub fn solutions(grid: &Grid) -> u64 {
    match Board::new(*grid) {
        Ok(mut board) => count_solutions(&mut board, 2),
        Err(_) => 0,
    }
}

pub fn dig(solution: &Grid, order: &[Cell], clues: usize) -> Grid {
    order.iter().fold(*solution, |puzzle, &cell| {
        let mut without = puzzle;
        without[cell] = 0;
        let may_go = puzzle.blanks() + clues < 81 && solutions(&without) == 1;
        if may_go { without } else { puzzle }
    })
}

pub fn is_minimal(puzzle: &Grid) -> bool {
    let without = |gone: Cell| {
        let mut grid = *puzzle;
        grid[gone] = 0;
        grid
    };
    let mut clues = puzzle.cells().filter(|&cell| puzzle[cell] != 0);
    solutions(puzzle) == 1 && clues.all(|cell| solutions(&without(cell)) > 1)
}
