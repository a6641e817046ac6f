//! Right: a count of equal sets, and a copy that loses digits.

use sudoku_steps::{Candidates, Cell, Digits, Grid, Unit};

pub fn naked_pairs<const N: usize>(candidates: &Candidates<N>, unit: Unit) -> Vec<(Cell, u8)> {
    let cells: Vec<Cell> = Grid::<N>::empty().cells_of(unit).collect();
    let mut sets: Vec<u32> = cells.iter().map(|&cell| candidates[cell]).collect();
    sets.sort_unstable();
    let mut out = Vec::new();
    for index in 1..N {
        let set = sets[index];
        if set == sets[index - 1] && set.count_ones() == 2 {
            for &cell in &cells {
                if candidates[cell] != set {
                    for digit in Digits::from_bits(candidates[cell] & set) {
                        out.push((cell, digit));
                    }
                }
            }
        }
    }
    out
}

pub fn pointing<const N: usize>(candidates: &Candidates<N>, unit: Unit) -> Vec<(Cell, u8)> {
    let grid = Grid::<N>::empty();
    let mut out = Vec::new();
    for line in grid.units().filter(|line| !matches!(line, Unit::Box(_))) {
        let in_line = |cell: Cell| grid.units_of(cell).contains(&line);
        let (mut inside, mut outside) = (Digits::NONE, Digits::NONE);
        for cell in grid.cells_of(unit) {
            let left = Digits::from_bits(candidates[cell]);
            if in_line(cell) {
                inside = inside | left;
            } else {
                outside = outside | left;
            }
        }
        for cell in grid.cells_of(line).filter(|&cell| !grid.units_of(cell).contains(&unit)) {
            for digit in Digits::from_bits(candidates[cell]) & (inside - outside) {
                out.push((cell, digit));
            }
        }
    }
    out
}
