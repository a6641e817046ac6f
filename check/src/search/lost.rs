//! Whether a search does its work on another board than the one that it was given.

use sudoku_steps::{Board, Grid};
use sudoku_steps_follow::Pulse;

use crate::report::{Cause, Report};
use crate::run::guard;
use crate::search::faults;
use crate::values::Leash;

/// The report on a search that went wrong, with another cause if it tells a board that has a
/// solution from one that has none, and writes on neither: its digits go on a copy.
///
/// # Panics
/// If one of the two boards has a conflict.
#[must_use]
pub fn nothing_written<const N: usize>(
    report: Box<Report>,
    [solvable, unsolvable]: [Grid<N>; 2],
    solve: fn(&mut Board<N>) -> bool,
) -> Box<Report> {
    let says_true = report.cause().is_some_and(|cause| cause.fault == faults::TRUE_TOO_SOON);
    let answers = |grid: Grid<N>| {
        let call = move || {
            let board = Board::new(grid).expect("the boards of the checks have no conflicts");
            solve(&mut board.heard_by(Leash::of(0)))
        };
        guard::run(&Pulse::default(), call).ok().flatten()
    };
    if says_true && answers(solvable) == Some(true) && answers(unsolvable) == Some(false) {
        return Box::new(report.because(Some(Cause::new(faults::NOTHING_WRITTEN))));
    }
    report
}
