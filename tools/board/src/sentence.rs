//! What just happened and why, in one sentence.

use sudoku_steps::{Digits, Event, Outcome, Why, symbol};

use crate::film::Film;

/// The sentence for this moment of a film.
#[must_use]
pub fn sentence<const N: usize>(film: &Film<N>) -> String {
    if let Some(outcome) = film.outcome_here() {
        return end(film, outcome);
    }
    let Some(event) = film.last() else {
        return "The puzzle, before the first step.".to_string();
    };
    match *event {
        Event::Place { cell, digit, why, allowed } => {
            let digit = symbol(digit);
            match why {
                Why::Tried => format!("{cell}: {}; tries {digit}.", fit(allowed)),
                Why::NakedSingle => format!("{cell}: only {digit} fits; it is forced."),
                Why::HiddenSingle(unit) => {
                    format!("{cell}: the only square of {unit} for {digit}; it is forced.")
                }
            }
        }
        Event::Undo { cell } => format!("{cell}: the digit is taken back{}.", why_back(film)),
        Event::UndoTo { .. } => "The newest try and all that it forced are taken back.".to_string(),
        Event::End(outcome) => end(film, outcome),
    }
}

fn fit(allowed: Digits) -> String {
    let digits: Vec<char> = allowed.into_iter().map(symbol).collect();
    match digits.as_slice() {
        [] => "nothing fits".to_string(),
        [one] => format!("only {one} fits"),
        [first @ .., last] => {
            let first: Vec<String> = first.iter().map(char::to_string).collect();
            format!("{} and {last} fit", first.join(", "))
        }
    }
}

/// What the search ran into: a dead end at once, or calls that all failed.
fn why_back<const N: usize>(film: &Film<N>) -> String {
    if !film.was_undone_at_once() {
        return ", because every digit that came after it failed".to_string();
    }
    let before = film.before_last().replay;
    if let Some(stuck) = before.stuck_square() {
        return format!(", because nothing fits {stuck}");
    }
    match before.stuck_digit() {
        Some((unit, digit)) => {
            format!(", because {unit} has no square left for {}", symbol(digit))
        }
        None => String::new(),
    }
}

fn end<const N: usize>(film: &Film<N>, outcome: Outcome) -> String {
    match outcome {
        Outcome::Solved if film.at() == 0 => "The puzzle is full already.".to_string(),
        Outcome::NoSolution => "No solution: every digit that fits was tried.".to_string(),
        _ => format!("{outcome}."),
    }
}
