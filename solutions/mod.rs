//! The reference answers, one module an exercise: the stages of the solver that
//! the lessons run.

#[path = "03_backtracking.rs"]
pub mod backtracking;
#[path = "10_bigger_boards.rs"]
pub mod bigger_boards;
#[path = "02_candidates.rs"]
pub mod candidates;
#[path = "06_counting.rs"]
pub mod counting;
#[path = "09_exact_cover.rs"]
pub mod exact_cover;
#[path = "12_fast.rs"]
pub mod fast;
#[path = "04_fewest_choices.rs"]
pub mod fewest_choices;
#[path = "07_making/mod.rs"]
pub mod generator;
#[path = "07_making.rs"]
pub mod making;
#[path = "05_propagation.rs"]
pub mod propagation;
#[path = "01_recursion.rs"]
pub mod recursion;
#[path = "11_rules.rs"]
pub mod rules;
#[path = "08_trail.rs"]
pub mod trail;
