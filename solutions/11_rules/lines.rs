//! Pointing and box-line: a digit whose places in one unit all lie in another.

use super::Rule;
use super::step::{Step, having};
use sudoku_steps::{Candidates, Cell, Digits, Grid, Unit};

/// The digits whose places in this unit all lie in another unit too, where that takes the
/// digit from the rest of the other: pointing for a box, box-line for a row or a column.
#[must_use]
pub fn confined<const N: usize>(candidates: &Candidates<N>, unit: Unit) -> Vec<Step> {
    let grid = Grid::<N>::empty();
    let rule = if matches!(unit, Unit::Box(_)) { Rule::Pointing } else { Rule::BoxLine };
    let mut steps = Vec::new();
    for digit in 1..=N as u8 {
        let has = |cell: &Cell| Digits::from_bits(candidates[*cell]).contains(digit);
        let cells: Vec<Cell> = grid.cells_of(unit).filter(has).collect();
        // One place alone is a hidden single.
        if cells.len() < 2 {
            continue;
        }
        for other in grid.units_of(cells[0]) {
            let lies_there = |cell: &Cell| grid.units_of(*cell).contains(&other);
            if other == unit || !cells.iter().all(lies_there) {
                continue;
            }
            let rest = grid.cells_of(other).filter(|cell| !cells.contains(cell));
            let out = having(candidates, rest, Digits::just(digit));
            if !out.is_empty() {
                let (within, from) = (vec![unit], vec![other]);
                let (cells, digits) = (cells.clone(), Digits::just(digit));
                steps.push(Step { rule, within, from, cells, digits, out });
            }
        }
    }
    steps
}
