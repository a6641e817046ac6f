//! Checking a learner's answer: run it beside the reference, stop at the first
//! step that differs, and say why.
//!
//! An [`Exercise`] is a list of named checks. Its [`main`](Exercise::main) runs
//! them in a child process, so that whatever the learner's code does ends with a
//! message: an endless loop, a panic, a stack that overflows.
//!
//! The rooms of the house, each using only those before it: `report`,
//! `run`, `values`, `search`, then one for what a single exercise needs
//! (`singles` for 5, `trail` for 8, `covers` for 9, `tightest` for 10, `rules` for 11),
//! [`exercises`], and [`faults`], which lists those of all rooms.

mod covers;
pub mod exercises;
pub mod faults;
mod report;
mod rules;
mod run;
mod search;
mod singles;
mod tightest;
mod trail;
mod values;

pub use covers::{
    SamePicks, Search, choosing_item, compare_picks, cover_fault, cover_from_the_bottom_up,
    differing, legend, uncover_fault,
};
pub use report::{Cause, Fault, Report, Scene};
pub use run::guard::Trouble;
pub use run::{Check, Exercise, Failure, Judgement, Verdict};
pub use search::{Order, Same, Subject, compare, compare_count, nothing_written, only_one_square};
pub use singles::{Filler, fills, only_in_a_box, only_in_a_column, only_in_a_row, only_naked};
pub use tightest::{Pick, pick_scene, picked_amiss, picking_rule};
pub use trail::{
    Asked, Left, TakeBack, TakeOut, Told, bits_fault, both_shown, candidates_shown,
    eliminate_fault, restore_fault, set_shown,
};
pub use values::{
    Choice, Leash, Mismatch, choice_scene, choosing_rule, observe, reading_rule, testing_fault,
    values,
};
