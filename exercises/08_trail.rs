//! Exercise 8: sets of digits as bits, and a trail. Read lessons/08_trail/README.md
//! first.
//!
//! Check your answer with: cargo test --test exercise08
//!
//! A set of digits is one number. Bit 1 stands for digit 1, bit 2 for digit 2, and so
//! on to bit 25 for digit 25: the bit is 1 when the digit is in the set. Bit 0 stands
//! for nothing and is always 0. So the set of 1 and 4 is `0b10010`, which is 18.
//!
//! Fixed: that meaning of the bits. Free: everything else, loops and bit tricks alike.
//! Digits are from 1 to 25, and the sets that come in have no other bits.

use sudoku_steps::{Candidates, Cell};

/// The set with `digit` in it, whether it was there before or not.
pub fn insert(set: u32, digit: u8) -> u32 {
    sudoku_steps::todo!(set, digit)
}

/// The set of the digits 1 to `n`. `n` is the side of a board: 4, 9, 16 or 25.
pub fn all(n: u8) -> u32 {
    sudoku_steps::todo!(n)
}

/// The set with `digit` not in it, whether it was there before or not.
pub fn remove(set: u32, digit: u8) -> u32 {
    sudoku_steps::todo!(set, digit)
}

/// Whether `digit` is in the set.
pub fn contains(set: u32, digit: u8) -> bool {
    sudoku_steps::todo!(set, digit)
}

/// The digits that are in `a` or in `b` or in both.
pub fn union(a: u32, b: u32) -> u32 {
    sudoku_steps::todo!(a, b)
}

/// The digits of `a` that aren't in `b`.
pub fn without(a: u32, b: u32) -> u32 {
    sudoku_steps::todo!(a, b)
}

/// How many digits are in the set.
pub fn len(set: u32) -> usize {
    sudoku_steps::todo!(set)
}

/// The digits of the set, each once, from the smallest to the largest.
pub fn ascending(set: u32) -> Vec<u8> {
    sudoku_steps::todo!(set)
}

/// Takes `digit` out of the candidates of one square, and says whether the square
/// still has a digit: `false` means that its set is empty now, whoever emptied it.
///
/// Fixed: when the digit was there, one `Change { cell, before }` goes on the end of
/// the trail (`use sudoku_steps::Change`), and `before` is the whole set as it was
/// just before. When the digit wasn't there, neither the set nor the trail changes.
/// No other square is touched: the peers are the work of the caller.
///
/// `candidates[cell]` is the set of a square, to read and to write;
/// `candidates.trail` is a `Vec<Change>`, the newest change last. `N` is the side of
/// the board, and the same code serves every side.
pub fn eliminate<const N: usize>(candidates: &mut Candidates<N>, cell: Cell, digit: u8) -> bool {
    sudoku_steps::todo!(candidates, cell, digit)
}

/// Takes changes back until the trail has `mark` entries: then every square has again
/// the set that it had when the trail was so long.
///
/// Fixed: what was taken back is no longer on the trail; older changes stay, on the
/// trail and in the squares. `mark` is never more than the length of the trail; when
/// it is that length, there is nothing to do.
/// Free: how you go about it. One square may have changed more than once.
pub fn restore<const N: usize>(candidates: &mut Candidates<N>, mark: usize) {
    sudoku_steps::todo!(candidates, mark)
}
