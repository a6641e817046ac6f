//! An exercise as a list of checks.

use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;

use crate::report::Report;
use crate::{child, judge, target};
use sudoku_steps::course::{Stage, stage};

/// What a check says: nothing, or what went wrong.
pub type Verdict = Result<(), Box<Report>>;

/// One named check of an exercise.
pub struct Check {
    /// What is checked, such as `solve on easy`.
    pub name: String,
    pub(super) run: Box<dyn Fn() -> Verdict>,
}

/// The checks of one exercise, in the order in which they run. The first that
/// fails ends the exercise.
pub struct Exercise {
    pub(super) stage: &'static Stage,
    pub(super) checks: Vec<Check>,
}

impl Exercise {
    /// An exercise without checks.
    ///
    /// # Panics
    /// If the course has no exercise of this number.
    #[must_use]
    pub fn new(number: usize) -> Self {
        Self { stage: stage(number), checks: Vec::new() }
    }

    /// The exercise with one more check.
    #[must_use]
    pub fn check(mut self, name: &str, run: impl Fn() -> Verdict + 'static) -> Self {
        self.checks.push(Check { name: name.to_string(), run: Box::new(run) });
        self
    }

    /// The checks.
    #[must_use]
    pub fn checks(&self) -> &[Check] {
        &self.checks
    }

    /// The main function of the exercise's test target: runs the checks in a child
    /// process and prints what a learner reads.
    #[must_use]
    pub fn main(self) -> ExitCode {
        target::main(self)
    }

    /// Runs the checks in a child process that is this program called again; there
    /// [`answer_as_child`](Self::answer_as_child) has to be reached with the same
    /// `subject`.
    #[must_use]
    pub fn judge(&self, subject: &str) -> Judgement {
        judge::judge(self, subject, &[])
    }

    /// In a child process made by [`judge`](Self::judge) for this `subject`: runs
    /// the checks and ends the process. Elsewhere it does nothing.
    pub fn answer_as_child(&self, subject: &str) {
        child::answer(self, subject);
    }

    /// Runs the checks in this process and panics with the report of the first that
    /// fails. For the reference, which is known to return.
    ///
    /// # Panics
    /// If a check fails.
    pub fn run_here(&self) {
        for check in &self.checks {
            let verdict = panic::catch_unwind(AssertUnwindSafe(|| (check.run)()));
            match verdict {
                Ok(Ok(())) => {}
                Ok(Err(report)) => panic!("check {:?}\n{report}", check.name),
                Err(payload) => {
                    eprintln!("check {:?} panicked", check.name);
                    panic::resume_unwind(payload)
                }
            }
        }
    }
}

/// How an exercise went.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Judgement {
    /// How many checks passed before the first that failed.
    pub passed: usize,
    /// How many checks there were to run.
    pub of: usize,
    /// The first check that failed, if one did.
    pub failure: Option<Failure>,
    /// The first lines that the learner's code printed.
    pub printed: Vec<String>,
    /// How many more it printed.
    pub more_printed: u64,
}

/// How many lines of a learner's own output are passed on.
const MOST_PRINTED: usize = 40;

impl Judgement {
    /// Keeps a line that the learner's code printed, as long as there are few.
    pub(super) fn print(&mut self, line: String) {
        if self.printed.len() < MOST_PRINTED {
            self.printed.push(line);
        } else {
            self.more_printed += 1;
        }
    }
}

/// A check that failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The name of the check.
    pub check: String,
    /// The name of the fault, if the checker found it.
    pub fault: Option<String>,
    /// What the learner reads.
    pub text: String,
}

impl Failure {
    /// Whether a function was reached that nobody has written yet.
    pub(super) fn is_todo(&self) -> bool {
        let headline = self.text.lines().next().unwrap_or_default();
        headline.ends_with("still to be written")
    }
}
