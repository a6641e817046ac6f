//! Where an answer was wrong, as one process tells it to another.

use std::env;

/// The variable that says which check to run alone, and which of its inputs.
pub(crate) const ALONE: &str = "SUDOKU_STEPS_ALONE";

/// Where an answer was wrong.
#[derive(Clone, Copy, Default)]
pub(crate) struct Place {
    /// The number of the check.
    pub(crate) check: usize,
    /// The number of the input, with checks that go through a list of them.
    pub(crate) input: usize,
    /// How many lines of the report come before the diagnosis.
    pub(crate) lines: usize,
}

impl Place {
    /// What the variable says of this place.
    pub(crate) fn told(self) -> String {
        format!("{} {}", self.check, self.input)
    }

    /// In a child that is to run one check alone: which one, and which input.
    pub(crate) fn of_this_process() -> Option<Self> {
        let text = env::var(ALONE).ok()?;
        let (check, input) = text.split_once(' ')?;
        Some(Self { check: check.parse().ok()?, input: input.parse().ok()?, lines: 0 })
    }
}
