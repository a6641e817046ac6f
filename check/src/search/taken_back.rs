//! Why a search took a digit back, or gave a square up, where the reference did something
//! else.

use crate::report::Cause;
use crate::search::evidence::Evidence;
use crate::search::faults;
use crate::values::faults::DIGIT_NEVER_TRIED;
use sudoku_steps::{Cell, Event, Outcome, Why, symbol};
use sudoku_steps_follow::{Apart, Move};

/// The learner's code took a digit back where the reference did something else.
pub(crate) fn undone(apart: &Apart, cell: Cell) -> Cause {
    if apart.is_swept {
        return Cause::new(faults::UNDO_TOO_MUCH);
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
            if is_current { faults::UNDO_AFTER_LOOP } else { faults::UNDO_WRONG_SQUARE },
            format!("{cell} was blank already."),
        );
    }
    match apart.expected {
        Move::Undo(newest) if apart.goes_on_in(cell) => Cause::with(
            faults::UNDO_FORGOTTEN,
            format!("{newest} still holds {}.", symbol(apart.before.grid()[newest])),
        ),
        Move::Undo(_) | Move::End(Outcome::NoSolution) => Cause::new(faults::UNDO_WRONG_SQUARE),
        Move::End(_) if Evidence::of(apart).ends_solved => Cause::new(faults::SOLUTION_TAKEN_BACK),
        Move::End(_) => Cause::new(faults::NEVER_TRUE),
        Move::Set(chosen, digit) => gave_up_on(apart, chosen, digit),
    }
}

/// Nobody sets a limit on the steps of a search that is smaller than this.
const LIMIT: u64 = 90;

/// Whether the learner's code went on after failures before, and from here on tries
/// nothing more.
pub(crate) fn unwinds_for_good(apart: &Apart) -> bool {
    let unwinds = apart.tail.iter().all(|step| !matches!(step, Move::Set(..)));
    apart.went_on && unwinds && apart.step > LIMIT
}

/// A digit was still to be tried in `chosen`, and the learner's code gave the square
/// up.
pub(crate) fn gave_up_on(apart: &Apart, chosen: Cell, digit: u8) -> Cause {
    let never = !apart.tried.contains(digit) && !Evidence::of(apart).tried.contains(digit);
    match apart.choosing {
        // It did go on after failures before, and from here on it tries nothing more.
        _ if unwinds_for_good(apart) => Cause::new(faults::GAVE_UP_IS_NONE),
        _ if taken_back_at_once(apart) => Cause::new(faults::TAKEN_BACK_AT_ONCE),
        None if looks_ahead(apart) => Cause::new(faults::LOOKS_AHEAD),
        _ if usize::from(digit) == apart.before.grid().side() && never => never_tried(digit),
        Some((square, _)) if square == chosen => Cause::new(faults::RETURNS_AT_FIRST_FAILURE),
        _ => Cause::new(faults::GAVE_UP_EARLY),
    }
}

/// A digit that the loop over the digits leaves out.
pub(crate) fn never_tried(digit: u8) -> Cause {
    Cause::with(DIGIT_NEVER_TRIED, format!("{} is passed over.", symbol(digit)))
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
pub(crate) fn undo_missing(apart: &Apart) -> Cause {
    let undoes = apart.undos > 0 || apart.tail.iter().any(|step| matches!(step, Move::Undo(_)));
    Cause::new(if undoes { faults::UNDO_AFTER_LOOP } else { faults::UNDO_FORGOTTEN })
}
