//! The X-wing: two lines in which a digit has the same two places.

use super::Rule;
use super::groups::groups;
use super::step::{Step, having};
use sudoku_steps::{Candidates, Cell, Digits, Grid, Unit};

/// The X-wings of all digits: those of rows first, then those of columns.
#[must_use]
pub fn x_wings<const N: usize>(candidates: &Candidates<N>) -> Vec<Step> {
    let rows: Vec<Unit> = (0..N).map(Unit::Row).collect();
    let columns: Vec<Unit> = (0..N).map(Unit::Column).collect();
    let of_rows = among(candidates, &rows, |cell| Unit::Column(cell.col));
    let of_columns = among(candidates, &columns, |cell| Unit::Row(cell.row));
    of_rows.into_iter().chain(of_columns).collect()
}

/// Those of these lines; `across` is the line that crosses at a square.
fn among<const N: usize>(
    candidates: &Candidates<N>,
    lines: &[Unit],
    across: fn(Cell) -> Unit,
) -> Vec<Step> {
    let grid = Grid::<N>::empty();
    let mut steps = Vec::new();
    for digit in 1..=N as u8 {
        let has = |cell: &Cell| Digits::from_bits(candidates[*cell]).contains(digit);
        let places = |line: Unit| grid.cells_of(line).filter(has).collect::<Vec<Cell>>();
        let two = lines.iter().copied().filter(|&line| places(line).len() == 2);
        for within in groups(&two.collect::<Vec<Unit>>(), 2) {
            let [first, second] = [within[0], within[1]].map(places);
            let from: Vec<Unit> = first.iter().map(|&cell| across(cell)).collect();
            if !second.iter().map(|&cell| across(cell)).eq(from.iter().copied()) {
                continue;
            }
            let cells = [first, second].concat();
            let rest = from.iter().flat_map(|&line| grid.cells_of(line));
            let rest = rest.filter(|cell| !cells.contains(cell));
            let out = having(candidates, rest, Digits::just(digit));
            if !out.is_empty() {
                let digits = Digits::just(digit);
                steps.push(Step { rule: Rule::XWing, within, from, cells, digits, out });
            }
        }
    }
    steps
}
