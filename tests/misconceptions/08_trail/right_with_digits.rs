//! Right: lets the set of the library do the work.

use sudoku_steps::{Candidates, Cell, Change, Digits};

pub fn all(n: u8) -> u32 {
    Digits::all(usize::from(n)).bits()
}

pub fn insert(set: u32, digit: u8) -> u32 {
    (Digits::from_bits(set) | Digits::just(digit)).bits()
}

pub fn remove(set: u32, digit: u8) -> u32 {
    (Digits::from_bits(set) - Digits::just(digit)).bits()
}

pub fn contains(set: u32, digit: u8) -> bool {
    Digits::from_bits(set).contains(digit)
}

pub fn union(a: u32, b: u32) -> u32 {
    a | b
}

pub fn without(a: u32, b: u32) -> u32 {
    a & !b
}

pub fn len(set: u32) -> usize {
    Digits::from_bits(set).len()
}

pub fn ascending(set: u32) -> Vec<u8> {
    Digits::from_bits(set).into_iter().collect()
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
