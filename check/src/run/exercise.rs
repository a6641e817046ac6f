//! An exercise as a list of checks.

use std::panic::{self, AssertUnwindSafe};

use crate::report::Report;
use sudoku_steps::course::{Stage, stage};

/// What a check says: nothing, or what went wrong.
pub type Verdict = Result<(), Box<Report>>;

/// One named check of an exercise.
pub struct Check {
    /// What is checked, such as `solve on easy`.
    pub name: String,
    pub(crate) run: Box<dyn Fn() -> Verdict>,
}

/// The checks of one exercise, in the order in which they run. The first that
/// fails ends the exercise.
pub struct Exercise {
    pub(crate) stage: &'static Stage,
    pub(crate) checks: Vec<Check>,
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
const MOST_PRINTED: usize = 20;

/// After so many lines of output the checks end: nobody reads them, and they cost minutes.
pub(crate) const MOST_LINES: u64 = 5_000;

impl Judgement {
    /// Keeps a line that the learner's code printed, as long as there are few.
    pub(crate) fn print(&mut self, line: String) {
        if self.printed.len() < MOST_PRINTED {
            self.printed.push(line);
        } else {
            self.more_printed += 1;
        }
    }

    /// Whether the learner's code printed more than anyone reads.
    pub(crate) fn has_printed_too_much(&self) -> bool {
        self.printed.len() as u64 + self.more_printed >= MOST_LINES
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
    pub(crate) fn is_todo(&self) -> bool {
        let headline = self.text.lines().next().unwrap_or_default();
        headline.ends_with("still to be written")
    }
}
