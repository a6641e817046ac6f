//! Right: bit tricks throughout.

use sudoku_steps::{Candidates, Cell, Change};

pub fn all(n: u8) -> u32 {
    !(!0 << n) << 1
}

pub fn insert(set: u32, digit: u8) -> u32 {
    set | (1 << digit)
}

pub fn remove(set: u32, digit: u8) -> u32 {
    set & !(1 << digit)
}

pub fn contains(set: u32, digit: u8) -> bool {
    (set >> digit) & 1 == 1
}

pub fn union(a: u32, b: u32) -> u32 {
    a | b
}

pub fn without(a: u32, b: u32) -> u32 {
    (a | b) ^ b
}

pub fn len(set: u32) -> usize {
    set.count_ones() as usize
}

pub fn ascending(set: u32) -> Vec<u8> {
    let mut digits = Vec::with_capacity(len(set));
    let mut rest = set;
    while rest != 0 {
        let lowest = rest & rest.wrapping_neg();
        digits.push(lowest.ilog2() as u8);
        rest ^= lowest;
    }
    digits
}

pub fn eliminate<const N: usize>(candidates: &mut Candidates<N>, cell: Cell, digit: u8) -> bool {
    let before = candidates[cell];
    let after = before & !(1 << digit);
    if after != before {
        candidates[cell] = after;
        candidates.trail.push(Change { cell, before });
    }
    after != 0
}

pub fn restore<const N: usize>(candidates: &mut Candidates<N>, mark: usize) {
    while candidates.trail.len() > mark {
        let change = candidates.trail.pop().unwrap();
        candidates[change.cell] = change.before;
    }
}
