//! The rules that people use: what each sees in the candidates, and what it takes out.
//!
//! A rule looks at candidates and changes nothing. What it saw is a [`Step`]: a value
//! that says which rule, where, why, and what goes out; its text is a sentence. The names
//! are those of Andrew Stuart's site Sudoku Wiki; Norvig (2006) calls naked pairs naked
//! twins.
//!
//! [`explain`] goes step by step until a grid is solved or no rule helps, [`rate`] says
//! which rules that took, and [`search`] puts rules under the search of lesson 8.

#[path = "11_rules/explain.rs"]
mod explain;
#[path = "11_rules/find.rs"]
mod find;
#[path = "11_rules/fish.rs"]
mod fish;
#[path = "11_rules/groups.rs"]
mod groups;
#[path = "11_rules/lines.rs"]
mod lines;
#[path = "11_rules/rule.rs"]
mod rule;
#[path = "11_rules/search.rs"]
pub mod search;
#[path = "11_rules/step.rs"]
mod step;

pub use explain::{Contradiction, End, Explanation, Level, Rating, explain, rate};
pub use find::{Position, find};
pub use fish::x_wings;
pub use groups::{hidden, naked};
pub use lines::confined;
pub use rule::Rule;
pub use step::Step;

use sudoku_steps::{Candidates, Cell, Unit};

/// What naked pairs take out in a unit: each square with the digit that goes.
#[must_use]
pub fn naked_pairs<const N: usize>(candidates: &Candidates<N>, unit: Unit) -> Vec<(Cell, u8)> {
    naked(candidates, unit, 2).into_iter().flat_map(|step| step.out).collect()
}

/// What pointing takes out on account of a box: each square with the digit that goes.
#[must_use]
pub fn pointing<const N: usize>(candidates: &Candidates<N>, unit: Unit) -> Vec<(Cell, u8)> {
    confined(candidates, unit).into_iter().flat_map(|step| step.out).collect()
}
