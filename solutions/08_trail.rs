//! Candidates that remember: a set of digits as bits, and a trail that takes changes
//! back.
//!
//! A trail of what changed, gone back over from its newest entry, is how the machines
//! that run Prolog undo a choice (D. H. D. Warren, An Abstract Prolog Instruction Set,
//! 1983). The search that stands on it is in [`search`], and [`count`] counts solutions.

#[path = "08_trail/count.rs"]
pub mod count;
#[path = "08_trail/memory.rs"]
pub mod memory;
#[path = "08_trail/play.rs"]
pub mod play;
#[path = "08_trail/search.rs"]
pub mod search;

pub use count::count_solutions;
pub use search::solve;

use sudoku_steps::{Candidates, Cell, Change};

/// The set with `digit` in it.
#[must_use]
pub fn insert(set: u32, digit: u8) -> u32 {
    set | 1 << digit
}

/// The set of the digits 1 to `n`.
#[must_use]
pub fn all(n: u8) -> u32 {
    (1 << (n + 1)) - 2
}

/// The set with `digit` not in it.
#[must_use]
pub fn remove(set: u32, digit: u8) -> u32 {
    set & !(1 << digit)
}

/// Whether `digit` is in the set.
#[must_use]
pub fn contains(set: u32, digit: u8) -> bool {
    set & 1 << digit != 0
}

/// The digits that are in `a` or in `b` or in both.
#[must_use]
pub fn union(a: u32, b: u32) -> u32 {
    a | b
}

/// The digits of `a` that aren't in `b`.
#[must_use]
pub fn without(a: u32, b: u32) -> u32 {
    a & !b
}

/// How many digits are in the set.
#[must_use]
pub fn len(set: u32) -> usize {
    set.count_ones() as usize
}

/// The digits of the set, the smallest first.
#[must_use]
pub fn ascending(set: u32) -> Vec<u8> {
    let mut digits = Vec::new();
    let mut rest = set;
    while rest != 0 {
        digits.push(rest.trailing_zeros() as u8);
        // This takes the lowest bit away and leaves the others.
        rest &= rest - 1;
    }
    digits
}

/// Takes a digit out of a square's candidates and puts the change on the trail; does
/// nothing where the digit isn't there. Says whether the square still has a digit.
#[inline]
pub fn eliminate<const N: usize>(candidates: &mut Candidates<N>, cell: Cell, digit: u8) -> bool {
    let before = candidates[cell];
    if contains(before, digit) {
        candidates.trail.push(Change { cell, before });
        candidates[cell] = remove(before, digit);
    }
    candidates[cell] != 0
}

/// Takes changes back, the newest first, until the trail has `mark` entries.
#[inline]
pub fn restore<const N: usize>(candidates: &mut Candidates<N>, mark: usize) {
    while candidates.trail.len() > mark {
        if let Some(Change { cell, before }) = candidates.trail.pop() {
            candidates[cell] = before;
        }
    }
}
