//! What a learner's test makes of more than one digit, and of another digit than the
//! one that it is asked about.

use crate::fault::{Cause, Fault};
use crate::relation::listed;
use crate::values::observe;
use sudoku_steps::{Cell, Digits, Grid, symbol};

/// Digits in these squares, and a digit asked for in the corner.
type Input = (Vec<Cell>, u8, u8);

/// What was seen with a digit in several peers of the corner.
pub(super) struct Together {
    /// A digit that stands in the row, the column and the box is ruled out.
    pub(super) rule_out: bool,
    /// The first two peers that don't rule out together the digit that both hold.
    twice: Option<(Cell, Cell)>,
    /// Peers, the digit of each, and another that is ruled out while its own isn't.
    wrong: Vec<(Cell, u8, u8)>,
    /// The digits that no peer rules out, where peers rule out others.
    pub(super) kept: Vec<u8>,
}

impl Together {
    /// Asks about the corner of a board with one digit or two or three.
    pub(super) fn of<const N: usize>(
        fits: impl Fn(&Grid<N>, Cell, u8) -> bool + Send + 'static,
    ) -> Self {
        let corner = Cell::new(0, 0);
        let [row, column, diagonal] = [Cell::new(0, N - 1), Cell::new(N - 1, 0), Cell::new(1, 1)];
        let mut inputs: Vec<Input> = vec![(vec![row, column, diagonal], 1, 1)];
        for pair in [[row, column], [row, diagonal], [column, diagonal]] {
            inputs.push((pair.to_vec(), 1, 1));
        }
        for peer in [row, column, diagonal] {
            for digit in Digits::all(N) {
                inputs.extend(Digits::all(N).into_iter().map(|asked| (vec![peer], digit, asked)));
            }
        }
        let seen = observe(inputs, move |(holders, digit, asked)| {
            let mut grid = Grid::empty();
            for &holder in holders {
                grid[holder] = *digit;
            }
            fits(&grid, corner, *asked)
        });
        let fits = |holders: &[Cell], digit, asked| {
            let is_same = |(input, _): &&(Input, bool)| {
                input.0 == holders && (input.1, input.2) == (digit, asked)
            };
            seen.iter().find(is_same).is_some_and(|(_, fits)| *fits)
        };
        let wrong = seen.iter().filter(|((holders, digit, asked), is_fit)| {
            holders.len() == 1 && !is_fit && asked != digit && fits(holders, *digit, *digit)
        });
        let twice = seen.iter().find(|((holders, ..), is_fit)| holders.len() == 2 && *is_fit);
        let is_kept = |&digit: &u8| {
            [row, column, diagonal].into_iter().all(|peer| fits(&[peer], digit, digit))
        };
        let mut kept: Vec<u8> = Digits::all(N).into_iter().filter(is_kept).collect();
        if kept.len() == N {
            kept.clear();
        }
        Self {
            kept,
            rule_out: seen.first().is_some_and(|(_, is_fit)| !is_fit),
            twice: twice.map(|((holders, ..), _)| (holders[0], holders[1])),
            wrong: wrong.map(|((holders, digit, asked), _)| (holders[0], *digit, *asked)).collect(),
        }
    }

    /// The cause if another digit is ruled out than the one that stands there, and
    /// not one of those that never fit.
    pub(super) fn another_digit(&self, never: &[u8]) -> Option<Cause> {
        let (holder, digit, asked) =
            *self.wrong.iter().find(|(.., asked)| !never.contains(asked))?;
        let detail =
            format!("A {} at {holder} rules out {} at (0, 0).", symbol(digit), symbol(asked));
        Some(Cause::with(Fault::WrongDigit, detail))
    }

    /// The cause where some digits are never ruled out.
    pub(super) fn kept_in(&self) -> Cause {
        let detail = format!("No peer that holds it rules out {}.", listed(&self.kept));
        Cause::with(Fault::DigitNeverTried, detail)
    }

    /// The cause if two peers with the digit don't rule it out.
    pub(super) fn twice(&self) -> Option<Cause> {
        let (first, second) = self.twice?;
        let detail = format!("It stands at {first} and at {second}, and fits (0, 0).");
        Some(Cause::with(Fault::TwiceIsNone, detail))
    }
}
