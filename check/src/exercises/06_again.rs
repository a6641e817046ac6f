//! Counting once more where a count was wrong: with a cap that can't matter, and on
//! other boards. What is right there says what is wrong here.

use crate::{Cause, Fault, Leash, Order, Report, Subject, compare_count, observe};
use sudoku_steps::{Board, Grid};

use super::{board, boards, reference};

type Count = fn(&mut Board, u64) -> u64;

/// The report, with the cause that shows when the count is made again.
pub fn explained(count: Count, grid: Grid, most: u64, report: Box<Report>) -> Box<Report> {
    let Some(fault) = report.cause().map(|cause| cause.fault) else { return report };
    // Nothing more is to be had from what doesn't come back.
    let ends = [Fault::DoesNotReturn, Fault::EndlessRecursion, Fault::MemoryUsedUp];
    if ends.contains(&fault) || is_panic(fault) {
        return report;
    }
    let found = with_a_larger_cap(count, grid, most).or_else(|| on_a_copy(count));
    match found {
        Some(fault) => Box::new(report.because(Some(Cause::new(fault)))),
        None => report,
    }
}

const fn is_panic(fault: Fault) -> bool {
    matches!(fault, Fault::Panicked | Fault::OutOfRange | Fault::NoDigit)
}

/// More than any board of the checks has solutions, and little enough to make room for.
const LARGER: u64 = 1_000_000;

/// On a board with fewer solutions than the cap, the cap makes no difference.
fn with_a_larger_cap(count: Count, grid: Grid, most: u64) -> Option<Fault> {
    if most == LARGER || reference::count_solutions(&mut board(&grid), most) == most {
        return None;
    }
    let subject = Subject { function: "", what: "", order: Order::FewestChoices };
    match compare_count(subject, LARGER, grid, count, reference::count_solutions) {
        Ok(_) if most > LARGER => Some(Fault::TypeTooSmall),
        Ok(_) => Some(Fault::CapTakenForElse),
        // The same search, and too large a number: something else is counted.
        Err(report) => {
            let cause = report.cause().map(|cause| cause.fault);
            cause.filter(|&fault| fault == Fault::CountedTwice)
        }
    }
}

/// The right numbers, and not a try on the board.
fn on_a_copy(count: Count) -> Option<Fault> {
    let boards = [boards::two_solutions(), boards::eight_solutions(), boards::one_blank()];
    let seen = observe(boards.to_vec(), move |grid| {
        let mut board = board(grid).heard_by(Leash::of(0));
        (count(&mut board, 5), board.tally().tries)
    });
    let is_right = |(grid, found): &(Grid, (u64, u64))| {
        *found == (reference::count_solutions(&mut board(grid), 5), 0)
    };
    (seen.len() == boards.len() && seen.iter().all(is_right)).then_some(Fault::OnACopy)
}
