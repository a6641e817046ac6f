//! The next rules that a person uses: naked pairs, pointing pairs, box-line reduction.
//! They fill no square; they take digits out of squares. The names are those of Andrew
//! Stuart's site Sudoku Wiki; Norvig (2006) calls the first one naked twins.

use super::memory::{Eliminate, has};
use super::play::{Contradiction, Play};
use super::{ascending, len};
use sudoku_steps::{Cell, Grid, Unit};

/// A rule beyond singles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Two squares of a unit with the same two digits: no other square of the unit has
    /// one of them.
    NakedPairs,
    /// All places of a digit in a box lie in one line: the rest of the line hasn't it.
    PointingPairs,
    /// All places of a digit in a line lie in one box: the rest of the box hasn't it.
    BoxLine,
}

/// What a rule saw and took out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deduction {
    /// The squares that the rule is about.
    pub seen: Vec<Cell>,
    /// Their digits.
    pub digits: Vec<u8>,
    /// The unit in which it saw them.
    pub within: Unit,
    /// The unit from which the digits went.
    pub from: Unit,
    /// The squares that lost a digit.
    pub changed: Vec<Cell>,
}

type Found = Result<Option<Deduction>, Contradiction>;

impl Rule {
    /// All of them, in the order in which they are used.
    pub const ALL: [Self; 3] = [Self::NakedPairs, Self::PointingPairs, Self::BoxLine];

    /// What people call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NakedPairs => "naked pairs",
            Self::PointingPairs => "pointing pairs",
            Self::BoxLine => "box-line",
        }
    }

    /// Takes digits out at the first place where the rule can.
    ///
    /// # Errors
    /// A square that has no digit left.
    pub fn apply<const N: usize, M: Eliminate<N>>(self, play: &mut Play<'_, N, M>) -> Found {
        let boxes = (0..N).map(Unit::Box);
        let lines = (0..N).map(Unit::Row).chain((0..N).map(Unit::Column));
        match self {
            Self::NakedPairs => first(play.board.units(), |unit| naked_pair(play, unit)),
            Self::PointingPairs => first(boxes, |unit| confined(play, unit)),
            Self::BoxLine => first(lines, |unit| confined(play, unit)),
        }
    }
}

/// What is found in the first unit in which something is.
fn first(mut units: impl Iterator<Item = Unit>, mut look: impl FnMut(Unit) -> Found) -> Found {
    units.find_map(|unit| look(unit).transpose()).transpose()
}

fn naked_pair<const N: usize, M: Eliminate<N>>(play: &mut Play<'_, N, M>, unit: Unit) -> Found {
    let blanks: Vec<Cell> = blanks(play, unit).collect();
    for (index, &first) in blanks.iter().enumerate() {
        let pair = play.memory.left(first);
        if len(pair) != 2 {
            continue;
        }
        let Some(&second) =
            blanks[index + 1..].iter().find(|&&cell| play.memory.left(cell) == pair)
        else {
            continue;
        };
        let others = blanks.iter().copied().filter(|&cell| cell != first && cell != second);
        let changed = take_out(play, others, &ascending(pair))?;
        if !changed.is_empty() {
            let (seen, digits) = (vec![first, second], ascending(pair));
            return Ok(Some(Deduction { seen, digits, within: unit, from: unit, changed }));
        }
    }
    Ok(None)
}

/// A digit whose places in this unit all lie in another unit too.
fn confined<const N: usize, M: Eliminate<N>>(play: &mut Play<'_, N, M>, unit: Unit) -> Found {
    for digit in 1..=N as u8 {
        let seen: Vec<Cell> =
            blanks(play, unit).filter(|&cell| has(play.memory, cell, digit)).collect();
        // One place alone is a hidden single.
        if seen.len() < 2 {
            continue;
        }
        let grid = Grid::<N>::empty();
        for from in grid.units_of(seen[0]) {
            let all_in = seen.iter().all(|&cell| grid.units_of(cell).contains(&from));
            if from == unit || !all_in {
                continue;
            }
            let others: Vec<Cell> =
                blanks(play, from).filter(|&cell| !grid.units_of(cell).contains(&unit)).collect();
            let changed = take_out(play, others, &[digit])?;
            if !changed.is_empty() {
                let digits = vec![digit];
                return Ok(Some(Deduction { seen, digits, within: unit, from, changed }));
            }
        }
    }
    Ok(None)
}

fn blanks<'a, const N: usize, M>(
    play: &'a Play<'_, N, M>,
    unit: Unit,
) -> impl Iterator<Item = Cell> + 'a {
    play.board.cells_of(unit).filter(|&cell| play.board.is_blank(cell))
}

/// Takes the digits out of the squares and says in which there was one.
fn take_out<const N: usize, M: Eliminate<N>>(
    play: &mut Play<'_, N, M>,
    cells: impl IntoIterator<Item = Cell>,
    digits: &[u8],
) -> Result<Vec<Cell>, Contradiction> {
    let mut changed = Vec::new();
    for cell in cells {
        let before = play.memory.left(cell);
        for &digit in digits {
            if !play.memory.eliminate(cell, digit) {
                return Err(Contradiction);
            }
        }
        if play.memory.left(cell) != before {
            changed.push(cell);
        }
    }
    Ok(changed)
}
