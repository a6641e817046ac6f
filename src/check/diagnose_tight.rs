//! Why a search that picks the tightest square or unit went another way.

use super::compare::Order;
use super::diagnose;
use super::fault::{Cause, Fault};
use super::follow::{Apart, Move};
use super::tight::{RULES, Weighed, tightest, weigh};
use crate::{Cell, Choice, Outcome};

/// The cause of the first difference, as far as it shows.
pub(super) fn search<const N: usize>(apart: &Apart<N>) -> Option<Cause> {
    let all = weigh(&apart.before);
    let Some(choice) = tightest(&all) else { return diagnose::by_squares(apart, Order::Tightest) };
    match apart.yours {
        Move::Set(cell, digit) if apart.before.allowed(cell).contains(digit) => {
            Some(placed(apart, &all, choice, (cell, digit)))
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

/// The learner's code undid a square that was blank already.
fn takes_back_nothing<const N: usize>(apart: &Apart<N>) -> bool {
    matches!(apart.yours, Move::Undo(cell) if apart.before.grid().is_blank(cell))
}

/// Which of the ways of the choice comes next; `None` when all were tried.
fn untried<const N: usize>(apart: &Apart<N>, choice: &Weighed) -> Option<usize> {
    let Move::Set(cell, digit) = apart.expected else { return None };
    choice.ways.iter().position(|&way| way == (cell, digit))
}

/// A digit that fits was placed where the reference did something else.
fn placed<const N: usize>(
    apart: &Apart<N>,
    all: &[Weighed],
    choice: &Weighed,
    way: (Cell, u8),
) -> Cause {
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
    let is_first = |one: &Weighed| is_fresh && one.ways.first() == Some(&way);
    let rule = RULES.iter().find(|rule| rule.2(all).is_some_and(is_first));
    let has_square = choice.ways.iter().any(|&(cell, _)| cell == way.0);
    if has_square && matches!(choice.choice, Choice::Digit { .. }) {
        Cause::with(Fault::DigitTakenForSquare, what)
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

/// A way was still to be tried, and the learner's code gave the choice up.
fn gave_up<const N: usize>(apart: &Apart<N>, choice: &Weighed, next: usize) -> Cause {
    let what = format!("To be decided is {}.", choice.choice);
    if diagnose::unwinds_for_good(apart) {
        return Cause::new(Fault::GaveUpIsNone);
    }
    Cause::with(if next == 0 { Fault::GaveUpEarly } else { Fault::ReturnsAtFirstFailure }, what)
}
