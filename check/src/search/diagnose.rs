//! Why a search went another way, read off the two tapes and the board.

use crate::report::Cause;
use crate::search::evidence::Evidence;
use crate::search::faults;
use crate::search::subject::Order;
use crate::search::taken_back::{gave_up_on, never_tried, undo_missing, undone};
use crate::values::chooser::{Chosen, fewest_rule, first_rule};
use crate::values::faults as value_faults;
use sudoku_steps::{Cell, Event, Outcome, Why, symbol};
use sudoku_steps_follow::{Apart, Move};

impl Order {
    /// The first blank in reading order.
    pub const READING: Self =
        Self { explain: by_squares, rule: first_rule, otherwise: faults::WRONG_SQUARE };
    /// The blank with the fewest allowed digits, the first of several.
    pub const FEWEST_CHOICES: Self =
        Self { explain: by_squares, rule: fewest_rule, otherwise: value_faults::NOT_THE_FEWEST };
}

/// The cause of the first difference between two searches for the first solution, as
/// far as it shows.
pub(crate) fn search(apart: &Apart, order: Order) -> Option<Cause> {
    if matches!(apart.yours, Move::End(Outcome::GaveUp { .. })) {
        return Some(Cause::new(faults::GIVES_UP));
    }
    if wrote_it_forced(apart) {
        return Some(Cause::new(faults::TRY_FORCED));
    }
    (order.explain)(apart, order)
}

/// The same for a search that goes from square to square.
pub(crate) fn by_squares(apart: &Apart, order: Order) -> Option<Cause> {
    match apart.yours {
        Move::Set(cell, digit) => Some(placed(apart, order, cell, digit)),
        Move::Undo(cell) => Some(undone(apart, cell)),
        Move::End(outcome) => ended(apart, outcome),
    }
}

/// Whether the digit that the reference tries next stands already, as a forced one.
fn wrote_it_forced(apart: &Apart) -> bool {
    let Move::Set(cell, digit) = apart.expected else { return false };
    let mut trail = apart.before.trail().iter();
    trail.any(|placed| (placed.cell, placed.digit) == (cell, digit) && placed.why != Why::Tried)
}

/// The learner's code placed a digit where the reference did something else.
pub(crate) fn placed(apart: &Apart, order: Order, cell: Cell, digit: u8) -> Cause {
    let board = &apart.before;
    if board.grid().is_full() {
        return Cause::new(faults::NEVER_TRUE);
    }
    if !board.grid().is_blank(cell) {
        let is_open = board.trail().iter().any(|placed| placed.cell == cell);
        return match apart.expected {
            Move::Set(next, _) if is_newest(apart, cell, digit) && apart.goes_on_in(next) => {
                Cause::new(faults::PLACED_TWICE)
            }
            Move::Undo(_) if is_open => undo_missing(apart),
            _ => Cause::new(value_faults::FILLED_SQUARE),
        };
    }
    if !board.allowed(cell).contains(digit) {
        return does_not_fit(&Evidence::of(apart));
    }
    match apart.expected {
        Move::Set(chosen, _) if chosen != cell => another_square(apart, order),
        Move::Set(_, expected) if digit > expected => digit_passed_over(apart, expected),
        _ => match apart.choosing {
            Some((square, tried)) if square == cell && tried.contains(digit) => {
                Cause::new(faults::DIGIT_TRIED_AGAIN)
            }
            Some((square, _)) if square == cell => Cause::new(faults::DIGITS_OUT_OF_ORDER),
            _ => passed_over(apart, order),
        },
    }
}

/// A larger digit was placed than the one that came next.
fn digit_passed_over(apart: &Apart, digit: u8) -> Cause {
    let evidence = Evidence::of(apart);
    let never = !apart.tried.contains(digit) && !evidence.tried.contains(digit);
    if evidence.descends {
        Cause::new(faults::DIGITS_OUT_OF_ORDER)
    } else if digit == 1 && never {
        never_tried(digit)
    } else if evidence.missed[2] {
        Cause::new(value_faults::WRONG_BOX_CORNER)
    } else if evidence.skipped_fitting {
        Cause::with(value_faults::TESTS_TOO_MUCH, format!("{} fits here.", symbol(digit)))
    } else {
        Cause::new(faults::DIGITS_OUT_OF_ORDER)
    }
}

/// A digit was placed that a peer holds.
fn does_not_fit(evidence: &Evidence) -> Cause {
    let fault = match evidence.missed {
        _ if evidence.minded_clue && !evidence.missed_clue => faults::STALE_CANDIDATES,
        [true, false, false] => value_faults::ROW_NOT_TESTED,
        [false, true, false] => value_faults::COLUMN_NOT_TESTED,
        [false, false, true] if evidence.skipped_fitting => value_faults::WRONG_BOX_CORNER,
        [false, false, true] if evidence.minded[2] => value_faults::BOX_TESTED_IN_PART,
        [false, false, true] => value_faults::BOX_NOT_TESTED,
        _ => faults::DOES_NOT_FIT,
    };
    Cause::new(fault)
}

/// A digit was placed though the square that comes next has none.
fn passed_over(apart: &Apart, order: Order) -> Cause {
    match (order.rule)(&choices(apart)) {
        Some(cause)
            if matches!(
                cause.fault,
                value_faults::BOX_ORDER | value_faults::COLUMN_ORDER | value_faults::MOST_CHOICES
            ) =>
        {
            cause
        }
        _ => Cause::new(value_faults::SQUARE_SKIPPED),
    }
}

/// The learner's code went to another square than the text says.
fn another_square(apart: &Apart, order: Order) -> Cause {
    (order.rule)(&choices(apart)).unwrap_or_else(|| Cause::new(order.otherwise))
}

/// The squares that the learner's code chose since the first difference, and on
/// which grids: the first digit placed in a square, not the next after one failed.
fn choices(apart: &Apart) -> Vec<Chosen> {
    const ENOUGH: usize = 200;
    let mut board = apart.before.clone();
    let mut choices = Vec::new();
    let mut undone = None;
    for &step in std::iter::once(&apart.yours).chain(&apart.tail).take(ENOUGH) {
        let event = match step {
            Move::Set(cell, digit) => {
                if undone != Some(cell) {
                    choices.push((board.grid().clone(), Some(cell)));
                }
                undone = None;
                Event::Place { cell, digit, why: Why::Tried, allowed: board.allowed(cell) }
            }
            Move::Undo(cell) => {
                undone = Some(cell);
                Event::Undo { cell }
            }
            Move::End(_) => break,
        };
        board.apply(&event);
    }
    choices
}

/// The search is over for the learner's code and not for the reference.
fn ended(apart: &Apart, outcome: Outcome) -> Option<Cause> {
    let board = &apart.before;
    match (outcome, apart.expected) {
        (Outcome::Solved, _) if !board.grid().is_full() => Some(Cause::new(faults::TRUE_TOO_SOON)),
        (Outcome::NoSolution, Move::End(Outcome::Solved)) => Some(Cause::new(faults::NEVER_TRUE)),
        (Outcome::NoSolution, Move::Undo(_)) => Some(undo_missing(apart)),
        (Outcome::NoSolution, Move::Set(cell, digit)) => Some(gave_up_on(apart, cell, digit)),
        _ => None,
    }
}

/// Whether this digit in this square is the newest on the board.
fn is_newest(apart: &Apart, cell: Cell, digit: u8) -> bool {
    apart.before.trail().last().is_some_and(|newest| (newest.cell, newest.digit) == (cell, digit))
}
