//! The moment at which two searches for exact covers went apart.

use sudoku_steps::exact_cover::{Links, Pick, Problem};

/// What the two searches did until they went apart.
pub(crate) struct Apart<'a> {
    pub problem: &'a Problem,
    /// What both did.
    pub same: &'a [Pick],
    /// What the reference did then; `None` when it returned.
    pub expected: Option<Pick>,
    /// What the learner's search did then.
    pub yours: Option<Pick>,
    /// The learner's links at that moment.
    pub links: Links,
    /// The reference's links, if the learner's search told of another step.
    pub right_links: Option<Links>,
    /// What the learner's search did after that.
    pub tail: Vec<Pick>,
    /// Whether the search had to end there.
    pub is_over: bool,
    /// The first moment at which the learner's links were other than the reference's.
    pub suspect: Option<Suspect>,
}

/// A moment at which the links differ: after how many steps, and both links.
#[derive(Clone)]
pub(crate) struct Suspect {
    pub after: usize,
    pub expected: Links,
    pub yours: Links,
}
