//! Judging an answer: its checks run in a child process, and what that process says, or
//! how it ends, becomes the judgement.

use crate::run::faults;
use std::sync::mpsc::RecvTimeoutError;

use crate::report::{Cause, Report};
use crate::run::alone;
use crate::run::child::{LAST_RESORT, MARK, lines_of, spawn};
use crate::run::exercise::{Exercise, Failure, Judgement, MOST_LINES};
use crate::run::guard::Trouble;
use crate::run::place::Place;
use sudoku_steps::text::commas;

impl Exercise {
    /// Runs the checks in a child process that is this program called again; there
    /// [`answer_as_child`](Self::answer_as_child) has to be reached with the same
    /// `subject`.
    #[must_use]
    pub fn judge(&self, subject: &str) -> Judgement {
        judge(self, subject, &[])
    }
}

/// Runs the checks of an exercise in a child process.
pub(crate) fn judge(exercise: &Exercise, subject: &str, arguments: &[String]) -> Judgement {
    let mut judgement = Judgement { of: exercise.checks.len(), ..Judgement::default() };
    let mut child = match spawn(subject, arguments, None) {
        Ok(child) => child,
        Err(error) => {
            let report = Report::new(format!("the checks can't be started: {error}"));
            judgement.failure = Some(failure(exercise, 0, &report));
            return judgement;
        }
    };
    let lines = lines_of(&mut child);
    let mut report: Vec<String> = Vec::new();
    let mut place = Place::default();
    let mut now = String::new();
    let mut overflowed = false;
    let mut out_of_memory = false;
    while judgement.passed < judgement.of {
        let line = match lines.recv_timeout(LAST_RESORT) {
            Ok(line) => line,
            Err(end) => {
                // Nothing of use can come from a child that is gone already.
                let _ = child.kill();
                let stuck = end == RecvTimeoutError::Timeout;
                let report = if out_of_memory {
                    Trouble::Memory.report(&now, "")
                } else {
                    lost(&now, stuck, overflowed)
                };
                judgement.failure = Some(failure(exercise, judgement.passed, &report));
                break;
            }
        };
        let Some(word) = line.strip_prefix(MARK) else {
            if line.contains("has overflowed its stack") {
                overflowed = true;
                // The message begins with an empty line.
                judgement.printed.pop_if(|line| line.is_empty());
            } else if line.starts_with("memory allocation of ") {
                out_of_memory = true;
            } else if !(overflowed && (line.is_empty() || line.starts_with("fatal runtime error")))
            {
                judgement.print(line);
                if judgement.has_printed_too_much() {
                    let _ = child.kill();
                    let report = flooded(exercise, &now);
                    judgement.failure = Some(failure(exercise, judgement.passed, &report));
                    break;
                }
            }
            continue;
        };
        match word.split_once(' ').unwrap_or((word, "")) {
            ("pass", _) => judgement.passed += 1,
            ("now", what) => now = what.to_string(),
            ("at", input) => place.input = input.parse().unwrap_or(0),
            ("bare", lines) => place.lines = lines.parse().unwrap_or(0),
            ("report", text) => report.push(text.to_string()),
            ("fail", fault) => {
                let mut failure = Failure {
                    check: exercise.checks[judgement.passed].name.clone(),
                    fault: (!fault.is_empty()).then(|| fault.to_string()),
                    text: report.join("\n"),
                };
                place.check = judgement.passed;
                if !failure.is_todo() {
                    alone::look_again(place, &mut failure, spawn(subject, arguments, Some(place)));
                }
                judgement.failure = Some(failure);
                break;
            }
            _ => {}
        }
    }
    // It ends by itself after its last word; a learner's thread may still run.
    let _ = child.kill();
    let _ = child.wait();
    judgement
}

fn failure(exercise: &Exercise, passed: usize, report: &Report) -> Failure {
    Failure {
        check: exercise.checks[passed].name.clone(),
        fault: report.cause().map(|cause| cause.fault.name().to_string()),
        text: report.to_string(),
    }
}

/// The report on code that prints line after line: a search can make millions of steps.
fn flooded(exercise: &Exercise, now: &str) -> Report {
    let function = now.split(' ').next().unwrap_or_default();
    let of_function = exercise.checks.iter().filter(|check| check.name.starts_with(function));
    // The very first board of a function is often full, and says little.
    let small = of_function.take(2).last().map_or(now, |check| check.name.as_str());
    Report::new(format!("{now} prints more than {} lines", commas(MOST_LINES)))
        .say(format!("One board: {} \"{small}\"", exercise.stage.exercise_command()))
        .because(Some(Cause::new(faults::PRINTS_TOO_MUCH)))
}

/// The report on a child that went without a word.
fn lost(now: &str, stuck: bool, overflowed: bool) -> Report {
    if overflowed {
        return Report::new(format!("{now} calls itself without end"))
            .say("The stack is full: call after call, and none of them returned.")
            .because(Some(Cause::new(faults::ENDLESS_RECURSION)));
    }
    if stuck {
        return Report::new(format!("{now} doesn't return"))
            .because(Some(Cause::new(faults::DOES_NOT_RETURN)));
    }
    Report::new(format!("{now} ended the whole program"))
        .say("Does the code call exit or abort? A function of an exercise has to return.")
        .because(Some(Cause::new(faults::ENDED_THE_PROGRAM)))
}
