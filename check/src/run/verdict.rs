//! What a learner reads on the screen: the verdict first, then what to do next.

use colored::Colorize;

use sudoku_steps::course::{ENDING, Stage};
use sudoku_steps::text::{count, wrap};

use crate::run::exercise::{Failure, Judgement};

/// Which part of an exercise ran.
pub(crate) struct Part {
    /// How a filter is called, such as `on allowed`; nothing if all checks ran.
    pub(crate) named: Option<String>,
    /// How many checks it left out.
    pub(crate) not_run: usize,
}

impl Part {
    fn is_all(&self) -> bool {
        self.named.is_none() || self.not_run == 0
    }
}

/// Prints the verdict on the checks that ran.
pub(crate) fn print(stage: &Stage, judgement: &Judgement, part: &Part) {
    println!();
    match &judgement.failure {
        Some(failure) if failure.is_todo() => {
            print_report(stage, failure);
            println!();
            println!("  Open   {}, and put code in place of its todo!()", stage.exercise_file());
            println!("  Read   {}", stage.lesson_file());
            println!("  Check  {}", stage.exercise_command());
            println!("  Red is how every exercise begins.");
        }
        Some(failure) => {
            print_report(stage, failure);
            println!("\n  A hint: cargo run -- hint {}", stage.number);
        }
        None if part.is_all() => print_pass(stage),
        None => {
            println!("{}", format!("exercise {} · this part passes", stage.number).bold());
            println!("\n  All of it  {}", stage.exercise_command());
        }
    }
    print_printed(judgement);
    let line = format!("\n{}", score(stage, judgement, part));
    let has_passed = judgement.failure.is_none();
    println!("{}", if has_passed { line.green() } else { line.red() });
}

fn print_pass(stage: &Stage) {
    println!("{}\n", format!("exercise {} · every check passes", stage.number).bold());
    println!("  Compare  {}", stage.solution_file());
    if let Some(next) = stage.next() {
        println!("  Next     {}, then {}", next.lesson_command(), next.exercise_file());
    } else {
        println!();
        for line in ENDING.lines() {
            println!("{}", format!("  {line}").trim_end());
        }
    }
}

/// The last line: how many of which checks passed.
fn score(stage: &Stage, judgement: &Judgement, part: &Part) -> String {
    let Stage { number, .. } = stage;
    let Judgement { passed, of, .. } = judgement;
    match &part.named {
        Some(named) if !part.is_all() => format!(
            "exercise {number}: {passed} of the {} {named} passed, {} not run",
            count(*of as u64, "check"),
            part.not_run
        ),
        _ => format!("exercise {number}: {passed} of {of} checks passed"),
    }
}

fn print_printed(judgement: &Judgement) {
    if judgement.printed.is_empty() {
        return;
    }
    println!("\n  Your code printed");
    for line in &judgement.printed {
        println!("    {line}");
    }
    if judgement.more_printed > 0 {
        println!("    … {}", count(judgement.more_printed, "more line"));
    }
}

/// The headline of a report and what stands under it.
fn print_report(stage: &Stage, failure: &Failure) {
    let mut lines = failure.text.lines();
    let headline = lines.next().unwrap_or_default();
    for line in wrap(&format!("exercise {} · {headline}", stage.number), 80) {
        println!("{}", line.bold());
    }
    for line in lines {
        println!("{line}");
    }
}
