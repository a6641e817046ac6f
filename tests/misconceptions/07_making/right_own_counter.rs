//! Right: bit masks and a count of its own.

use sudoku_steps::{Cell, Grid};

/// Counts up to two with a mask for each row, column and box.
pub fn solutions(grid: &Grid) -> u64 {
    let mut masks = [[0_u16; 9]; 3];
    for cell in grid.cells().filter(|&cell| !grid.is_blank(cell)) {
        let bit = 1 << grid[cell];
        for (kind, index) in units(cell).into_iter().enumerate() {
            if masks[kind][index] & bit != 0 {
                return 0;
            }
            masks[kind][index] |= bit;
        }
    }
    let blanks: Vec<Cell> = grid.cells().filter(|&cell| grid.is_blank(cell)).collect();
    let mut found = 0;
    count(&blanks, &mut masks, &mut found);
    found
}

fn units(cell: Cell) -> [usize; 3] {
    [cell.row, cell.col, cell.row / 3 * 3 + cell.col / 3]
}

fn count(blanks: &[Cell], masks: &mut [[u16; 9]; 3], found: &mut u64) {
    if blanks.is_empty() {
        *found += 1;
        return;
    }
    let taken = |cell: Cell, masks: &[[u16; 9]; 3]| {
        units(cell).into_iter().enumerate().fold(0, |all, (kind, index)| all | masks[kind][index])
    };
    let best = blanks.iter().max_by_key(|&&cell| taken(cell, masks).count_ones()).unwrap();
    let rest: Vec<Cell> = blanks.iter().copied().filter(|cell| cell != best).collect();
    for digit in 1..=9 {
        let bit = 1 << digit;
        if *found < 2 && taken(*best, masks) & bit == 0 {
            for (kind, index) in units(*best).into_iter().enumerate() {
                masks[kind][index] |= bit;
            }
            count(&rest, masks, found);
            for (kind, index) in units(*best).into_iter().enumerate() {
                masks[kind][index] &= !bit;
            }
        }
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
    for cell in puzzle.cells().filter(|&cell| !puzzle.is_blank(cell)) {
        let mut without = *puzzle;
        without[cell] = 0;
        if solutions(&without) == 1 {
            return false;
        }
    }
    true
}
