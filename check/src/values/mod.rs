//! Functions that return a value: on which input the answer differs, which squares it
//! looks at, and which wrong rule explains what it returns.
//!
//! The front door is [`values`].

pub(crate) mod chooser;
pub(crate) mod faults;
pub(crate) mod in_turn;
pub(crate) mod relation;
pub(crate) mod together;

pub use chooser::{Choice, choice_scene, choosing_rule, reading_rule};
pub use in_turn::{Leash, Mismatch, observe, values};
pub use relation::testing_fault;
