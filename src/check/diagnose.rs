//! Why a search went another way, read off the two tapes and the board.

use super::compare::Order;
use super::fault::{Cause, Fault};
use super::follow::{Apart, Move};
use crate::{Cell, Event, Outcome, Replay, Why, symbol};

/// The cause of the first difference between two searches, as far as it shows.
pub(super) fn search<const N: usize>(apart: &Apart<N>, order: Order) -> Option<Cause> {
    let _ = order;
    match apart.yours {
        Move::Set(cell, digit) => Some(placed(apart, cell, digit)),
        Move::Undo(cell) => Some(undone(apart, cell)),
        Move::End(outcome) => ended(apart, outcome),
    }
}

/// The learner's code placed a digit where the reference did something else.
fn placed<const N: usize>(apart: &Apart<N>, cell: Cell, digit: u8) -> Cause {
    let board = &apart.before;
    if board.grid().is_full() {
        return Cause::new(Fault::NeverTrue);
    }
    if !board.grid().is_blank(cell) {
        let is_open = board.trail().iter().any(|placed| placed.cell == cell);
        return match apart.expected {
            Move::Undo(_) if is_open => undo_missing(apart),
            _ => Cause::new(Fault::FilledSquare),
        };
    }
    if !board.allowed(cell).contains(digit) {
        return clash(apart, cell, digit);
    }
    match apart.expected {
        Move::Set(chosen, _) if chosen == cell => {
            let tried = apart.choosing.filter(|&(square, _)| square == cell);
            if tried.is_some_and(|(_, tried)| tried.contains(digit)) {
                Cause::new(Fault::DigitTriedAgain)
            } else {
                Cause::new(Fault::DigitsOutOfOrder)
            }
        }
        Move::Set(..) => Cause::new(Fault::WrongSquare),
        Move::Undo(_) | Move::End(_) => match apart.choosing {
            Some((square, _)) if square == cell => Cause::new(Fault::DigitTriedAgain),
            _ => Cause::new(Fault::SquareSkipped),
        },
    }
}

/// The learner's code took a digit back where the reference did something else.
fn undone<const N: usize>(apart: &Apart<N>, cell: Cell) -> Cause {
    match apart.expected {
        // Nothing was placed there: the line stands behind the loop.
        Move::Undo(_) | Move::End(Outcome::NoSolution) if apart.before.grid().is_blank(cell) => {
            Cause::new(Fault::UndoAfterLoop)
        }
        Move::Undo(_) | Move::End(Outcome::NoSolution) => Cause::new(Fault::UndoWrongSquare),
        Move::End(_) => Cause::new(Fault::NeverTrue),
        Move::Set(chosen, digit) => gave_up_on(apart, chosen, digit, Some(cell)),
    }
}

/// The search is over for the learner's code and not for the reference.
fn ended<const N: usize>(apart: &Apart<N>, outcome: Outcome) -> Option<Cause> {
    let board = &apart.before;
    match (outcome, apart.expected) {
        (Outcome::Solved, _) if !board.grid().is_full() => Some(Cause::new(Fault::TrueTooSoon)),
        (Outcome::NoSolution, Move::End(Outcome::Solved)) => Some(Cause::new(Fault::NeverTrue)),
        (Outcome::NoSolution, Move::Undo(_)) => Some(undo_missing(apart)),
        (Outcome::NoSolution, Move::Set(cell, digit)) => Some(gave_up_on(apart, cell, digit, None)),
        _ => None,
    }
}

/// A digit was still to be tried in `chosen`, and the learner's code gave the square
/// up, taking back `undone` or returning.
fn gave_up_on<const N: usize>(
    apart: &Apart<N>,
    chosen: Cell,
    digit: u8,
    undone: Option<Cell>,
) -> Cause {
    let _ = undone;
    if usize::from(digit) == N {
        return Cause::with(
            Fault::DigitNeverTried,
            format!("{} was never tried at {chosen}.", symbol(digit)),
        );
    }
    match apart.choosing {
        Some((square, _)) if square == chosen => Cause::new(Fault::ReturnsAtFirstFailure),
        _ => Cause::new(Fault::GaveUpEarly),
    }
}

/// A call failed and its digit still stands.
fn undo_missing<const N: usize>(apart: &Apart<N>) -> Cause {
    let undoes = apart.undos > 0 || apart.tail.iter().any(|step| matches!(step, Move::Undo(_)));
    Cause::new(if undoes { Fault::UndoAfterLoop } else { Fault::UndoForgotten })
}

/// A digit was placed where a peer holds it. What was placed after that shows
/// whether the test of a unit is missing or only misses a part.
fn clash<const N: usize>(apart: &Apart<N>, cell: Cell, digit: u8) -> Cause {
    let mut board = apart.before.clone();
    let mut evidence = Evidence::default();
    evidence.see(&board, cell, digit);
    let rest = apart.tail.iter();
    for &step in std::iter::once(&apart.yours).chain(rest) {
        let event = match step {
            Move::Set(cell, digit) => {
                evidence.see(&board, cell, digit);
                Event::Place { cell, digit, why: Why::Tried, allowed: board.allowed(cell) }
            }
            Move::Undo(cell) => Event::Undo { cell },
            Move::End(_) => break,
        };
        board.apply(&event);
    }
    Cause::new(evidence.fault())
}

/// Which clashes the learner's code let pass, and which it minded.
#[derive(Default)]
struct Evidence {
    /// By row, column, box: passed over though only this unit has the digit.
    missed: [bool; 3],
    /// Minded where only this unit has the digit.
    minded: [bool; 3],
}

impl Evidence {
    fn see<const N: usize>(&mut self, board: &Replay<N>, cell: Cell, digit: u8) {
        let clashing = |digit: u8| {
            board.grid().units_of(cell).map(|unit| {
                let mut cells = board.grid().cells_of(unit);
                cells.any(|peer| peer != cell && board.grid()[peer] == digit)
            })
        };
        for smaller in 1..digit {
            if let Some(unit) = only(clashing(smaller)) {
                self.minded[unit] = true;
            }
        }
        if let Some(unit) = only(clashing(digit)) {
            self.missed[unit] = true;
        }
    }

    const fn fault(&self) -> Fault {
        match self.missed {
            [true, false, false] => Fault::RowNotTested,
            [false, true, false] => Fault::ColumnNotTested,
            [false, false, true] if self.minded[2] => Fault::BoxTestedInPart,
            [false, false, true] => Fault::BoxNotTested,
            _ => Fault::DoesNotFit,
        }
    }
}

/// The one of three that holds.
fn only(holds: [bool; 3]) -> Option<usize> {
    match holds {
        [true, false, false] => Some(0),
        [false, true, false] => Some(1),
        [false, false, true] => Some(2),
        _ => None,
    }
}
