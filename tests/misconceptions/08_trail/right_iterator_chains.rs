//! Right: iterator chains, and the end of the trail split off and turned round.

use sudoku_steps::{Candidates, Cell, Change};

pub fn all(n: u8) -> u32 {
    (1..=n).map(|digit| 1 << digit).sum()
}

pub fn insert(set: u32, digit: u8) -> u32 {
    set | (1 << digit)
}

pub fn remove(set: u32, digit: u8) -> u32 {
    set & !(1 << digit)
}

pub fn contains(set: u32, digit: u8) -> bool {
    set & (1 << digit) != 0
}

pub fn union(a: u32, b: u32) -> u32 {
    a | b
}

pub fn without(a: u32, b: u32) -> u32 {
    ascending(a).into_iter().filter(|&digit| !contains(b, digit)).fold(0, insert)
}

pub fn len(set: u32) -> usize {
    ascending(set).len()
}

pub fn ascending(set: u32) -> Vec<u8> {
    (0..32u8).filter(|bit| set >> bit & 1 == 1).collect()
}

pub fn eliminate<const N: usize>(candidates: &mut Candidates<N>, cell: Cell, digit: u8) -> bool {
    let before = candidates[cell];
    if contains(before, digit) {
        candidates.trail.push(Change { cell, before });
        candidates[cell] = remove(before, digit);
    }
    candidates[cell] != 0
}

pub fn restore<const N: usize>(candidates: &mut Candidates<N>, mark: usize) {
    for change in candidates.trail.split_off(mark).into_iter().rev() {
        candidates[change.cell] = change.before;
    }
}
