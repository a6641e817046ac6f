//! What is compared, and which square a search has to choose next.

use crate::report::{Cause, Fault};
use crate::values::chooser::Chosen;
use sudoku_steps_follow::Apart;

/// What is compared: a function, and the name of the board that it is called on.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The name of the learner's function.
    pub function: &'a str,
    /// What a report calls the board, such as `on easy`.
    pub what: &'a str,
    /// Which square the exercise's text says comes next.
    pub order: Order,
    /// The figures of the right search, as its snapshot keeps them; empty where none does.
    pub kept: &'a str,
}

/// Which square a search has to choose next, and how to find out why it went another
/// way. The orders stand beside what explains them.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// The cause of the first difference, as far as it shows.
    pub(crate) explain: fn(&Apart, Order) -> Option<Cause>,
    /// The wrong rule that explains all of these choices.
    pub(crate) rule: fn(&[Chosen]) -> Option<Cause>,
    /// The fault if there is no such rule.
    pub(crate) otherwise: Fault,
}
