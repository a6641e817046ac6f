//! Pairs and triples, naked and hidden.

use super::Rule;
use super::step::{Step, having};
use sudoku_steps::{Candidates, Cell, Digits, Grid, Unit};

/// The groups of 2 or 3 squares of a unit that have as many digits left among them as
/// they are, where that takes something from the other squares.
#[must_use]
pub fn naked<const N: usize>(candidates: &Candidates<N>, unit: Unit, size: usize) -> Vec<Step> {
    let left = |cell: Cell| Digits::from_bits(candidates[cell]);
    let all: Vec<Cell> = Grid::<N>::empty().cells_of(unit).collect();
    // A square with one digit is a naked single, or filled.
    let few = all.iter().copied().filter(|&cell| (2..=size).contains(&left(cell).len()));
    let mut steps = Vec::new();
    for cells in groups(&few.collect::<Vec<Cell>>(), size) {
        let digits = cells.iter().fold(Digits::NONE, |digits, &cell| digits | left(cell));
        if digits.len() != size {
            continue;
        }
        let others = all.iter().copied().filter(|cell| !cells.contains(cell));
        let out = having(candidates, others, digits);
        if !out.is_empty() {
            let rule = if size == 2 { Rule::NakedPair } else { Rule::NakedTriple };
            steps.push(Step { rule, within: vec![unit], from: vec![], cells, digits, out });
        }
    }
    steps
}

/// The groups of 2 or 3 digits that have as many squares left among them in a unit as
/// they are, where those squares have another digit too.
#[must_use]
pub fn hidden<const N: usize>(candidates: &Candidates<N>, unit: Unit, size: usize) -> Vec<Step> {
    let left = |cell: Cell| Digits::from_bits(candidates[cell]);
    let all: Vec<Cell> = Grid::<N>::empty().cells_of(unit).collect();
    let places = |digit: u8| all.iter().filter(move |&&cell| left(cell).contains(digit));
    // A digit with one place is a hidden single, or stands there.
    let few = (1..=N as u8).filter(|&digit| (2..=size).contains(&places(digit).count()));
    let mut steps = Vec::new();
    for digits in groups(&few.collect::<Vec<u8>>(), size) {
        let digits: Digits = digits.into_iter().collect();
        let has_one = |cell: &Cell| !(left(*cell) & digits).is_empty();
        let cells: Vec<Cell> = all.iter().copied().filter(has_one).collect();
        if cells.len() != size {
            continue;
        }
        let out = having(candidates, cells.clone(), Digits::all(N) - digits);
        if !out.is_empty() {
            let rule = if size == 2 { Rule::HiddenPair } else { Rule::HiddenTriple };
            steps.push(Step { rule, within: vec![unit], from: vec![], cells, digits, out });
        }
    }
    steps
}

/// All ways to take so many of the items, in their order.
pub(super) fn groups<T: Copy>(items: &[T], size: usize) -> Vec<Vec<T>> {
    if size == 0 {
        return vec![vec![]];
    }
    let mut found = Vec::new();
    for (index, &first) in items.iter().enumerate() {
        for rest in groups(&items[index + 1..], size - 1) {
            found.push([vec![first], rest].concat());
        }
    }
    found
}
