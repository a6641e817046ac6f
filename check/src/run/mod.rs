//! An exercise as a list of checks, run in a child process: whatever a learner's code does
//! there, an endless loop, a panic, a full stack, comes back as a report.
//!
//! The front door is [`Exercise`]; a check runs a learner's function under
//! [`guard::run`].

pub(crate) mod alone;
pub(crate) mod asked;
pub(crate) mod child;
pub(crate) mod exercise;
pub(crate) mod faults;
pub(crate) mod guard;
pub(crate) mod judge;
pub(crate) mod place;
pub(crate) mod target;
pub(crate) mod todo;
pub(crate) mod verdict;

pub use exercise::{Check, Exercise, Failure, Judgement, Verdict};
