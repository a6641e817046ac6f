//! Right: bits, without a set.

use sudoku_steps::{Candidates, Cell, Digits, Grid, Unit};

pub fn naked_pairs<const N: usize>(candidates: &Candidates<N>, unit: Unit) -> Vec<(Cell, u8)> {
    let cells: Vec<Cell> = Grid::<N>::empty().cells_of(unit).collect();
    let mut out = vec![];
    for &a in &cells {
        for &b in &cells {
            let pair = candidates[a];
            if a == b || pair != candidates[b] || pair.count_ones() != 2 {
                continue;
            }
            for &cell in cells.iter().filter(|&&cell| cell != a && cell != b) {
                for digit in 1..=25 {
                    if candidates[cell] & pair & 1 << digit != 0 {
                        out.push((cell, digit));
                    }
                }
            }
        }
    }
    out
}

pub fn pointing<const N: usize>(candidates: &Candidates<N>, unit: Unit) -> Vec<(Cell, u8)> {
    let cells: Vec<Cell> = Grid::<N>::empty().cells_of(unit).collect();
    let mut out = vec![];
    for digit in (1..=N as u8).rev() {
        let bit = 1u32 << digit;
        let of = |key: fn(&Cell) -> usize| -> Vec<usize> {
            let mut numbers: Vec<usize> =
                cells.iter().filter(|&&cell| candidates[cell] & bit != 0).map(key).collect();
            numbers.dedup();
            numbers.sort_unstable();
            numbers.dedup();
            numbers
        };
        if let [row] = of(|cell| cell.row)[..] {
            out.extend((0..N).map(|col| (Cell::new(row, col), digit)));
        }
        if let [col] = of(|cell| cell.col)[..] {
            out.extend((0..N).map(|row| (Cell::new(row, col), digit)));
        }
    }
    out.retain(|(cell, digit)| {
        !cells.contains(cell) && Digits::from_bits(candidates[*cell]).contains(*digit)
    });
    out
}
