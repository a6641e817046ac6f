//! What only exercise 5 needs: functions that fill naked and hidden singles.
//!
//! The front door is [`fills`].

pub(crate) mod diagnose;
pub(crate) mod faults;
pub(crate) mod filler;
pub(crate) mod fills;
pub(crate) mod on_board;

pub use filler::Filler;
pub use fills::fills;
pub use on_board::{only_in_a_box, only_in_a_column, only_in_a_row, only_naked};
