//! Why a count went another way than the reference's.

use crate::report::Cause;
use crate::search::faults;
use crate::search::subject::Order;
use crate::search::{diagnose, taken_back};
use sudoku_steps::Outcome;
use sudoku_steps_follow::{Apart, Move};

/// The cause of the first difference between two counts, as far as it shows.
pub(crate) fn count(apart: &Apart, order: Order, most: u64) -> Option<Cause> {
    if matches!(apart.yours, Move::End(Outcome::GaveUp { .. })) {
        return Some(Cause::new(faults::GIVES_UP));
    }
    // No digit is forced in a count: all that stand were tried.
    if apart.forced > 0 {
        return Some(Cause::new(faults::TRY_FORCED));
    }
    let capped = apart.solutions >= most;
    match (apart.yours, apart.expected) {
        (Move::Set(cell, _), Move::Undo(_) | Move::End(_))
            if capped && apart.before.grid().is_blank(cell) =>
        {
            Some(past_the_cap(apart, most))
        }
        (Move::Set(..), Move::Undo(_)) if apart.before.grid().is_full() => {
            Some(taken_back::undo_missing(apart))
        }
        (Move::Set(cell, digit), _) => Some(diagnose::placed(apart, order, cell, digit)),
        (Move::Undo(_), Move::Set(..)) if apart.solutions > 0 && stops(apart) => {
            Some(stopped_early(apart))
        }
        (Move::Undo(cell), _) => Some(taken_back::undone(apart, cell)),
        (Move::End(yours), Move::End(expected)) => {
            // Nothing was to be searched: the function was called on a full board.
            if yours.found() == 0 && expected.found() > 0 && apart.before.grid().is_full() {
                return Some(Cause::new(faults::FULL_BOARD_IS_NONE));
            }
            other_number(yours.found(), expected.found(), most)
        }
        (Move::End(_), Move::Set(..)) if apart.solutions > 0 && apart.before.trail().is_empty() => {
            Some(stopped_early(apart))
        }
        (Move::End(_), _) if apart.solutions > 0 => Some(Cause::new(faults::LEFT_THE_GRID_CHANGED)),
        (Move::End(_), Move::Set(cell, digit)) => Some(taken_back::gave_up_on(apart, cell, digit)),
        (Move::End(_), _) => Some(taken_back::undo_missing(apart)),
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
        1 if is_on_its_way_back => faults::FIRST_SOLUTION_ONLY,
        2.. if with_a_solution => faults::ANOTHER_CAP,
        _ => faults::GAVE_UP_IS_NONE,
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
        if most > 1 && ended && more < most { faults::CAP_PER_BRANCH } else { faults::CAP_IGNORED };
    Cause::new(fault)
}

/// The search was the same and another number came back.
fn other_number(yours: u64, expected: u64, most: u64) -> Option<Cause> {
    let wraps = |bits: u32| expected >> bits != 0 && yours == expected % (1 << bits);
    match yours.cmp(&expected) {
        std::cmp::Ordering::Greater if yours > most => Some(Cause::new(faults::ABOVE_THE_CAP)),
        std::cmp::Ordering::Less if wraps(8) || wraps(16) => {
            Some(Cause::new(faults::TYPE_TOO_SMALL))
        }
        std::cmp::Ordering::Greater => Some(Cause::new(faults::COUNTED_TWICE)),
        std::cmp::Ordering::Less => Some(Cause::new(faults::SOLUTIONS_LOST)),
        std::cmp::Ordering::Equal => None,
    }
}
