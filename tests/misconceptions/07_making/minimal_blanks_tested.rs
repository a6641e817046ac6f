//! Takes blank squares away too, and finds that one can go.

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
    for &cell in order {
        if 81 - puzzle.blanks() <= clues {
            break;
        }
        let digit = puzzle[cell];
        puzzle[cell] = 0;
        if solutions(&puzzle) != 1 {
            puzzle[cell] = digit;
        }
    }
    puzzle
}

pub fn is_minimal(puzzle: &Grid) -> bool {
    if solutions(puzzle) != 1 {
        return false;
    }
    for cell in puzzle.cells() {
        let mut without = *puzzle;
        without[cell] = 0;
        if solutions(&without) == 1 {
            return false;
        }
    }
    true
}
