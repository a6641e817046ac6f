//! Keeps the digit of the square before.

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
    let mut digit = 0;
    for &cell in order {
        if 81 - puzzle.blanks() <= clues {
            break;
        }
        if puzzle[cell] == 0 {
            continue;
        }
        let newest = puzzle[cell];
        puzzle[cell] = 0;
        if solutions(&puzzle) != 1 {
            puzzle[cell] = if digit == 0 { newest } else { digit };
        }
        digit = newest;
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
