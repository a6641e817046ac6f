//! Making puzzles: take digits away while exactly one solution is left.

use sudoku_steps::solutions::counting::count_solutions;
use sudoku_steps::{Board, Cell, Grid};

/// How many solutions a grid has: 0, 1, or 2 for two or more.
#[must_use]
pub fn solutions(grid: &Grid) -> u64 {
    match Board::new(*grid) {
        Ok(mut board) => count_solutions(&mut board, 2),
        // Two equal digits in a unit: nothing solves that.
        Err(_) => 0,
    }
}

/// Takes the digits of the squares away in this order while exactly one solution is
/// left, and stops when `clues` digits are left. A digit without which there would
/// be a second solution goes back.
#[must_use]
pub fn dig(solution: &Grid, order: &[Cell], clues: usize) -> Grid {
    dig_while(solution, order.chunks(1), clues, |puzzle, _| solutions(puzzle) == 1)
}

/// The same for groups of squares that go together or stay together. `may_go` is
/// asked about the grid without a group.
pub fn dig_while<'a>(
    solution: &Grid,
    groups: impl IntoIterator<Item = &'a [Cell]>,
    clues: usize,
    mut may_go: impl FnMut(&Grid, &[Cell]) -> bool,
) -> Grid {
    let mut puzzle = *solution;
    for group in groups {
        let before = puzzle;
        for &cell in group {
            puzzle[cell] = 0;
        }
        let is_enough = clues_of(&puzzle) >= clues;
        if puzzle != before && !(is_enough && may_go(&puzzle, group)) {
            puzzle = before;
        }
    }
    puzzle
}

/// How many digits a grid holds.
#[must_use]
pub fn clues_of(grid: &Grid) -> usize {
    grid.cells().count() - grid.blanks()
}

/// Whether a puzzle has exactly one solution, and none of its clues can go without
/// there being a second.
#[must_use]
pub fn is_minimal(puzzle: &Grid) -> bool {
    let mut clues = puzzle.cells().filter(|&cell| !puzzle.is_blank(cell));
    let can_go = |cell| {
        let mut without = *puzzle;
        without[cell] = 0;
        solutions(&without) == 1
    };
    solutions(puzzle) == 1 && !clues.any(can_go)
}
