//! Checking a learner's answer: run it beside the reference, stop at the first
//! step that differs, and say why.
//!
//! An [`Exercise`] is a list of named checks. Its [`main`](Exercise::main) runs
//! them in a child process, so that whatever the learner's code does ends with a
//! message: an endless loop, a panic, a stack that overflows.

pub mod exercises;

mod alone;
mod apart;
mod bit_ways;
mod bits;
mod child;
mod chooser;
mod compare;
mod diagnose;
mod diagnose_count;
mod diagnose_covering;
mod diagnose_fills;
mod diagnose_options;
mod diagnose_picks;
mod diagnose_tight;
mod evidence;
mod exercise;
mod fault;
mod fills;
mod follow;
mod ground;
mod guard;
mod items;
mod judge;
mod links;
mod links_shown;
mod moves;
mod one_square;
mod parting;
mod picks;
mod picks_follow;
mod picks_report;
mod relation;
mod report;
mod singles;
mod target;
mod tight;
mod tight_rules;
mod todo;
mod together;
mod trail_shown;
mod trailing;
mod values;

pub use bits::{Asked, Told, bits_fault, shown as set_shown};
pub use chooser::{Choice, choice_scene, choosing_rule, reading_rule};
pub use compare::{Order, Same, Subject, compare, compare_count};
pub use exercise::{Check, Exercise, Failure, Judgement, Verdict};
pub use fault::{Cause, Fault};
pub use fills::{Filler, fills};
pub use guard::Trouble;
pub use items::choosing_item;
pub use links::{cover_fault, cover_from_the_bottom_up, uncover_fault};
pub use links_shown::{differing, legend};
pub use one_square::only_one_square;
pub use picks::{SamePicks, Search, compare_picks};
pub use relation::testing_fault;
pub use report::{Report, Scene};
pub use singles::{only_in_a_box, only_in_a_column, only_in_a_row, only_naked};
pub use tight::{Pick, pick_scene, picked_amiss, picking_rule};
pub use trail_shown::{both_shown, candidates_shown};
pub use trailing::{Left, TakeBack, TakeOut, eliminate_fault, restore_fault};
pub use values::{Leash, Mismatch, observe, values};
