//! Following a learner's search for exact covers step by step, up to the first that
//! differs from the reference's and some way beyond.

use crate::diagnose_covering;
use sudoku_steps::exact_cover::{Links, Pick, Problem};

/// A moment at which the links differ: after how many steps, and both links.
#[derive(Clone)]
pub(super) struct Suspect {
    pub after: usize,
    pub expected: Links,
    pub yours: Links,
}

/// What the learner's thread tells.
#[derive(Default)]
pub(super) struct Seen {
    /// How many steps were the same.
    pub steps: usize,
    pub suspect: Option<Suspect>,
    pub other: Option<Other>,
}

/// Another step than the reference's.
pub(super) struct Other {
    pub pick: Pick,
    /// The learner's links then.
    pub links: Links,
    /// The reference's links at its step; `None` when it had returned.
    pub expected: Option<Links>,
    /// What the learner's search did after that.
    pub tail: Vec<Pick>,
}

/// How many steps after the first difference are kept to find its cause.
const TAIL: usize = 60;

/// Whether a later option of the same item was taken.
fn passes_over(problem: &Problem, expected: Option<Pick>, yours: Pick) -> bool {
    let (Some(Pick::Take { node: expected, .. }), Pick::Take { node, .. }) = (expected, yours)
    else {
        return false;
    };
    node > expected && problem.item_of(node) == problem.item_of(expected)
}

/// Goes one step further; says no when another step than the reference's was done and
/// enough was seen of what came after it.
pub(super) fn follow(
    problem: &Problem,
    seen: &mut Seen,
    steps: &[(Pick, Links)],
    pick: Pick,
    links: &Links,
) -> bool {
    if let Some(other) = &mut seen.other {
        other.tail.push(pick);
        return other.tail.len() < TAIL;
    }
    let after = seen.steps;
    let is_same = match (steps.get(after).map(|step| step.0), pick) {
        (Some(Pick::Take { node: expected, .. }), Pick::Take { node: yours, .. }) => {
            let is_same = expected == yours;
            let expected_links = &steps[after].1;
            if is_same
                && seen.suspect.is_none()
                && diagnose_covering::differ(problem, expected_links, links, expected)
            {
                let (expected, yours) = (expected_links.clone(), links.clone());
                seen.suspect = Some(Suspect { after, expected, yours });
            }
            is_same
        }
        (Some(Pick::PutBack { .. }), Pick::PutBack { .. })
        | (Some(Pick::Solution), Pick::Solution) => true,
        _ => false,
    };
    if is_same {
        seen.steps += 1;
    } else {
        let expected = steps.get(after).map(|step| step.1.clone());
        seen.other = Some(Other { pick, links: links.clone(), expected, tail: Vec::new() });
    }
    // Whether an option of the item was passed over or comes later shows below.
    is_same || passes_over(problem, steps.get(after).map(|step| step.0), pick)
}
