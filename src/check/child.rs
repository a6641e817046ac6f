//! The child process in which a learner's code runs, and what it tells its parent.
//!
//! The child writes lines that begin with [`MARK`] among what the learner's code
//! prints; all other lines are passed on to the learner.

use std::env;
use std::io::{BufRead, BufReader, Read, Write, stderr, stdout};
use std::process::{self, Child, Command, ExitCode, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use colored::Colorize;

use super::alone::{ALONE, Place};
use super::exercise::{Exercise, Failure, Judgement};
use super::fault::{Cause, Fault};
use super::guard::Trouble;
use super::report::Report;
use crate::Colour;
use crate::text::{count, wrap};

/// What begins a line from the checker.
pub(super) const MARK: char = '\u{1}';
/// The variable that makes a process a child, and says for which subject.
const CHILD: &str = "SUDOKU_STEPS_CHILD";
/// The variable that says whether the child writes colour.
const COLOUR: &str = "SUDOKU_STEPS_COLOUR";
/// After so long without a word from the child it is given up. The child itself
/// gives up a stuck function much earlier.
pub(super) const LAST_RESORT: Duration = Duration::from_secs(12);

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

/// Runs the checks of an exercise in a child process.
pub(super) fn judge(exercise: &Exercise, subject: &str, arguments: &[String]) -> Judgement {
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
                if !failure.text.ends_with("still to be written") {
                    place.look_again(&mut failure, spawn(subject, arguments, Some(place)));
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

/// The report on a child that went without a word.
fn lost(now: &str, stuck: bool, overflowed: bool) -> Report {
    if overflowed {
        return Report::new(format!("{now} calls itself without end"))
            .say("The stack is full: call after call, and none of them returned.")
            .because(Some(Cause::new(Fault::EndlessRecursion)));
    }
    if stuck {
        return Report::new(format!("{now} doesn't return"))
            .because(Some(Cause::new(Fault::DoesNotReturn)));
    }
    Report::new(format!("{now} ended the whole program"))
        .say("Does the code call exit or abort? A function of an exercise has to return.")
        .because(Some(Cause::new(Fault::EndedTheProgram)))
}

/// A child that runs the checks, or one of them alone.
fn spawn(subject: &str, arguments: &[String], alone: Option<Place>) -> std::io::Result<Child> {
    let mut command = Command::new(env::current_exe()?);
    for (name, _) in env::vars_os() {
        // No setting of insta may let a wrong answer pass or be accepted.
        if name.to_string_lossy().starts_with("INSTA_") {
            command.env_remove(name);
        }
    }
    command.env_remove(ALONE).envs(alone.map(|place| (ALONE, place.told())));
    command
        .args(arguments)
        .env(CHILD, subject)
        .env(
            COLOUR,
            if colored::control::SHOULD_COLORIZE.should_colorize() { "always" } else { "never" },
        )
        .env_remove("RUST_BACKTRACE")
        // The report says what differs.
        .env("INSTA_OUTPUT", "none")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
}

/// The lines of both outputs of a child, as they come. A line of the checker that
/// follows an unfinished line of the learner stands alone all the same.
pub(super) fn lines_of(child: &mut Child) -> Receiver<String> {
    let (sender, receiver) = channel();
    let outputs: [Option<Box<dyn Read + Send>>; 2] = [
        child.stdout.take().map(|out| Box::new(out) as Box<dyn Read + Send>),
        child.stderr.take().map(|out| Box::new(out) as Box<dyn Read + Send>),
    ];
    for output in outputs.into_iter().flatten() {
        let sender = sender.clone();
        thread::spawn(move || {
            let mut reader = BufReader::new(output);
            let mut bytes = Vec::new();
            while matches!(reader.read_until(b'\n', &mut bytes), Ok(1..)) {
                let text = String::from_utf8_lossy(&bytes);
                let line = text.trim_end_matches(['\n', '\r']);
                let (printed, word) = match line.find(MARK) {
                    Some(at) => (&line[..at], Some(&line[at..])),
                    None => (line, None),
                };
                if word.is_none() || !printed.is_empty() {
                    let _ = sender.send(printed.to_string());
                }
                if let Some(word) = word {
                    let _ = sender.send(word.to_string());
                }
                bytes.clear();
            }
        });
    }
    receiver
}

/// In a child for this subject: runs the checks and ends the process.
pub(super) fn answer(exercise: &Exercise, subject: &str) {
    if env::var(CHILD).as_deref() != Ok(subject) {
        return;
    }
    Colour::parse(&env::var(COLOUR).unwrap_or_default()).unwrap_or_default().switch();
    let alone = Place::of_this_process();
    let is_asked = |index: &usize| alone.is_none_or(|place| place.check == *index);
    for (_, check) in exercise.checks.iter().enumerate().filter(|(index, _)| is_asked(index)) {
        tell("now", &check.name);
        match (check.run)() {
            Ok(()) => tell("pass", ""),
            Err(report) => {
                for line in report.to_string().lines() {
                    tell("report", line);
                }
                let bare = report.clone().because(None).to_string();
                tell("bare", &bare.lines().count().to_string());
                tell("fail", report.cause().map_or("", |cause| cause.fault.name()));
                process::exit(1);
            }
        }
    }
    process::exit(0);
}

/// Says from a child which input of a list was answered wrongly.
pub(super) fn say_at(input: usize) {
    if env::var_os(CHILD).is_some() {
        tell("at", &input.to_string());
    }
}

/// Says from a child that it is still at work.
pub(super) fn say_alive() {
    if env::var_os(CHILD).is_some() {
        tell("alive", "");
    }
}

fn tell(word: &str, text: &str) {
    let mut out = stdout().lock();
    // A parent that is gone needs no word.
    let _ = writeln!(out, "{MARK}{word} {text}").and_then(|()| out.flush());
    let _ = stderr().flush();
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
        Some(failure) if failure.text.ends_with("still to be written") => {
            println!("{}\n", format!("exercise {number} · {}", failure.text).bold());
            println!("  Open   {}, and put code in place of its todo!()", stage.exercise_file());
            println!("  Read   {}", stage.lesson_file());
            println!("  Check  {}", stage.exercise_command());
            println!("  Red is how every exercise begins.\n");
        }
        Some(failure) => {
            let mut lines = failure.text.lines();
            let headline = lines.next().unwrap_or_default();
            for line in wrap(&format!("exercise {number} · {headline}"), 80) {
                println!("{}", line.bold());
            }
            for line in lines {
                println!("{line}");
            }
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
