//! A square that is named twice gets its digit back.

use sudoku_steps::solutions::counting::count_solutions;
use sudoku_steps::{Board, Cell, Grid};

pub fn solutions(grid: &Grid) -> u64 {
    match Board::new(*grid) {
        Ok(mut board) => count_solutions(&mut board, 2),
        Err(_) => 0,
    }
}

fn clues_of(g: &Grid) -> usize {
    81 - g.blanks()
}

pub fn dig(solution: &Grid, order: &[Cell], clues: usize) -> Grid {
    let mut puzzle = *solution;
    for &cell in order {
        if clues_of(&puzzle) <= clues {
            break;
        }
        if puzzle[cell] == 0 {
            puzzle[cell] = solution[cell];
            continue;
        }
        puzzle[cell] = 0;
        if solutions(&puzzle) != 1 {
            puzzle[cell] = solution[cell];
        }
    }
    puzzle
}

pub fn is_minimal(puzzle: &Grid) -> bool {
    if solutions(puzzle) != 1 {
        return false;
    }
    for cell in puzzle.cells() {
        if puzzle.is_blank(cell) {
            continue;
        }
        let mut less = *puzzle;
        less[cell] = 0;
        if solutions(&less) == 1 {
            return false;
        }
    }
    true
}
