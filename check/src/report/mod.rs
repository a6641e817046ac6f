//! What a learner reads when a check fails: a fault, what is known about it, and the
//! report around it.
//!
//! The front door is [`Report`].

pub(crate) mod fault;
#[allow(clippy::module_inception)] // the room is called after what stands in it
pub(crate) mod report;
pub(crate) mod scene;

pub(crate) use fault::faults;
pub use fault::{Cause, Fault};
pub use report::Report;
pub use scene::Scene;
