//! The child process in which a learner's code runs, and what it tells its parent.
//!
//! The child writes lines that begin with [`MARK`] among what the learner's code
//! prints; all other lines are passed on to the learner.

use std::env;
use std::io::{BufRead, BufReader, Read, Write, stderr, stdout};
use std::process::{self, Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use crate::run::exercise::Exercise;
use crate::run::place::{ALONE, Place};
use sudoku_steps::Colour;

/// What begins a line from the checker.
pub(crate) const MARK: char = '\u{1}';
/// The variable that makes a process a child, and says for which subject.
const CHILD: &str = "SUDOKU_STEPS_CHILD";
/// The variable that says whether the child writes colour.
const COLOUR: &str = "SUDOKU_STEPS_COLOUR";
/// After so long without a word from the child it is given up. The child itself
/// gives up a stuck function much earlier.
pub(crate) const LAST_RESORT: Duration = Duration::from_secs(12);

/// A line that is longer than this many bytes counts as several.
const LINE: u64 = 4096;

/// A child that runs the checks, or one of them alone.
pub(crate) fn spawn(
    subject: &str,
    arguments: &[String],
    alone: Option<Place>,
) -> std::io::Result<Child> {
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
pub(crate) fn lines_of(child: &mut Child) -> Receiver<String> {
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
            while matches!((&mut reader).take(LINE).read_until(b'\n', &mut bytes), Ok(1..)) {
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

impl Exercise {
    /// In a child process made by [`judge`](Self::judge) for this `subject`: runs
    /// the checks and ends the process. Elsewhere it does nothing.
    pub fn answer_as_child(&self, subject: &str) {
        answer(self, subject);
    }
}

/// In a child for this subject: runs the checks and ends the process.
fn answer(exercise: &Exercise, subject: &str) {
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
pub(crate) fn say_at(input: usize) {
    if env::var_os(CHILD).is_some() {
        tell("at", &input.to_string());
    }
}

/// Says from a child that it is still at work.
pub(crate) fn say_alive() {
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
