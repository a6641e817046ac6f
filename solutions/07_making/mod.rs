//! What lesson 7 builds on `dig`: ways to check, a generator with a seed, a grade.

pub mod checkers;
pub mod grade;
pub mod maker;
