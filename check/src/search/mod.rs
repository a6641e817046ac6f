//! Two searches side by side: the moment they part, what the learner's did after it, and
//! why that may be.
//!
//! The front door is [`compare`].

pub(crate) mod compare;
pub(crate) mod counting;
pub(crate) mod diagnose;
pub(crate) mod evidence;
pub(crate) mod faults;
pub(crate) mod lost;
pub(crate) mod one_square;
pub(crate) mod parting;
pub(crate) mod same;
pub(crate) mod subject;
pub(crate) mod taken_back;

pub use compare::{compare, compare_count};
pub use lost::nothing_written;
pub use one_square::only_one_square;
pub use same::Same;
pub use subject::{Order, Subject};
