//! Why a search went another way, read off the two tapes and the board.

use crate::apart::Apart;
use crate::chooser::{Chosen, fewest_rule, first_rule};
use crate::compare::Order;
use crate::diagnose_tight;
use crate::evidence::Evidence;
use crate::fault::{Cause, Fault};
use crate::moves::Move;
use sudoku_steps::{Cell, Event, Outcome, Why, symbol};

/// The cause of the first difference between two searches for the first solution, as
/// far as it shows.
pub(super) fn search(apart: &Apart, order: Order) -> Option<Cause> {
    if matches!(apart.yours, Move::End(Outcome::GaveUp { .. })) {
        return Some(Cause::new(Fault::GivesUp));
    }
    if wrote_it_forced(apart) {
        return Some(Cause::new(Fault::TryForced));
    }
    match order {
        Order::Tightest => diagnose_tight::search(apart),
        _ => by_squares(apart, order),
    }
}

/// The same for a search that goes from square to square.
pub(super) fn by_squares(apart: &Apart, order: Order) -> Option<Cause> {
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
pub(super) fn placed(apart: &Apart, order: Order, cell: Cell, digit: u8) -> Cause {
    let board = &apart.before;
    if board.grid().is_full() {
        return Cause::new(Fault::NeverTrue);
    }
    if !board.grid().is_blank(cell) {
        let is_open = board.trail().iter().any(|placed| placed.cell == cell);
        return match apart.expected {
            Move::Set(next, _) if is_newest(apart, cell, digit) && apart.goes_on_in(next) => {
                Cause::new(Fault::PlacedTwice)
            }
            Move::Undo(_) if is_open => undo_missing(apart),
            _ => Cause::new(Fault::FilledSquare),
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
                Cause::new(Fault::DigitTriedAgain)
            }
            Some((square, _)) if square == cell => Cause::new(Fault::DigitsOutOfOrder),
            _ => passed_over(apart, order),
        },
    }
}

/// A larger digit was placed than the one that came next.
fn digit_passed_over(apart: &Apart, digit: u8) -> Cause {
    let evidence = Evidence::of(apart);
    let never = !apart.tried.contains(digit) && !evidence.tried.contains(digit);
    if evidence.descends {
        Cause::new(Fault::DigitsOutOfOrder)
    } else if digit == 1 && never {
        never_tried(digit)
    } else if evidence.missed[2] {
        Cause::new(Fault::WrongBoxCorner)
    } else if evidence.skipped_fitting {
        Cause::with(Fault::TestsTooMuch, format!("{} fits here.", symbol(digit)))
    } else {
        Cause::new(Fault::DigitsOutOfOrder)
    }
}

fn never_tried(digit: u8) -> Cause {
    Cause::with(Fault::DigitNeverTried, format!("{} is passed over.", symbol(digit)))
}

/// A digit was placed that a peer holds.
fn does_not_fit(evidence: &Evidence) -> Cause {
    let fault = match evidence.missed {
        _ if evidence.minded_clue && !evidence.missed_clue => Fault::StaleCandidates,
        [true, false, false] => Fault::RowNotTested,
        [false, true, false] => Fault::ColumnNotTested,
        [false, false, true] if evidence.skipped_fitting => Fault::WrongBoxCorner,
        [false, false, true] if evidence.minded[2] => Fault::BoxTestedInPart,
        [false, false, true] => Fault::BoxNotTested,
        _ => Fault::DoesNotFit,
    };
    Cause::new(fault)
}

/// A digit was placed though the square that comes next has none.
fn passed_over(apart: &Apart, order: Order) -> Cause {
    match rule(apart, order) {
        Some(cause)
            if matches!(cause.fault, Fault::BoxOrder | Fault::ColumnOrder | Fault::MostChoices) =>
        {
            cause
        }
        _ => Cause::new(Fault::SquareSkipped),
    }
}

fn rule(apart: &Apart, order: Order) -> Option<Cause> {
    let choices = choices(apart);
    match order {
        Order::Reading => first_rule(&choices),
        Order::FewestChoices | Order::Tightest => fewest_rule(&choices),
    }
}

