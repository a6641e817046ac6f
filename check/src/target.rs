//! The test target of an exercise: what it answers to `cargo test`, and what a learner
//! reads on the screen.

use std::env;
use std::process::ExitCode;

use colored::Colorize;

use crate::exercise::{Exercise, Failure, Judgement};
use crate::judge::judge;
use sudoku_steps::Colour;
use sudoku_steps::text::{count, wrap};

/// The main function of an exercise's test target.
pub(super) fn main(exercise: Exercise) -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let name = format!("exercise{:02}", exercise.stage.number);
    if arguments.iter().any(|argument| argument == "--list") {
        if !arguments.iter().any(|argument| argument == "--ignored") {
            println!("{name}: test");
        }
        return ExitCode::SUCCESS;
    }
    let exercise = filtered(exercise, &name, &arguments);
    if exercise.checks.is_empty() {
        return ExitCode::SUCCESS;
    }
    exercise.answer_as_child(&name);
    if arguments.iter().any(|argument| argument == "--each") {
        return each(exercise, &name);
    }
    Colour::Auto.switch();
    let judgement = judge(&exercise, &name, &arguments);
    print(&exercise, &judgement);
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

/// Leaves the checks that a filter of `cargo test` names: the one of just this name,
/// or else all with the filter in their names. The name of the exercise names all.
fn filtered(mut exercise: Exercise, name: &str, arguments: &[String]) -> Exercise {
    let filters: Vec<&String> =
        arguments.iter().filter(|argument| !argument.starts_with('-')).collect();
    let names: Vec<String> = exercise.checks.iter().map(|check| check.name.clone()).collect();
    if !filters.is_empty() {
        exercise.checks.retain(|check| {
            filters.iter().any(|filter| {
                let is_name = names.contains(*filter);
                name == *filter
                    || check.name == **filter
                    || !is_name && check.name.contains(*filter)
            })
        });
    }
    exercise
}

/// What a learner reads on the screen.
fn print(exercise: &Exercise, judgement: &Judgement) {
    let stage = exercise.stage;
    let number = stage.number;
    println!();
    if !judgement.printed.is_empty() {
        println!("Your code printed");
        for line in &judgement.printed {
            println!("  {line}");
        }
        if judgement.more_printed > 0 {
            println!("  … {}", count(judgement.more_printed, "more line"));
        }
        println!();
    }
    match &judgement.failure {
        Some(failure) if failure.is_todo() => {
            print_report(number, failure);
            println!();
            println!("  Open   {}, and put code in place of its todo!()", stage.exercise_file());
            println!("  Read   {}", stage.lesson_file());
            println!("  Check  {}", stage.exercise_command());
            println!("  Red is how every exercise begins.\n");
        }
        Some(failure) => {
            print_report(number, failure);
            println!("\n  A hint: cargo run -- hint {number}\n");
        }
        None => {
            if let Some(next) = stage.next() {
                println!("  Next  {}, then {}\n", next.lesson_command(), next.exercise_file());
            } else {
                println!("  That was the last exercise.\n");
            }
        }
    }
    let line = format!("exercise {number}: {} of {} checks passed", judgement.passed, judgement.of);
    let passed = judgement.failure.is_none();
    println!("{}", if passed { line.green() } else { line.red() });
}

/// The headline of a report and what stands under it.
fn print_report(number: usize, failure: &Failure) {
    let mut lines = failure.text.lines();
    let headline = lines.next().unwrap_or_default();
    for line in wrap(&format!("exercise {number} · {headline}"), 80) {
        println!("{}", line.bold());
    }
    for line in lines {
        println!("{line}");
    }
}
