//! Counting once more where a count was wrong: with a cap that can't matter, and on
//! other boards. What is right there says what is wrong here.

use crate::exercises::faults06 as faults;
use crate::run::faults::{
    DOES_NOT_RETURN, ENDLESS_RECURSION, MEMORY_USED_UP, NO_DIGIT, OUT_OF_RANGE, PANICKED,
};
use crate::search::faults::{COUNTED_TWICE, TYPE_TOO_SMALL};
use crate::{Cause, Fault, Leash, Order, Report, Subject, compare_count, observe};
use sudoku_steps::{Board, Grid};

use super::{boards, reference, references};

/// A count with a cap.
pub trait Count: Fn(&mut Board, u64) -> u64 + Copy + Send + Sync + 'static {}

impl<F: Fn(&mut Board, u64) -> u64 + Copy + Send + Sync + 'static> Count for F {}

/// The report, with the cause that shows when the count is made again.
pub fn explained(count: impl Count, grid: Grid, most: u64, report: Box<Report>) -> Box<Report> {
    let Some(fault) = report.cause().map(|cause| cause.fault) else { return report };
    // Nothing more is to be had from what doesn't come back.
    let ends = [DOES_NOT_RETURN, ENDLESS_RECURSION, MEMORY_USED_UP];
    if ends.contains(&fault) || is_panic(fault) {
        return report;
    }
    let found = with_a_larger_cap(count, grid, most).or_else(|| on_a_copy(count));
    match found {
        Some(fault) => Box::new(report.because(Some(Cause::new(fault)))),
        None => report,
    }
}

fn is_panic(fault: Fault) -> bool {
    matches!(fault, PANICKED | OUT_OF_RANGE | NO_DIGIT)
}

/// More than any board of the checks has solutions, and little enough to make room for.
const LARGER: u64 = 1_000_000;

/// On a board with fewer solutions than the cap, the cap makes no difference.
fn with_a_larger_cap(count: impl Count, grid: Grid, most: u64) -> Option<Fault> {
    if most == LARGER || reference::count_solutions(&mut boards::board(&grid), most) == most {
        return None;
    }
    let subject = Subject { function: "", what: "", order: Order::FEWEST_CHOICES, kept: "" };
    match compare_count(subject, LARGER, grid, count, references::counting) {
        Ok(_) if most > LARGER => Some(TYPE_TOO_SMALL),
        Ok(_) => Some(faults::CAP_TAKEN_FOR_ELSE),
        // The same search, and too large a number: something else is counted.
        Err(report) => {
            let cause = report.cause().map(|cause| cause.fault);
            cause.filter(|&fault| fault == COUNTED_TWICE)
        }
    }
}

/// The right numbers, and not a try on the board.
fn on_a_copy(count: impl Count) -> Option<Fault> {
    let boards = [boards::two_solutions(), boards::eight_solutions(), boards::one_blank()];
    let seen = observe(boards.to_vec(), move |grid| {
        let mut board = boards::board(grid).heard_by(Leash::of(0));
        (count(&mut board, 5), board.tally().tries)
    });
    let is_right = |(grid, found): &(Grid, (u64, u64))| {
        *found == (reference::count_solutions(&mut boards::board(grid), 5), 0)
    };
    (seen.len() == boards.len() && seen.iter().all(is_right)).then_some(faults::ON_A_COPY)
}
