//! What only exercise 10 needs: the square, or the digit of a unit, with the fewest ways.
//!
//! The front door is [`picking_rule`].

pub(crate) mod diagnose;
pub(crate) mod faults;
pub(crate) mod pick;
pub(crate) mod rules;
pub(crate) mod weighed;

pub use pick::{Pick, pick_scene, picked_amiss, picking_rule};