/// The learner's code went to another square than the text says.
fn another_square(apart: &Apart, order: Order) -> Cause {
    rule(apart, order).unwrap_or_else(|| {
        Cause::new(match order {
            Order::Reading => Fault::WrongSquare,
            Order::FewestChoices => Fault::NotTheFewest,
            Order::Tightest => Fault::NotTheTightest,
        })
    })
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

/// The learner's code took a digit back where the reference did something else.
pub(super) fn undone(apart: &Apart, cell: Cell) -> Cause {
    if apart.is_swept {
        return Cause::new(Fault::UndoTooMuch);
    }
    if apart.before.grid().is_blank(cell) {
        // Nothing was placed there: the line stands behind the loop, or twice. Or the
        // wrong square was meant, and the right one stays.
        let is_current = match (apart.choosing, apart.expected) {
            (Some((chosen, _)), _) => chosen == cell,
            (None, Move::Undo(newest)) => apart.undoes(newest),
            (None, _) => true,
        };
        return Cause::with(
            if is_current { Fault::UndoAfterLoop } else { Fault::UndoWrongSquare },
            format!("{cell} was blank already."),
        );
    }
    match apart.expected {
        Move::Undo(newest) if apart.goes_on_in(cell) => Cause::with(
            Fault::UndoForgotten,
            format!("{newest} still holds {}.", symbol(apart.before.grid()[newest])),
        ),
        Move::Undo(_) | Move::End(Outcome::NoSolution) => Cause::new(Fault::UndoWrongSquare),
        Move::End(_) if Evidence::of(apart).ends_solved => Cause::new(Fault::SolutionTakenBack),
        Move::End(_) => Cause::new(Fault::NeverTrue),
        Move::Set(chosen, digit) => gave_up_on(apart, chosen, digit),
    }
}

/// The search is over for the learner's code and not for the reference.
fn ended(apart: &Apart, outcome: Outcome) -> Option<Cause> {
    let board = &apart.before;
    match (outcome, apart.expected) {
        (Outcome::Solved, _) if !board.grid().is_full() => Some(Cause::new(Fault::TrueTooSoon)),
        (Outcome::NoSolution, Move::End(Outcome::Solved)) => Some(Cause::new(Fault::NeverTrue)),
        (Outcome::NoSolution, Move::Undo(_)) => Some(undo_missing(apart)),
        (Outcome::NoSolution, Move::Set(cell, digit)) => Some(gave_up_on(apart, cell, digit)),
        _ => None,
    }
}

/// Nobody sets a limit on the steps of a search that is smaller than this.
const LIMIT: u64 = 90;

/// Whether the learner's code went on after failures before, and from here on tries
/// nothing more.
pub(super) fn unwinds_for_good(apart: &Apart) -> bool {
    let unwinds = apart.tail.iter().all(|step| !matches!(step, Move::Set(..)));
    apart.went_on && unwinds && apart.step > LIMIT
}

/// A digit was still to be tried in `chosen`, and the learner's code gave the square
/// up.
pub(super) fn gave_up_on(apart: &Apart, chosen: Cell, digit: u8) -> Cause {
    let never = !apart.tried.contains(digit) && !Evidence::of(apart).tried.contains(digit);
    match apart.choosing {
        // It did go on after failures before, and from here on it tries nothing more.
        _ if unwinds_for_good(apart) => Cause::new(Fault::GaveUpIsNone),
        _ if taken_back_at_once(apart) => Cause::new(Fault::TakenBackAtOnce),
        None if looks_ahead(apart) => Cause::new(Fault::LooksAhead),
        _ if usize::from(digit) == apart.before.grid().side() && never => never_tried(digit),
        Some((square, _)) if square == chosen => Cause::new(Fault::ReturnsAtFirstFailure),
        _ => Cause::new(Fault::GaveUpEarly),
    }
}

/// Whether this digit in this square is the newest on the board.
fn is_newest(apart: &Apart, cell: Cell, digit: u8) -> bool {
    apart.before.trail().last().is_some_and(|newest| (newest.cell, newest.digit) == (cell, digit))
}

/// Whether the newest digit is taken back before anything else, and is the next to be
/// tried again: the call for the next square comes after the undo.
fn taken_back_at_once(apart: &Apart) -> bool {
    let next = apart.tail.iter().find(|step| !matches!(step, Move::Undo(_)));
    match (apart.recent.last(), next) {
        (Some(&(_, Move::Set(cell, digit))), Some(&Move::Set(again, same))) => {
            apart.yours == Move::Undo(cell) && (again, same) == (cell, digit)
        }
        _ => false,
    }
}

/// Whether a digit is taken back as soon as nothing fits some square, and only then,
/// as far as the learner's code was followed.
fn looks_ahead(apart: &Apart) -> bool {
    let mut board = apart.before.clone();
    if apart.yours != board.trail().last().map_or(apart.yours, |newest| Move::Undo(newest.cell)) {
        return false;
    }
    let mut at_once = 0;
    let mut was_set = true;
    for &step in std::iter::once(&apart.yours).chain(&apart.tail) {
        let is_stuck = board.stuck_square().is_some();
        let event = match step {
            Move::Set(cell, digit) if !is_stuck => {
                Event::Place { cell, digit, why: Why::Tried, allowed: board.allowed(cell) }
            }
            Move::Undo(_) if was_set && !is_stuck => return false,
            Move::Undo(cell) => {
                at_once += u32::from(was_set);
                Event::Undo { cell }
            }
            Move::Set(..) => return false,
            Move::End(_) => break,
        };
        was_set = matches!(step, Move::Set(..));
        board.apply(&event);
    }
    at_once > 1
}

/// A call failed and its digit still stands.
pub(super) fn undo_missing(apart: &Apart) -> Cause {
    let undoes = apart.undos > 0 || apart.tail.iter().any(|step| matches!(step, Move::Undo(_)));
    Cause::new(if undoes { Fault::UndoAfterLoop } else { Fault::UndoForgotten })
}
