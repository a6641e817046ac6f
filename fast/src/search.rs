//! Rounds until nothing changes, then a guess: a copy goes on with the digit set, and when it has
//! ended this grid goes on without it. Nothing is ever undone.

use crate::branch::{branch, remove, set};
use crate::matrices::{columns, complete, rows};
use crate::puzzle::{Bad, Puzzle};
use crate::read::read;
use crate::singles::{Step, singles};
use crate::triads::triads;
use crate::vector::Vector;
use crate::write::write;

/// The ideas that can be switched off, each alone. The answer is the same without them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ideas {
    /// Three digits in a mini-row or mini-column are looked for before a guess.
    pub triads: bool,
    /// A guess takes the square with the best score. Without it: the first with two candidates.
    pub score: bool,
    /// Stop when the singles change nothing. Without it: after one more round that changes nothing.
    pub early_stop: bool,
}

impl Default for Ideas {
    /// All of them.
    fn default() -> Self {
        Self { triads: true, score: true, early_stop: true }
    }
}

/// How many levels of guesses look for triads.
const TRIADS_DEPTH: u32 = 3;

/// What a search has found, and what it may still find.
pub(crate) struct Search {
    pub(crate) ideas: Ideas,
    /// Stop at this many solutions.
    pub(crate) limit: usize,
    pub(crate) found: usize,
    /// The first solution's 81 digits.
    pub(crate) first: [u8; 88],
    /// Whether a guess has failed.
    pub(crate) failed: bool,
    pub(crate) rounds: u64,
    pub(crate) guesses: u64,
}

impl Search {
    #[inline(always)]
    pub(crate) const fn new(ideas: Ideas, limit: usize) -> Self {
        Self { ideas, limit, found: 0, first: [0; 88], failed: false, rounds: 0, guesses: 0 }
    }
}

/// Calls itself on a copy of the grid through the entry of its instruction set.
pub(crate) trait Descend<const N: usize>: Vector {
    fn descend(state: &mut Search, x: &[Self; N], depth: u32);
}

/// Reads and searches with one kind of vector.
#[inline(always)]
pub(crate) fn start<V: Descend<N>, const N: usize>(
    state: &mut Search,
    puzzle: Puzzle,
) -> Result<(), Bad> {
    if state.limit == 0 {
        return Ok(());
    }
    let x = puzzle.bands().and_then(|bands| read::<V, N>(&bands));
    let Some(x) = x else { return puzzle.bad().map_or(Ok(()), Err) };
    search::<V, N>(state, &x, 0);
    Ok(())
}

/// Searches the grid `x`.
#[inline(always)]
pub(crate) fn search<V: Descend<N>, const N: usize>(state: &mut Search, x: &[V; N], depth: u32) {
    let mut x = *x;
    loop {
        match propagate::<V, N>(&mut x, state) {
            Step::Full if complete(&x) => {
                if state.found == 0 {
                    state.first = write(&x);
                }
                state.found += 1;
                return;
            }
            Step::Stuck => {}
            _ => {
                state.failed = true;
                return;
            }
        }
        // Straight down with no failure yet: thinking would cost more than it gives.
        let open = depth > 0 && !state.failed;
        if state.ideas.triads && !open && depth <= TRIADS_DEPTH && triads(&mut x) {
            continue;
        }
        let at = branch::<V, N>(&x, state.ideas.score && !open);
        state.guesses += 1;
        V::descend(state, &set(&x, at.place, at.digit), depth + 1);
        if state.found >= state.limit {
            return;
        }
        x = match at.other {
            Some(other) => set(&x, at.place, other),
            None => remove(&x, at.place, at.digit),
        };
    }
}

/// Every rule on the whole grid, again and again.
#[inline(always)]
fn propagate<V: Vector, const N: usize>(x: &mut [V; N], state: &mut Search) -> Step {
    loop {
        match round(x, state) {
            Step::Changed => {}
            Step::Stuck if !state.ideas.early_stop => {
                // One more round to be sure.
                let before = *x;
                match round(x, state) {
                    Step::Stuck if before.iter().zip(&*x).all(|(a, b)| !(*a ^ *b).any()) => {
                        return Step::Stuck;
                    }
                    Step::Stuck | Step::Changed => {}
                    end => return end,
                }
            }
            end => return end,
        }
    }
}

/// Every rule once.
#[inline(always)]
fn round<V: Vector, const N: usize>(x: &mut [V; N], state: &mut Search) -> Step {
    state.rounds += 1;
    rows(x);
    columns(x);
    singles(x)
}
