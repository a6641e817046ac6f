//! Why a count went another way than the reference's.

use crate::apart::Apart;
use crate::compare::Order;
use crate::diagnose;
use crate::fault::{Cause, Fault};
use crate::moves::Move;
use sudoku_steps::Outcome;

/// The cause of the first difference between two counts, as far as it shows.
pub(super) fn count(apart: &Apart, order: Order, most: u64) -> Option<Cause> {
    if matches!(apart.yours, Move::End(Outcome::GaveUp { .. })) {
        return Some(Cause::new(Fault::GivesUp));
    }
    // No digit is forced in a count: all that stand were tried.
    if apart.forced > 0 {
        return Some(Cause::new(Fault::TryForced));
    }
    let capped = apart.solutions >= most;
    match (apart.yours, apart.expected) {
        (Move::Set(cell, _), Move::Undo(_) | Move::End(_))
            if capped && apart.before.grid().is_blank(cell) =>
        {
            Some(past_the_cap(apart, most))
        }
        (Move::Set(..), Move::Undo(_)) if apart.before.grid().is_full() => {
            Some(diagnose::undo_missing(apart))
        }
        (Move::Set(cell, digit), _) => Some(diagnose::placed(apart, order, cell, digit)),
        (Move::Undo(_), Move::Set(..)) if apart.solutions > 0 && stops(apart) => {
            Some(stopped_early(apart))
        }
        (Move::Undo(cell), _) => Some(diagnose::undone(apart, cell)),
        (Move::End(yours), Move::End(expected)) => {
            // Nothing was to be searched: the function was called on a full board.
            if yours.found() == 0 && expected.found() > 0 && apart.before.grid().is_full() {
                return Some(Cause::new(Fault::FullBoardIsNone));
            }
            other_number(yours.found(), expected.found(), most)
        }
        (Move::End(_), Move::Set(..)) if apart.solutions > 0 && apart.before.trail().is_empty() => {
            Some(stopped_early(apart))
        }
        (Move::End(_), _) if apart.solutions > 0 => Some(Cause::new(Fault::LeftTheGridChanged)),
        (Move::End(_), Move::Set(cell, digit)) => Some(diagnose::gave_up_on(apart, cell, digit)),
        (Move::End(_), _) => Some(diagnose::undo_missing(apart)),
    }
}

/// Whether the learner's code tries nothing more.
fn stops(apart: &Apart) -> bool {
    !apart.tail.iter().any(|step| matches!(step, Move::Set(..)))
}

/// The count stopped below its cap with digits left to try: on its way back from the
/// first solution, or at some later place.
fn stopped_early(apart: &Apart) -> Cause {
    let is_on_its_way_back = !matches!(apart.recent.last(), Some((_, Move::Set(..))));
    let with_a_solution = is_on_its_way_back && apart.since_solution == 0;
    Cause::new(match apart.solutions {
        1 if is_on_its_way_back => Fault::FirstSolutionOnly,
        2.. if with_a_solution => Fault::AnotherCap,
        _ => Fault::GaveUpIsNone,
    })
}

/// The count went on after it had found as many as it was to find. With a cap for
/// each branch it still stops before it finds as many again.
fn past_the_cap(apart: &Apart, most: u64) -> Cause {
    let blanks = apart.before.grid().blanks() + apart.before.trail().len();
    let mut depth = apart.before.trail().len();
    let mut more = 0;
    for step in std::iter::once(&apart.yours).chain(&apart.tail) {
        match step {
            Move::Set(..) => depth += 1,
            Move::Undo(_) => depth = depth.saturating_sub(1),
            Move::End(_) => break,
        }
        more += u64::from(matches!(step, Move::Set(..)) && depth == blanks);
    }
    let ended = apart.tail.iter().any(|step| matches!(step, Move::End(_)));
    let fault =
        if most > 1 && ended && more < most { Fault::CapPerBranch } else { Fault::CapIgnored };
    Cause::new(fault)
}

/// The search was the same and another number came back.
fn other_number(yours: u64, expected: u64, most: u64) -> Option<Cause> {
    let wraps = |bits: u32| expected >> bits != 0 && yours == expected % (1 << bits);
    match yours.cmp(&expected) {
        std::cmp::Ordering::Greater if yours > most => Some(Cause::new(Fault::AboveTheCap)),
        std::cmp::Ordering::Less if wraps(8) || wraps(16) => Some(Cause::new(Fault::TypeTooSmall)),
        std::cmp::Ordering::Greater => Some(Cause::new(Fault::CountedTwice)),
        std::cmp::Ordering::Less => Some(Cause::new(Fault::SolutionsLost)),
        std::cmp::Ordering::Equal => None,
    }
}
