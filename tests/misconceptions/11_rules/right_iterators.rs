//! Right: iterators, and every pair from both sides.

use sudoku_steps::{Candidates, Cell, Digits, Grid, Unit};

pub fn naked_pairs<const N: usize>(candidates: &Candidates<N>, unit: Unit) -> Vec<(Cell, u8)> {
    let cells: Vec<Cell> = Grid::<N>::empty().cells_of(unit).collect();
    let left = |cell: Cell| Digits::from_bits(candidates[cell]);
    let twins = |a: &Cell| {
        left(*a).len() == 2 && cells.iter().any(|b| b != a && left(*b) == left(*a))
    };
    let pairs = cells.iter().filter(|cell| twins(cell));
    pairs
        .flat_map(|&twin| {
            let others = cells.iter().filter(move |&&cell| left(cell) != left(twin));
            others.flat_map(move |&cell| {
                (left(cell) & left(twin)).into_iter().map(move |digit| (cell, digit))
            })
        })
        .collect()
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
