//! Three ways to know which digits are left in a square, and to go back to what was
//! left before: work it out anew, keep it and copy the whole board, keep it and note
//! each change on a trail.

use std::cell;

use super::{all, eliminate, insert, remove, restore};
use sudoku_steps::{Candidates, Cell, Grid};

/// What a search knows of the squares.
pub trait Memory<const N: usize> {
    /// The digits left in a square. A filled square has its own left.
    fn left(&self, cell: Cell) -> u32;

    /// Takes note that a square holds a digit. Says `false` when it sees that another
    /// square has no digit left.
    fn fill(&mut self, cell: Cell, digit: u8) -> bool;

    /// What to give to `back` to have all as it is now.
    fn mark(&mut self) -> usize;

    /// Makes all as it was at the mark.
    fn back(&mut self, mark: usize);
}

/// A memory that can lose a single digit of a square, as the rules beyond singles
/// need it.
pub trait Eliminate<const N: usize>: Memory<N> {
    /// Takes a digit out of a square. Says whether the square still has one.
    fn eliminate(&mut self, cell: Cell, digit: u8) -> bool;

    /// Takes the other digits out of the square, and the digit out of its peers. This
    /// is `assign` of Norvig's Solving Every Sudoku Puzzle (2006).
    #[inline]
    fn assign(&mut self, cell: Cell, digit: u8) -> bool {
        let mut others = remove(self.left(cell), digit);
        while others != 0 {
            self.eliminate(cell, others.trailing_zeros() as u8);
            others &= others - 1;
        }
        let grid = Grid::<N>::empty();
        let mut fits = true;
        for unit in grid.units_of(cell) {
            for peer in grid.cells_of(unit) {
                if peer != cell {
                    fits &= self.eliminate(peer, digit);
                }
            }
        }
        fits
    }
}

/// Keeps candidates and notes each change.
#[derive(Default)]
pub struct Trail<const N: usize = 9> {
    /// The candidates and their trail.
    pub candidates: Candidates<N>,
    /// How many changes were taken back.
    pub restored: u64,
}

impl<const N: usize> Trail<N> {
    /// How many changes were put on the trail.
    #[must_use]
    pub const fn recorded(&self) -> u64 {
        self.restored + self.candidates.trail.len() as u64
    }
}

impl<const N: usize> Memory<N> for Trail<N> {
    #[inline]
    fn left(&self, cell: Cell) -> u32 {
        self.candidates[cell]
    }

    #[inline]
    fn fill(&mut self, cell: Cell, digit: u8) -> bool {
        self.assign(cell, digit)
    }

    #[inline]
    fn mark(&mut self) -> usize {
        self.candidates.trail.len()
    }

    #[inline]
    fn back(&mut self, mark: usize) {
        self.restored += (self.candidates.trail.len() - mark) as u64;
        restore(&mut self.candidates, mark);
    }
}

impl<const N: usize> Eliminate<N> for Trail<N> {
    #[inline]
    fn eliminate(&mut self, cell: Cell, digit: u8) -> bool {
        eliminate(&mut self.candidates, cell, digit)
    }
}

/// Keeps candidates and a copy of the board for each mark.
#[derive(Default)]
pub struct Copies<const N: usize = 9> {
    now: Candidates<N>,
    kept: Vec<Candidates<N>>,
    /// How many squares were copied, to keep them and to bring them back.
    pub copied: u64,
}

impl<const N: usize> Memory<N> for Copies<N> {
    #[inline]
    fn left(&self, cell: Cell) -> u32 {
        self.now[cell]
    }

    #[inline]
    fn fill(&mut self, cell: Cell, digit: u8) -> bool {
        self.assign(cell, digit)
    }

    #[inline]
    fn mark(&mut self) -> usize {
        self.copied += (N * N) as u64;
        self.kept.push(self.now.clone());
        self.kept.len() - 1
    }

    #[inline]
    fn back(&mut self, mark: usize) {
        self.copied += (N * N) as u64;
        self.kept.truncate(mark + 1);
        if let Some(then) = self.kept.pop() {
            self.now = then;
        }
    }
}

impl<const N: usize> Eliminate<N> for Copies<N> {
    #[inline]
    fn eliminate(&mut self, cell: Cell, digit: u8) -> bool {
        // Nothing goes on the trail: the copies are what it goes back to.
        self.now[cell] = remove(self.now[cell], digit);
        self.now[cell] != 0
    }
}

/// Keeps only the digits of the grid, and looks at the peers each time it is asked.
#[derive(Default)]
pub struct Recompute<const N: usize = 9> {
    grid: Grid<N>,
    filled: Vec<Cell>,
    looked: cell::Cell<u64>,
}

impl<const N: usize> Recompute<N> {
    /// At how many squares it looked.
    #[must_use]
    pub const fn looked(&self) -> u64 {
        self.looked.get()
    }
}

impl<const N: usize> Memory<N> for Recompute<N> {
    fn left(&self, cell: Cell) -> u32 {
        self.looked.set(self.looked.get() + 1);
        if !self.grid.is_blank(cell) {
            return insert(0, self.grid[cell]);
        }
        let mut left = all(N as u8);
        for peer in self.grid.peers(cell) {
            self.looked.set(self.looked.get() + 1);
            left = remove(left, self.grid[peer]);
        }
        left
    }

    fn fill(&mut self, cell: Cell, digit: u8) -> bool {
        self.grid[cell] = digit;
        self.filled.push(cell);
        true
    }

    #[inline]
    fn mark(&mut self) -> usize {
        self.filled.len()
    }

    #[inline]
    fn back(&mut self, mark: usize) {
        for cell in self.filled.drain(mark..) {
            self.grid[cell] = 0;
        }
    }
}
