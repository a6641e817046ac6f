//! The test target of an exercise: what it answers to `cargo test`.

use std::env;
use std::process::ExitCode;

use sudoku_steps::Colour;
use sudoku_steps::course::record::Records;

use crate::run::asked::Asked;
use crate::run::exercise::Exercise;
use crate::run::judge::judge;
use crate::run::verdict::{self, Part};

impl Exercise {
    /// The main function of the exercise's test target: runs the checks in a child
    /// process and prints what a learner reads. `text` is the learner's file as it was
    /// compiled, for the record of how it went.
    #[must_use]
    pub fn main(self, text: &str) -> ExitCode {
        main(self, text)
    }
}

fn main(mut exercise: Exercise, text: &str) -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let asked = Asked::read(&arguments);
    let stage = exercise.stage;
    let name = format!("exercise{:02}", stage.number);
    if asked.list {
        if !asked.ignored {
            println!("{name}: test");
        }
        return ExitCode::SUCCESS;
    }
    let all = exercise.checks.len();
    asked.leave(&mut exercise, &name);
    let part = Part { named: asked.part(), not_run: all - exercise.checks.len() };
    if exercise.checks.is_empty() {
        let asked = part.named.unwrap_or_default();
        let names = stage.writes.join(", ");
        println!("exercise {}: no check {asked}; its functions are {names}", stage.number);
        return ExitCode::SUCCESS;
    }
    exercise.answer_as_child(&name);
    if asked.each {
        return each(exercise, &name);
    }
    Colour::Auto.switch();
    let judgement = judge(&exercise, &name, &arguments);
    if part.not_run == 0 {
        // Where no record can be kept, the map knows less, and the verdict is the same.
        let went = (judgement.passed, judgement.of);
        let _ = Records::here().map(|records| records.keep(stage, text, went));
    }
    verdict::print(stage, &judgement, &part);
    ExitCode::from(u8::from(judgement.failure.is_some()))
}

/// Runs every check by itself, also those after one that fails. For whoever writes
/// checks: none of them may pass on a stub.
fn each(exercise: Exercise, name: &str) -> ExitCode {
    let number = exercise.stage.number;
    let of = exercise.checks.len();
    let mut passed = 0;
    for check in exercise.checks {
        let alone = Exercise { stage: exercise.stage, checks: vec![check] };
        let check = alone.checks[0].name.clone();
        if judge(&alone, name, std::slice::from_ref(&check)).failure.is_none() {
            println!("passed: {check}");
            passed += 1;
        }
    }
    println!("exercise {number}: each by itself, {passed} of {of} checks passed");
    ExitCode::SUCCESS
}
