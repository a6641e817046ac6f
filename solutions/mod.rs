//! The reference answers, one module an exercise: the stages of the solver that
//! the lessons run.

#[path = "03_backtracking.rs"]
pub mod backtracking;
