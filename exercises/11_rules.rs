//! Exercise 11: naked pairs and pointing. Read lessons/11_rules/README.md first.
//!
//! Check your answer with: cargo test --test exercise11
//!
//! A rule looks at the candidates and changes nothing. It returns what can go: a list of
//! squares, each with the digit that goes from it.
//!
//! Fixed: which digits go from which squares. Only what is there can go: a digit that a
//! square doesn't have isn't in the list.
//! Free: the order of the list, and whether something stands in it twice.
//!
//! `candidates[cell]` is a set as bits, and `Digits::from_bits(candidates[cell])` makes of
//! it a set with `len()`, `contains(digit)` and a loop over its digits. A filled square has
//! its one digit. The board is `Grid::<N>::empty()`: it has `cells_of(unit)` (the squares
//! of a unit in reading order) and `units_of(cell)` (the row, the column and the box of a
//! square, in this order). Two squares, two sets or two units are compared with `==`.
//! `N` is the side of the board, and the same code serves every side.

use sudoku_steps::{Candidates, Cell, Digits, Grid, Unit};

/// What naked pairs take out in this unit.
///
/// Two squares of the unit that have the same two digits left, and no other, are a naked
/// pair. Neither digit can be in another square of the unit. Every pair of the unit counts.
/// The unit is a row, a column or a box.
pub fn naked_pairs<const N: usize>(candidates: &Candidates<N>, unit: Unit) -> Vec<(Cell, u8)> {
    sudoku_steps::todo!(candidates, unit, Digits::NONE, Grid::<N>::empty())
}

/// What pointing takes out on account of this box.
///
/// When all squares of the box that have a digit lie in one row, the digit goes from the
/// other squares of that row; with a column it is the same. Every digit counts.
/// The unit is always a box: `Unit::Box(number)`.
/// Free: what you make of a digit with a single square left in the box. It isn't asked.
pub fn pointing<const N: usize>(candidates: &Candidates<N>, unit: Unit) -> Vec<(Cell, u8)> {
    sudoku_steps::todo!(candidates, unit)
}
