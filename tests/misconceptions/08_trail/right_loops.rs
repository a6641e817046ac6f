//! Right: loops over all digits, and an index that counts down.

use sudoku_steps::{Candidates, Cell, Change};

pub fn all(n: u8) -> u32 {
    let mut set = 0;
    let mut digit = 1;
    while digit <= n {
        set = insert(set, digit);
        digit += 1;
    }
    set
}

pub fn insert(set: u32, digit: u8) -> u32 {
    if contains(set, digit) { set } else { set + (1 << digit) }
}

pub fn remove(set: u32, digit: u8) -> u32 {
    if contains(set, digit) { set - (1 << digit) } else { set }
}

pub fn contains(set: u32, digit: u8) -> bool {
    set & (1 << digit) != 0
}

pub fn union(a: u32, b: u32) -> u32 {
    let mut both = a;
    for digit in ascending(b) {
        both = insert(both, digit);
    }
    both
}

pub fn without(a: u32, b: u32) -> u32 {
    let mut rest = a;
    for digit in 1..=25 {
        if contains(b, digit) {
            rest = remove(rest, digit);
        }
    }
    rest
}

pub fn len(set: u32) -> usize {
    let mut number = 0;
    for digit in 1..=25 {
        if contains(set, digit) {
            number += 1;
        }
    }
    number
}

pub fn ascending(set: u32) -> Vec<u8> {
    let mut digits = Vec::new();
    for digit in 1..=25 {
        if contains(set, digit) {
            digits.push(digit);
        }
    }
    digits
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
    let mut index = candidates.trail.len();
    while index > mark {
        index -= 1;
        let Change { cell, before } = candidates.trail[index];
        candidates[cell] = before;
    }
    candidates.trail.truncate(mark);
}
