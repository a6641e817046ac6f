//! What a search with a stack got wrong, in words of a stack: no call of it fails.

use crate::exercises::faults03 as faults;
use crate::report::{Cause, Fault, Report};
use crate::search::faults::{
    DIGIT_TRIED_AGAIN, GAVE_UP_EARLY, GAVE_UP_IS_NONE, ONE_SQUARE_ONLY, RETURNS_AT_FIRST_FAILURE,
    TAKEN_BACK_AT_ONCE, UNDO_AFTER_LOOP, UNDO_FORGOTTEN,
};

/// The report, asking about the stack where it would ask about a call.
pub fn in_its_words(report: Box<Report>) -> Box<Report> {
    match report.cause().and_then(|cause| of_a_stack(cause.fault)) {
        Some(fault) => Box::new(report.because(Some(Cause::new(fault)))),
        None => report,
    }
}

fn of_a_stack(fault: Fault) -> Option<Fault> {
    match fault {
        UNDO_FORGOTTEN | UNDO_AFTER_LOOP => Some(faults::STACK_WITHOUT_UNDO),
        RETURNS_AT_FIRST_FAILURE => Some(faults::STACK_LOST_DIGITS),
        GAVE_UP_EARLY | GAVE_UP_IS_NONE => Some(faults::STACK_TOO_SOON),
        DIGIT_TRIED_AGAIN => Some(faults::STACK_DIGIT_AGAIN),
        TAKEN_BACK_AT_ONCE | ONE_SQUARE_ONLY => Some(faults::STACK_GOES_DOWN),
        _ => None,
    }
}
