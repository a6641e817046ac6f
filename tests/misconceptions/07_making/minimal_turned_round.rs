//! Says true when a clue can go.

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
    solutions(puzzle) == 1
        && puzzle.cells().filter(|&cell| !puzzle.is_blank(cell)).any(|cell| {
            let mut without = *puzzle;
            without[cell] = 0;
            solutions(&without) == 1
        })
}
