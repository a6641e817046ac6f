//! What only exercise 9 needs: links that are covered and uncovered, and a search for exact
//! covers beside the reference's.
//!
//! The front doors are [`compare_picks`] and [`cover_fault`].

pub(crate) mod apart;
pub(crate) mod covering;
pub(crate) mod diagnose;
pub(crate) mod faults;
pub(crate) mod follow;
pub(crate) mod items;
pub(crate) mod links;
pub(crate) mod options;
pub(crate) mod picks;
pub(crate) mod report;
pub(crate) mod shown;

pub use items::choosing_item;
pub use links::{cover_fault, cover_from_the_bottom_up, uncover_fault};
pub use picks::{SamePicks, Search, compare_picks};
pub use shown::{differing, legend};
