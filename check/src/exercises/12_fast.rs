//! The checks of exercise 12, for stub and reference.

use super::{boards, snapshot};
use crate::exercises::faults12 as faults;
use crate::{Cause, Exercise, Fault, Mismatch, Report, Scene, Verdict, observe, values};
use sudoku_steps::band;
use sudoku_steps::solutions::fast::{self as reference, candidates};

#[path = "12_answer.rs"]
mod answer;
#[path = "12_inputs.rs"]
mod inputs;
#[path = "12_models.rs"]
mod models;
#[path = "12_shown.rs"]
mod shown;

pub use answer::{Answer, Band, Pair};
use models::Model;

pub fn exercise(answer: Answer) -> Exercise {
    let Answer { round, .. } = answer;
    Exercise::new(12)
        .check("mini_rows", move || mini_rows(answer.mini_rows))
        .check("keep", move || keep(answer.keep))
        .check("seen", move || seen(answer.seen))
        .check("round on bands with one single", move || a_round(round, inputs::with_one_single()))
        .check("round on dead ends", move || a_round(round, inputs::dead()))
        .check("round on bands of puzzles", move || a_round(round, inputs::of_puzzles()))
        .check("round on random bands", move || a_round(round, inputs::at_random()))
        .check("round after round on the named puzzles", move || rounds(round))
}

/// The first wrong rule that returns what the answer returned on everything.
fn explained<I, O: PartialEq>(seen: &[(I, O)], models: &[Model<I, O>]) -> Option<Fault> {
    let is_all = |model: fn(&I) -> O| seen.iter().all(|(input, yours)| model(input) == *yours);
    models.iter().find(|(_, model)| is_all(*model)).map(|(fault, _)| *fault)
}

fn mini_rows(answer: fn(u32) -> u32) -> Verdict {
    let learner = move |squares: &u32| answer(*squares);
    values(
        "mini_rows",
        inputs::squares(),
        learner,
        |squares| reference::mini_rows(*squares),
        |squares| ("on these squares".to_string(), Scene::drawing(band::squares(*squares))),
        |Mismatch { input, expected, yours }| {
            let seen = observe(inputs::squares(), learner);
            let fault = explained(&seen, &models::MINI_ROWS).unwrap_or(faults::ANOTHER_TABLE);
            Report::new("mini_rows returns another table")
                .pair("", band::table(expected), band::table(yours))
                .scene(Scene::drawing(band::squares(input)).with("the squares of the digit"))
                .because(Some(Cause::new(fault)))
        },
    )
}

fn keep(answer: fn(u32) -> u32) -> Verdict {
    let learner = move |table: &u32| answer(*table);
    values(
        "keep",
        inputs::tables(),
        learner,
        |table| reference::keep(*table),
        |table| ("on this table".to_string(), Scene::drawing(band::table(*table))),
        |Mismatch { input, expected, yours }| {
            let seen = observe(inputs::tables(), learner);
            let odd = if yours & !expected != 0 {
                faults::KEPT_TOO_MUCH
            } else {
                faults::KEPT_TOO_LITTLE
            };
            Report::new("keep returns another table")
                .pair("", band::table(expected), band::table(yours))
                .scene(Scene::drawing(band::table(input)).with("the table, row by row"))
                .because(Some(Cause::new(explained(&seen, &models::KEEP).unwrap_or(odd))))
        },
    )
}

fn seen(answer: fn(&Band) -> Pair) -> Verdict {
    values(
        "seen",
        inputs::sets(),
        answer,
        reference::seen,
        |sets| ("on these sets".to_string(), Scene::drawing(band::digits(sets))),
        |Mismatch { input, expected, yours }| {
            let seen = observe(inputs::sets(), answer);
            let fault = explained(&seen, &models::SEEN).unwrap_or(faults::ANOTHER_COUNT);
            let (what, expected, yours) = if expected.0 == yours.0 {
                ("twice", expected.1, yours.1)
            } else {
                ("once", expected.0, yours.0)
            };
            Report::new(format!("seen returns other squares for {what} or more"))
                .pair("", band::squares(expected), band::squares(yours))
                .scene(Scene::drawing(band::digits(&input)).with("in each square, its sets from 1"))
                .because(Some(Cause::new(fault)))
        },
    )
}

fn a_round(answer: fn(&Band) -> Option<Band>, inputs: Vec<Band>) -> Verdict {
    values(
        "round",
        inputs,
        answer,
        reference::round,
        |digits| ("on this band".to_string(), Scene::drawing(band::digits(digits))),
        |Mismatch { input, expected, yours }| {
            // A rule has to show on bands of every kind.
            let seen = observe(all_bands(), answer);
            let fault = explained(&seen, &models::ROUND).unwrap_or(match (expected, yours) {
                (Some(_), None) => faults::ALIVE_TAKEN_FOR_DEAD,
                (None, Some(_)) => faults::DEAD_NOT_SEEN,
                _ => faults::ANOTHER_ROUND,
            });
            let (headline, expected, yours) = shown::difference(expected, yours);
            Report::new(headline)
                .pair("", expected, yours)
                .scene(Scene::drawing(band::digits(&input)).with("the band before the round"))
                .because(Some(Cause::new(fault)))
        },
    )
}

fn all_bands() -> Vec<Band> {
    [inputs::with_one_single(), inputs::dead(), inputs::of_puzzles(), inputs::at_random()].concat()
}

/// How many candidates are left after each round, held by a snapshot too.
fn rounds(answer: fn(&Band) -> Option<Band>) -> Verdict {
    a_round(answer, inputs::of_puzzles())?;
    let mut lines = Vec::new();
    for name in ["easy", "17 clues", "AI Escargot"] {
        for band in 0..3 {
            let mut digits = candidates(&boards::named(name), band);
            let mut line = format!("{name}, band {band}: {}", left(&digits));
            // A round that takes nothing is the last; a band has 243 candidates at most.
            for _ in 0..243 {
                let Some(next) = answer(&digits).filter(|next| *next != digits) else { break };
                digits = next;
                line.push(' ');
                line.push_str(&left(&digits).to_string());
            }
            lines.push(line);
        }
    }
    let headline = "round after round leaves other numbers of candidates";
    snapshot::matches("12_rounds_on_the_named_puzzles", headline, &lines.join("\n"))
}

fn left(digits: &Band) -> u32 {
    digits.iter().map(|squares| squares.count_ones()).sum()
}
