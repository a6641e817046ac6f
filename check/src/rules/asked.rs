//! What a rule is asked, and what it takes out.

use std::collections::BTreeSet;

use crate::report::Fault;
use crate::rules::faults;
use sudoku_steps::{Candidates, Cell, Digits, Grid, Unit, symbol};

/// Candidates, and the unit in which to look.
#[derive(Clone)]
pub struct Rule<const N: usize> {
    /// The candidates.
    pub candidates: Candidates<N>,
    /// The unit.
    pub unit: Unit,
    /// What the candidates are, such as `a board with one pair`.
    pub what: String,
}

/// What goes out: the order, and whether something is listed twice, make no difference.
pub type Taken = BTreeSet<(Cell, u8)>;

/// What goes out, of a learner's list.
pub fn taken(list: Vec<(Cell, u8)>) -> Taken {
    list.into_iter().collect()
}

impl<const N: usize> Rule<N> {
    /// The squares of the unit.
    pub(super) fn cells(&self) -> Vec<Cell> {
        Self::cells_of(self.unit)
    }

    pub(super) fn cells_of(unit: Unit) -> Vec<Cell> {
        Grid::<N>::empty().cells_of(unit).collect()
    }

    pub(super) fn left(&self, cell: Cell) -> Digits {
        Digits::from_bits(self.candidates[cell])
    }
}

/// The sign that one wrong list alone shows.
pub(super) fn sign<const N: usize>(asked: &Rule<N>, right: &Taken, yours: &Taken) -> Fault {
    let lacks = |&&(cell, digit): &&(Cell, u8)| !asked.left(cell).contains(digit);
    if yours.difference(right).any(|one| lacks(&one)) {
        faults::NOT_THERE
    } else if !yours.is_subset(right) {
        faults::TOO_MUCH_GOES
    } else {
        faults::TOO_LITTLE_GOES
    }
}

/// What goes out, in words.
pub fn taken_shown(taken: &Taken) -> String {
    const MOST: usize = 12;
    let of = |(cell, digit): &(Cell, u8)| format!("{} at {cell}", symbol(*digit));
    let mut shown: Vec<String> = taken.iter().take(MOST).map(of).collect();
    if taken.len() > MOST {
        shown.push(format!("… {} more", taken.len() - MOST));
    }
    if shown.is_empty() { "nothing goes".to_string() } else { shown.join(", ") }
}

/// What the two lists are about: where the digits are left that they differ in, or, where
/// few squares have few digits, what is left in those.
pub fn sets_shown<const N: usize>(asked: &Rule<N>, right: &Taken, yours: &Taken) -> String {
    let full = Digits::all(N);
    let few: Vec<Cell> =
        asked.cells().into_iter().filter(|&cell| asked.left(cell) != full).collect();
    let parts: Vec<String> = if few.len() <= 6 {
        let rest = Some("every other square has every digit".to_string());
        let sets = few.iter().map(|&cell| format!("{cell} has {{{}}}", asked.left(cell)));
        sets.chain(rest).collect()
    } else {
        let differ = right.symmetric_difference(yours).map(|&(_, digit)| digit);
        let mut digits: Vec<u8> = differ.filter(|digit| full.contains(*digit)).collect();
        digits.sort_unstable();
        digits.dedup();
        let places = |digit: u8| {
            let cells = asked.cells().into_iter().filter(|&cell| asked.left(cell).contains(digit));
            let cells: Vec<String> = cells.map(|cell| cell.to_string()).collect();
            format!("{} is left at {}", symbol(digit), cells.join(", "))
        };
        digits.into_iter().take(3).map(places).collect()
    };
    format!("This is {}. In {}: {}.", asked.what, asked.unit, parts.join("; "))
}
