//! How a search can end.

use std::fmt;

use crate::text::{commas, count};

/// How a search ended. Giving up is never the same as finding nothing.
///
/// ```
/// use sudoku_steps::Outcome;
///
/// assert_eq!(Outcome::of_count(2, 10), Outcome::Several { found: 2, at_least: false });
/// assert_eq!(Outcome::of_count(10, 10).to_string(), "At least 10 solutions");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A search for the first solution found one.
    Solved,
    /// The search went through everything and found no solution.
    NoSolution,
    /// A count went through everything and found exactly one solution.
    Unique,
    /// A count found more than one solution.
    Several {
        /// How many.
        found: u64,
        /// The count stopped at its cap, so there may be more.
        at_least: bool,
    },
    /// The budget of tries was spent before the search was over.
    GaveUp {
        /// How many tries that was.
        tries: u64,
    },
}

impl Outcome {
    /// What a count says that found `found` solutions and was to stop at `most`.
    #[must_use]
    pub const fn of_count(found: u64, most: u64) -> Self {
        match found {
            1 if most == 1 => Self::Solved,
            0 if most > 0 => Self::NoSolution,
            1 => Self::Unique,
            _ => Self::Several { found, at_least: found >= most },
        }
    }
}

impl Outcome {
    /// How many solutions were found, at the least.
    #[must_use]
    pub const fn found(self) -> u64 {
        match self {
            Self::NoSolution | Self::GaveUp { .. } => 0,
            Self::Solved | Self::Unique => 1,
            Self::Several { found, .. } => found,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Solved => f.write_str("Solved"),
            Self::NoSolution => f.write_str("No solution"),
            Self::Unique => f.write_str("One solution"),
            Self::Several { found, at_least: false } => write!(f, "{} solutions", commas(*found)),
            Self::Several { found, at_least: true } => {
                write!(f, "At least {} solutions", commas(*found))
            }
            Self::GaveUp { tries } => write!(f, "Gave up after {}", count(*tries, "try")),
        }
    }
}
