//! The digits that are left in each square, as bits, with a trail of what changed.

use std::ops::{Index, IndexMut};

use crate::{Cell, Digits, Grid};

/// One change of a square's candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The square.
    pub cell: Cell,
    /// The set that stood there just before.
    pub before: u32,
}

/// The candidates of every square, and the trail: what changed, oldest first.
///
/// `candidates[cell]` is the set of the square, to read and to write. Bit 1 stands
/// for digit 1, bit 2 for digit 2 and so on; bit 0 stands for nothing. Writing a set
/// leaves the trail alone: whoever changes a square puts that on the trail.
///
/// ```
/// use sudoku_steps::{Candidates, Cell, Change};
///
/// let mut candidates = Candidates::<4>::new();
/// let cell = Cell::new(2, 0);
/// assert_eq!(candidates[cell], 0b11110);
/// candidates.trail.push(Change { cell, before: candidates[cell] });
/// candidates[cell] = 0b00110;
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Candidates<const N: usize = 9> {
    sets: [[u32; N]; N],
    /// What changed, the newest change last.
    pub trail: Vec<Change>,
}

impl<const N: usize> Candidates<N> {
    /// Every digit in every square, and nothing on the trail.
    #[must_use]
    pub const fn new() -> Self {
        Self { sets: [[Digits::all(N).bits(); N]; N], trail: Vec::new() }
    }
}

impl<const N: usize> Default for Candidates<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> Index<Cell> for Candidates<N> {
    type Output = u32;

    #[inline]
    #[track_caller]
    fn index(&self, cell: Cell) -> &u32 {
        assert!(Grid::<N>::has(cell), "{cell} lies outside a grid of {N} × {N} squares");
        &self.sets[cell.row][cell.col]
    }
}

impl<const N: usize> IndexMut<Cell> for Candidates<N> {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, cell: Cell) -> &mut u32 {
        assert!(Grid::<N>::has(cell), "{cell} lies outside a grid of {N} × {N} squares");
        &mut self.sets[cell.row][cell.col]
    }
}
