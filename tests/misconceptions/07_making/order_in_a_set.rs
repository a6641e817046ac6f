//! Keeps the squares in a set, which has an order of its own.

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
    let set: std::collections::BTreeSet<(usize, usize)> =
        order.iter().map(|cell| (cell.col, cell.row)).collect();
    for (col, row) in set {
        let cell = Cell::new(row, col);
        if 81 - puzzle.blanks() <= clues {
            break;
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
    for cell in puzzle.cells().filter(|&cell| !puzzle.is_blank(cell)) {
        let mut without = *puzzle;
        without[cell] = 0;
        if solutions(&without) == 1 {
            return false;
        }
    }
    true
}
