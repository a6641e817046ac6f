//! Empties the first squares of the order, as many as it takes.

use sudoku_steps::solutions::counting::count_solutions;
use sudoku_steps::{Board, Cell, Grid};

pub fn solutions(grid: &Grid) -> u64 {
    match Board::new(*grid) {
        Ok(mut board) => count_solutions(&mut board, 2),
        Err(_) => 0,
    }
}

pub fn dig(solution: &Grid, order: &[Cell], clues: usize) -> Grid {
    let mut puzzle = *solution;
    let mut gone = 0;
    for &cell in order {
        if gone + clues >= 81 {
            break;
        }
        if puzzle[cell] != 0 {
            puzzle[cell] = 0;
            gone += 1;
        }
    }
    puzzle
}

pub fn is_minimal(puzzle: &Grid) -> bool {
    if solutions(puzzle) != 1 {
        return false;
    }
    for cell in puzzle.cells().filter(|&cell| !puzzle.is_blank(cell)) {
        let mut without = *puzzle;
        without[cell] = 0;
        if solutions(&without) == 1 {
            return false;
        }
    }
    true
}
