//! Wrong: a square is compared with itself.

use sudoku_steps::{Candidates, Cell, Digits, Grid, Unit};

pub fn naked_pairs<const N: usize>(candidates: &Candidates<N>, unit: Unit) -> Vec<(Cell, u8)> {
    let cells: Vec<Cell> = Grid::<N>::empty().cells_of(unit).collect();
    let mut out = Vec::new();
    for i in 0..N {
        for j in i..N {
            let pair = Digits::from_bits(candidates[cells[i]]);
            let other = Digits::from_bits(candidates[cells[j]]);
            if pair.len() == 2 && pair == other {
                for k in 0..N {
                    if k == i || k == j {
                        continue;
                    }
                    for digit in pair {
                        if Digits::from_bits(candidates[cells[k]]).contains(digit) {
                            out.push((cells[k], digit));
                        }
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
    for digit in 1..=N as u8 {
        let has = |cell: &Cell| Digits::from_bits(candidates[*cell]).contains(digit);
        let places: Vec<Cell> = grid.cells_of(unit).filter(has).collect();
        if places.len() < 2 {
            continue;
        }
        let [row, column, _] = grid.units_of(places[0]);
        for line in [row, column] {
            if places.iter().all(|&cell| grid.units_of(cell).contains(&line)) {
                for cell in grid.cells_of(line) {
                    if !grid.units_of(cell).contains(&unit) && has(&cell) {
                        out.push((cell, digit));
                    }
                }
            }
        }
    }
    out
}
