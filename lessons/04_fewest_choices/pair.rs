//! One puzzle, searched in both orders.

use std::fmt;

use sudoku_steps::lesson::{Options, Run, Stop};
use sudoku_steps::solutions::{backtracking, fewest_choices};
use sudoku_steps::text::commas;
use sudoku_steps::{Board, Grid, Outcome};

/// Both searches of one puzzle.
pub struct Pair {
    pub name: &'static str,
    pub in_order: Run<9>,
    pub fewest: Run<9>,
}

pub fn in_order(board: &mut Board) -> Outcome {
    let solved = backtracking::solve(board);
    board.finish(solved)
}

pub fn by_fewest_choices(board: &mut Board) -> Outcome {
    let solved = fewest_choices::solve(board);
    board.finish(solved)
}

/// How many times as many tries one search makes as another.
pub struct Ratio {
    /// As many times, or more: the first search gave up.
    pub at_least: bool,
    /// The number, as it is shown.
    pub times: String,
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.at_least { "≥ " } else { "" }, self.times)
    }
}

impl Pair {
    pub fn measure(name: &'static str, grid: Grid, options: &Options) -> Result<Self, Stop> {
        let mut patient = options.clone();
        patient.budget = options.budget.or(Some(PATIENCE));
        Ok(Self {
            name,
            in_order: Run::best(grid, &patient, in_order)?,
            fewest: Run::best(grid, options, by_fewest_choices)?,
        })
    }

    pub fn runs(&self) -> [&Run<9>; 2] {
        [&self.in_order, &self.fewest]
    }

    pub fn gave_up(&self) -> bool {
        self.runs().iter().any(|run| run.board.gave_up())
    }

    /// How many times as many tries in order makes as fewest choices first.
    /// `None` when the second made none, or gave up.
    pub fn ratio(&self) -> Option<Ratio> {
        let [more, less] = self.runs().map(|run| run.board.tally().tries);
        if less == 0 || self.fewest.board.gave_up() {
            return None;
        }
        let at_least = self.in_order.board.gave_up();
        // What is said to be the least must not be rounded up.
        let half = if at_least { 0 } else { less / 2 };
        let tenths = (10 * more + half) / less;
        let times = match tenths {
            0..1_000 => format!("{}.{}", tenths / 10, tenths % 10),
            _ => commas((more + half) / less),
        };
        Some(Ratio { at_least, times })
    }
}

/// After so many tries in order gives up, unless `--budget` says otherwise: there are
/// puzzles on which it would take years.
pub const PATIENCE: u64 = 100_000_000;
