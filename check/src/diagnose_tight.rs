//! Why a search that picks the tightest square or unit went another way.

use crate::apart::Apart;
use crate::compare::Order;
use crate::diagnose;
use crate::fault::{Cause, Fault};
use crate::moves::Move;
use crate::tight::{Weighed, tightest, weigh};
use crate::tight_rules::RULES;
use sudoku_steps::{Cell, Choice, Event, Outcome, Why, symbol};

/// The cause of the first difference, as far as it shows.
pub(super) fn search(apart: &Apart) -> Option<Cause> {
    let all = weigh(apart.before.grid());
    let Some(choice) = tightest(&all) else { return diagnose::by_squares(apart, Order::Tightest) };
    if let Some(cause) = undo_left_out(apart) {
        return Some(cause);
    }
    match apart.yours {
        Move::Set(cell, digit) if apart.before.allowed(cell).contains(digit) => {
            Some(placed(apart, choice, (cell, digit)))
        }
        Move::Undo(_) | Move::End(Outcome::NoSolution) if !takes_back_nothing(apart) => {
            match untried(apart, choice) {
                Some(at) => Some(gave_up(apart, choice, at)),
                None => diagnose::by_squares(apart, Order::Tightest),
            }
        }
        _ => diagnose::by_squares(apart, Order::Tightest),
    }
}

/// An older try is taken back where the newest failed, and some were taken back rightly
/// before: where the newest was placed, the undo is missing.
fn undo_left_out(apart: &Apart) -> Option<Cause> {
    let (Move::Undo(newest), Move::Undo(cell)) = (apart.expected, apart.yours) else {
        return None;
    };
    let is_open = apart.before.trail().iter().any(|placed| placed.cell == cell);
    (apart.undos > 0 && is_open && cell != newest).then(|| {
        let digit = symbol(apart.before.grid()[newest]);
        Cause::with(Fault::UndoForgotten, format!("{newest} still holds {digit}."))
    })
}

/// The learner's code undid a square that was blank already.
fn takes_back_nothing(apart: &Apart) -> bool {
    matches!(apart.yours, Move::Undo(cell) if apart.before.grid().is_blank(cell))
}

/// Which of the ways of the choice comes next; `None` when all were tried.
fn untried(apart: &Apart, choice: &Weighed) -> Option<usize> {
    let Move::Set(cell, digit) = apart.expected else { return None };
    choice.ways.iter().position(|&way| way == (cell, digit))
}

/// A digit that fits was placed where the reference did something else.
fn placed(apart: &Apart, choice: &Weighed, way: (Cell, u8)) -> Cause {
    let next = untried(apart, choice);
    let what = format!("To be decided is {}.", choice.choice);
    if let Some(at) = choice.ways.iter().position(|&other| other == way) {
        return Cause::with(
            match (next, choice.choice) {
                (Some(next), Choice::Square(_)) if at > next => Fault::DigitsOutOfOrder,
                (Some(next), Choice::Digit { .. }) if at > next => Fault::SquaresOutOfOrder,
                _ => Fault::DigitTriedAgain,
            },
            what,
        );
    }
    let is_fresh = next == Some(0) || choice.ways.is_empty();
    let first_ways = first_ways(apart);
    let follows = |rule: fn(&[Weighed]) -> Option<&Weighed>| {
        let agrees = |(all, way): &(Vec<Weighed>, (Cell, u8))| {
            rule(all).is_some_and(|one| one.ways.first() == Some(way))
        };
        first_ways.iter().all(agrees)
    };
    let rule = RULES.iter().find(|rule| is_fresh && follows(rule.2));
    let has_square = choice.ways.iter().any(|&(cell, _)| cell == way.0);
    if has_square && matches!(choice.choice, Choice::Digit { .. }) {
        Cause::with(Fault::DigitTakenForSquare, what)
    } else if is_fresh && ignores_digits(&first_ways, rule.map(|rule| rule.0)) {
        Cause::with(Fault::DigitChoiceIgnored, what)
    } else if let Some(&(fault, ..)) = rule {
        Cause::with(fault, what)
    } else if choice.ways.is_empty() {
        Cause::with(Fault::ChoiceSkipped, what)
    } else if is_fresh {
        Cause::with(Fault::NotTheTightest, what)
    } else {
        Cause::with(Fault::ChoiceLeft, what)
    }
}

/// Where a square is the tightest, its first digit is tried, and where a digit of a unit
/// is, something else. By then `tightest` itself has passed its checks.
fn ignores_digits(first_ways: &[(Vec<Weighed>, (Cell, u8))], rule: Option<Fault>) -> bool {
    let agrees = |(all, way): &(Vec<Weighed>, (Cell, u8))| {
        tightest(all).is_some_and(|one| !one.is_square() || one.ways.first() == Some(way))
    };
    let is_digit = |(all, _): &(Vec<Weighed>, _)| tightest(all).is_some_and(|one| !one.is_square());
    rule == Some(Fault::UnitsIgnored)
        || (rule.is_none()
            && first_ways.first().is_some_and(is_digit)
            && first_ways.iter().all(agrees))
}

/// How many choices after the first difference are looked at.
const ENOUGH: usize = 30;

/// What there was to decide, and the way tried first, at the first difference and at
/// each choice after it.
fn first_ways(apart: &Apart) -> Vec<(Vec<Weighed>, (Cell, u8))> {
    let mut board = apart.before.clone();
    let mut ways = Vec::new();
    let mut goes_down = true;
    for &step in std::iter::once(&apart.yours).chain(&apart.tail) {
        let event = match step {
            Move::Set(cell, digit) if ways.len() < ENOUGH => {
                if goes_down {
                    ways.push((weigh(board.grid()), (cell, digit)));
                }
                Event::Place { cell, digit, why: Why::Tried, allowed: board.allowed(cell) }
            }
            Move::Undo(cell) => Event::Undo { cell },
            _ => break,
        };
        goes_down = matches!(step, Move::Set(..));
        board.apply(&event);
    }
    ways
}

/// A way was still to be tried, and the learner's code gave the choice up.
fn gave_up(apart: &Apart, choice: &Weighed, next: usize) -> Cause {
    let what = format!("To be decided is {}.", choice.choice);
    if diagnose::unwinds_for_good(apart) {
        return Cause::new(Fault::GaveUpIsNone);
    }
    let fault = match choice.choice {
        Choice::Digit { .. } => Fault::SquaresLeft,
        Choice::Square(_) if next == 0 => Fault::GaveUpEarly,
        Choice::Square(_) => Fault::ReturnsAtFirstFailure,
    };
    Cause::with(fault, what)
}
