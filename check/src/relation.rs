//! Which squares a learner's test takes into account, found by asking it about
//! boards with one digit.

use std::sync::Arc;

use crate::fault::{Cause, Fault};
use crate::together::Together;
use crate::values::observe;
use sudoku_steps::{Cell, Digits, Grid, symbol};

/// How a square sees another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sees {
    Row,
    Column,
    /// The same box, and neither the row nor the column.
    Box,
    /// The same box, and the row or the column too.
    Twice,
    Nothing,
}

fn sees<const N: usize>(a: Cell, b: Cell) -> Sees {
    let same_box = Grid::<N>::box_of(a) == Grid::<N>::box_of(b);
    match (a.row == b.row, a.col == b.col) {
        (false, false) if same_box => Sees::Box,
        (false, false) => Sees::Nothing,
        _ if same_box => Sees::Twice,
        (true, _) => Sees::Row,
        _ => Sees::Column,
    }
}

/// The cause that shows when a test whether a digit fits a blank square is asked
/// about every pair of squares: one holds a digit, the other is to take the same.
/// `None` when it answers all of that rightly, or doesn't answer.
///
/// ```
/// use crate::{Fault, testing_fault};
///
/// let cause = testing_fault::<9>(|grid, cell, digit| {
///     let mut row = (0..9).map(|col| grid[sudoku_steps::Cell::new(cell.row, col)]);
///     row.all(|other| other != digit)
/// });
/// assert_eq!(cause.unwrap().fault, Fault::ColumnNotTested);
/// ```
pub fn testing_fault<const N: usize>(
    fits: impl Fn(&Grid<N>, Cell, u8) -> bool + Send + Sync + 'static,
) -> Option<Cause> {
    let squares = Grid::<N>::empty().cells();
    let mut inputs: Vec<(Option<Cell>, Cell, u8)> = Vec::new();
    for digit in Digits::all(N) {
        inputs.push((None, Cell::new(0, 0), digit));
    }
    for asked in squares {
        for holder in Grid::<N>::empty().cells().filter(|&cell| cell != asked) {
            inputs.push((Some(holder), asked, 1));
        }
    }
    let asked = inputs.len();
    let fits = Arc::new(fits);
    let again = Arc::clone(&fits);
    let seen = observe(inputs, move |&(holder, asked, digit)| {
        let mut grid = Grid::empty();
        if let Some(holder) = holder {
            grid[holder] = digit;
        }
        fits(&grid, asked, digit)
    });
    if seen.len() < asked {
        return None;
    }
    let never: Vec<u8> = seen
        .iter()
        .filter(|((holder, ..), fits)| holder.is_none() && !fits)
        .map(|((.., digit), _)| *digit)
        .collect();
    let pairs = seen.iter().filter_map(|&((holder, asked, _), fits)| Some((holder?, asked, fits)));
    let mut count = Count::default();
    for (holder, asked, fits) in pairs {
        count.see(sees::<N>(asked, holder), !fits, holder, asked);
    }
    let together = Together::of::<N>(move |grid, cell, digit| again(grid, cell, digit));
    if never.len() < 2
        && let Some(cause) = together.another_digit(&never)
    {
        return Some(cause);
    }
    match never.as_slice() {
        [] if !count.rules_out_peers() && together.rule_out => {
            Some(Cause::new(Fault::AllUnitsAtOnce))
        }
        [] if !together.kept.is_empty() => Some(together.kept_in()),
        [] => count.cause(N * N).or_else(|| together.twice()),
        [digit] => Some(Cause::with(
            Fault::DigitNeverTried,
            format!("On an empty grid {} doesn't fit anywhere.", symbol(*digit)),
        )),
        digits if digits.len() < N => Some(Cause::with(
            Fault::DigitNeverTried,
            format!("On an empty grid {} don't fit anywhere.", listed(digits)),
        )),
        _ if count.rules_out_all() => Some(Cause::new(Fault::NeverFits)),
        _ => Some(Cause::new(Fault::WrongWayRound)),
    }
}

/// Some digits in words.
pub(super) fn listed(digits: &[u8]) -> String {
    let symbols: Vec<String> = digits.iter().map(|&digit| symbol(digit).to_string()).collect();
    match symbols.as_slice() {
        [all @ .., last] if !all.is_empty() => format!("{} and {last}", all.join(", ")),
        _ => symbols.concat(),
    }
}

/// How many holders of a digit rule it out, by how they are seen.
#[derive(Default)]
struct Count {
    ruled: [usize; 5],
    all: [usize; 5],
    /// The first pair that is answered wrongly, by how they see each other.
    example: [Option<(Cell, Cell)>; 5],
}

impl Count {
    fn see(&mut self, how: Sees, is_ruled_out: bool, holder: Cell, asked: Cell) {
        let index = how as usize;
        self.all[index] += 1;
        self.ruled[index] += usize::from(is_ruled_out);
        if is_ruled_out == (how == Sees::Nothing) && self.example[index].is_none() {
            self.example[index] = Some((holder, asked));
        }
    }

    fn misses(&self, how: Sees) -> bool {
        self.ruled[how as usize] < self.all[how as usize]
    }

    const fn sees_none(&self, how: Sees) -> bool {
        self.ruled[how as usize] == 0
    }

    /// Whether no more pairs are ruled out than there are squares: then the answer
    /// came when one peer was seen.
    fn stops_at_one(&self, squares: usize) -> bool {
        self.ruled.iter().sum::<usize>() <= squares
    }

    /// Whether every pair is ruled out.
    fn rules_out_all(&self) -> bool {
        self.ruled == self.all
    }

    fn rules_out_peers(&self) -> bool {
        [Sees::Row, Sees::Column, Sees::Box].into_iter().any(|how| !self.sees_none(how))
    }

    fn cause(&self, squares: usize) -> Option<Cause> {
        let sees_too_much = !self.sees_none(Sees::Nothing);
        let by = |how: Sees, fault| {
            let pair = self.example[how as usize];
            Some(match pair {
                Some((holder, asked)) if how == Sees::Nothing => {
                    Cause::with(fault, format!("A digit at {holder} rules it out at {asked}."))
                }
                Some((holder, asked)) => Cause::with(
                    fault,
                    format!("A digit at {holder} doesn't rule it out at {asked}."),
                ),
                None => Cause::new(fault),
            })
        };
        if !self.rules_out_peers() {
            let fault = if sees_too_much { Fault::WrongWayRound } else { Fault::RulesNothingOut };
            return Some(Cause::new(fault));
        }
        if self.stops_at_one(squares) {
            by(Sees::Row, Fault::FirstPeerDecides)
        } else if self.misses(Sees::Row) {
            by(Sees::Row, Fault::RowNotTested)
        } else if self.misses(Sees::Column) {
            by(Sees::Column, Fault::ColumnNotTested)
        } else if self.misses(Sees::Box) && sees_too_much {
            by(Sees::Box, Fault::WrongBoxCorner)
        } else if self.sees_none(Sees::Box) {
            by(Sees::Box, Fault::BoxNotTested)
        } else if self.misses(Sees::Box) {
            by(Sees::Box, Fault::BoxTestedInPart)
        } else if sees_too_much {
            by(Sees::Nothing, Fault::TestsTooMuch)
        } else {
            None
        }
    }
}
