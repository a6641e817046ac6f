//! Wrong: remove is right and calls without, which is still to be written.

use sudoku_steps::{Candidates, Cell, Change};

pub fn all(n: u8) -> u32 {
    (1 << (n + 1)) - 2
}

pub fn insert(set: u32, digit: u8) -> u32 {
    set | (1 << digit)
}

pub fn remove(set: u32, digit: u8) -> u32 {
    without(set, 1 << digit)
}

pub fn contains(set: u32, digit: u8) -> bool {
    set & (1 << digit) != 0
}

pub fn union(a: u32, b: u32) -> u32 {
    a | b
}

pub fn without(_: u32, _: u32) -> u32 {
    todo!()
}

pub fn len(set: u32) -> usize {
    set.count_ones() as usize
}

pub fn ascending(set: u32) -> Vec<u8> {
    (1..=25).filter(|&digit| contains(set, digit)).collect()
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
    while candidates.trail.len() > mark {
        let change = candidates.trail.pop().unwrap();
        candidates[change.cell] = change.before;
    }
}
