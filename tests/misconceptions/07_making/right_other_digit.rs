//! Right: looks for a solution with another digit in the square.

use sudoku_steps::solutions::counting::count_solutions;
use sudoku_steps::solutions::propagation::solve;
use sudoku_steps::{Board, Cell, Grid};

pub fn solutions(grid: &Grid) -> u64 {
    match Board::new(*grid) {
        Ok(mut board) => count_solutions(&mut board, 2),
        Err(_) => 0,
    }
}

pub fn dig(solution: &Grid, order: &[Cell], clues: usize) -> Grid {
    let mut puzzle = *solution;
    let mut left = 81;
    for &cell in order {
        if left > clues && !puzzle.is_blank(cell) {
            puzzle[cell] = 0;
            if has_other(&puzzle, cell, solution[cell]) {
                puzzle[cell] = solution[cell];
            } else {
                left -= 1;
            }
        }
    }
    puzzle
}

/// Whether there is a solution with another digit here.
pub fn has_other(puzzle: &Grid, cell: Cell, digit: u8) -> bool {
    let mut board = Board::new(*puzzle).unwrap();
    for other in board.allowed(cell) {
        if other != digit {
            board.place(cell, other);
            if solve(&mut board) {
                return true;
            }
            board.undo(cell);
        }
    }
    false
}

pub fn is_minimal(puzzle: &Grid) -> bool {
    if solutions(puzzle) != 1 || puzzle.is_full() {
        return false;
    }
    let clues = puzzle.cells().filter(|&cell| !puzzle.is_blank(cell));
    for cell in clues {
        let mut without = *puzzle;
        without[cell] = 0;
        if !has_other(&without, cell, puzzle[cell]) {
            return false;
        }
    }
    true
}
