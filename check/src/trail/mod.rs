//! What only exercise 8 needs: sets of digits as bits, and a trail of changes.
//!
//! The front doors are [`bits_fault`] and [`eliminate_fault`].

pub(crate) mod asked;
pub(crate) mod bit_ways;
pub(crate) mod bits;
pub(crate) mod faults;
pub(crate) mod shown;
pub(crate) mod trailing;

pub use asked::{Asked, Told};
pub use bits::{bits_fault, shown as set_shown};
pub use shown::{both_shown, candidates_shown};
pub use trailing::{Left, TakeBack, TakeOut, eliminate_fault, restore_fault};
