//! Calling a function that fills what is forced on one board after another.

use crate::report::Scene;
use crate::run::exercise::Verdict;
use crate::singles::diagnose::report;
use crate::singles::filler::Filler;
use crate::values::in_turn::values;
use sudoku_steps::Grid;

/// Calls a learner's function on one board after another, from the smallest on, and
/// stops at the first on which it does something wrong. With each board goes what a
/// report calls it, such as `on easy`.
///
/// # Errors
/// The report on the first thing that is wrong.
///
/// # Panics
/// If a board has a conflict.
pub fn fills(function: &'static str, filler: Filler, boards: Vec<(&'static str, Grid)>) -> Verdict {
    values(
        function,
        boards,
        move |&(_, grid)| filler.fault(grid),
        // An answer that is right has no fault.
        |_| None,
        |&(what, grid)| (what.to_string(), Scene::new(&grid, &[])),
        |mismatch| {
            let (what, start) = mismatch.input;
            let found = mismatch.yours.expect("it isn't the same as no fault");
            report(&format!("{function} {what}"), filler, start, found)
        },
    )
}
