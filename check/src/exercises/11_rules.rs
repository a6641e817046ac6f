//! The checks of exercise 11, for stub and reference.

use super::boards;
use crate::report::Cause;
use crate::rules::{Rule, Taken, pairs_fault, pointing_fault, sets_shown, taken, taken_shown};
use crate::{Exercise, Mismatch, Report, Scene, Verdict, observe, values};
use sudoku_steps::solutions::rules as reference;
use sudoku_steps::solutions::trail::eliminate;
use sudoku_steps::solutions::trail::memory::Trail;
use sudoku_steps::solutions::trail::search::{Play, singles, solve_with};
use sudoku_steps::{Board, Candidates, Cell, Grid, Unit};

#[path = "11_inputs.rs"]
mod inputs;

/// One rule on boards of this side.
pub type Takes<const N: usize> = fn(&Candidates<N>, Unit) -> Vec<(Cell, u8)>;

/// What a learner writes. The same function on three sizes of board is named three
/// times.
#[derive(Clone, Copy)]
pub struct Answer {
    pub naked_pairs_4: Takes<4>,
    pub naked_pairs: Takes<9>,
    pub naked_pairs_16: Takes<16>,
    pub pointing_4: Takes<4>,
    pub pointing: Takes<9>,
    pub pointing_16: Takes<16>,
}

const REFERENCE: Answer = Answer {
    naked_pairs_4: reference::naked_pairs,
    naked_pairs: reference::naked_pairs,
    naked_pairs_16: reference::naked_pairs,
    pointing_4: reference::pointing,
    pointing: reference::pointing,
    pointing_16: reference::pointing,
};

pub fn exercise(answer: Answer) -> Exercise {
    let right = REFERENCE;
    Exercise::new(11)
        .check("naked_pairs", move || {
            ask("naked_pairs", answer.naked_pairs, right.naked_pairs, inputs::pairs(), pairs_fault)
        })
        .check("naked_pairs on 4 × 4", move || {
            ask(
                "naked_pairs",
                answer.naked_pairs_4,
                right.naked_pairs_4,
                inputs::pairs(),
                pairs_fault,
            )
        })
        .check("naked_pairs on 16 × 16", move || {
            ask(
                "naked_pairs",
                answer.naked_pairs_16,
                right.naked_pairs_16,
                inputs::pairs(),
                pairs_fault,
            )
        })
        .check("naked_pairs on the named puzzles", move || {
            ask("naked_pairs", answer.naked_pairs, right.naked_pairs, inputs::named(), pairs_fault)
        })
        .check("pointing", move || {
            ask("pointing", answer.pointing, right.pointing, inputs::places(), pointing_fault)
        })
        .check("pointing on 4 × 4", move || {
            ask("pointing", answer.pointing_4, right.pointing_4, inputs::places(), pointing_fault)
        })
        .check("pointing on 16 × 16", move || {
            ask("pointing", answer.pointing_16, right.pointing_16, inputs::places(), pointing_fault)
        })
        .check("pointing on the named puzzles", move || {
            let mut boxes = inputs::named();
            boxes.retain(|asked| matches!(asked.unit, Unit::Box(_)));
            ask("pointing", answer.pointing, right.pointing, boxes, pointing_fault)
        })
        .check("a search with both", move || search(answer))
}

fn ask<const N: usize>(
    function: &'static str,
    learner: Takes<N>,
    right: Takes<N>,
    inputs: Vec<Rule<N>>,
    fault: fn(&[(Rule<N>, Taken)]) -> Option<Cause>,
) -> Verdict {
    let run = |takes: Takes<N>| move |asked: &Rule<N>| taken(takes(&asked.candidates, asked.unit));
    values(
        function,
        inputs.clone(),
        run(learner),
        run(right),
        |asked| (format!("in {} of {}", asked.unit, asked.what), Scene::none()),
        |Mismatch { input, expected, yours }| {
            Report::new(format!("{function} takes other digits out in {}", input.unit))
                .say(sets_shown(&input, &expected, &yours))
                .pair("", taken_shown(&expected), taken_shown(&yours))
                .because(fault(&observe(inputs, run(learner))))
        },
    )
}

/// How many tries are left with these two rules under the search of lesson 8.
fn tries(answer: Answer, grid: Grid) -> String {
    let mut board = boards::board(&grid).with_budget(10_000);
    let propagate = |play: &mut Play<'_, 9, Trail>| {
        loop {
            singles(play)?;
            let candidates = &mut play.memory.candidates;
            let before = candidates.trail.len();
            for unit in grid.units() {
                let mut out = (answer.naked_pairs)(candidates, unit);
                if matches!(unit, Unit::Box(_)) {
                    out.extend((answer.pointing)(candidates, unit));
                }
                for (cell, digit) in out {
                    eliminate(candidates, cell, digit);
                }
            }
            if candidates.trail.len() == before {
                return Ok(());
            }
        }
    };
    let solved = solve_with(&mut board, &mut Trail::default(), propagate);
    let outcome = board.finish(solved);
    summary(&board, &outcome.to_string())
}

fn summary(board: &Board, outcome: &str) -> String {
    format!(
        "tries    {}\noutcome  {outcome}\ngrid     {}",
        board.tally().tries,
        board.grid().line()
    )
}

fn search(answer: Answer) -> Verdict {
    let names = ["Inkala 2006", "17 clues", "Inkala 2012"];
    values(
        "a search with both",
        names.to_vec(),
        move |name| tries(answer, boards::named(name)),
        |name| tries(REFERENCE, boards::named(name)),
        |name| (format!("on {name}"), Scene::none()),
        |Mismatch { input, expected, yours }| {
            Report::new(format!("the search with your two rules on {input} goes another way"))
                .pair("", expected, yours)
        },
    )
}
