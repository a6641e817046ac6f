//! Right: early exits, and blank squares passed over.

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
            return puzzle;
        }
        let Some(without) = emptied(&puzzle, cell) else { continue };
        if solutions(&without) != 1 {
            continue;
        }
        puzzle = without;
    }
    puzzle
}

fn emptied(puzzle: &Grid, cell: Cell) -> Option<Grid> {
    if puzzle.is_blank(cell) {
        return None;
    }
    let mut without = *puzzle;
    without[cell] = 0;
    Some(without)
}

pub fn is_minimal(puzzle: &Grid) -> bool {
    if puzzle.is_full() || solutions(puzzle) != 1 {
        return false;
    }
    for row in 0..9 {
        for col in 0..9 {
            let Some(without) = emptied(puzzle, Cell { row, col }) else { continue };
            if solutions(&without) == 1 {
                return false;
            }
        }
    }
    true
}
