//! The checks of each exercise, for stub and reference alike.

#[path = "01_recursion.rs"]
pub mod exercise01;
#[path = "02_candidates.rs"]
pub mod exercise02;
#[path = "03_backtracking.rs"]
pub mod exercise03;
#[path = "04_fewest_choices.rs"]
pub mod exercise04;
#[path = "05_propagation.rs"]
pub mod exercise05;
#[path = "06_counting.rs"]
pub mod exercise06;
#[path = "07_making.rs"]
pub mod exercise07;
#[path = "08_trail.rs"]
pub mod exercise08;
#[path = "09_exact_cover.rs"]
pub mod exercise09;
#[path = "10_bigger_boards.rs"]
pub mod exercise10;
#[path = "11_rules.rs"]
pub mod exercise11;
#[path = "12_fast.rs"]
pub mod exercise12;

mod boards;
#[path = "02_faults.rs"]
pub(crate) mod faults02;
#[path = "03_faults.rs"]
pub(crate) mod faults03;
#[path = "06_faults.rs"]
pub(crate) mod faults06;
#[path = "07_faults.rs"]
pub(crate) mod faults07;
#[path = "10_faults.rs"]
pub(crate) mod faults10;
#[path = "12_faults.rs"]
pub(crate) mod faults12;
mod grids;
pub mod snapshot;
