//! What only exercise 11 needs: what naked pairs and pointing take out of candidates.
//!
//! The front doors are [`pairs_fault`] and [`pointing_fault`].

pub(crate) mod asked;
pub(crate) mod faults;
pub(crate) mod pairs;
pub(crate) mod places;

pub use asked::{Rule, Taken, sets_shown, taken, taken_shown};
pub use pairs::pairs_fault;
pub use places::pointing_fault;
