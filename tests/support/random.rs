//! Random grids that are the same in every run.

use sudoku_steps::{Board, Cell, Grid};

/// A small generator of numbers (xorshift): the same seed, the same numbers.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        // No seed may give 0, from which xorshift doesn't move.
        Self((seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// A number from 0 to `most - 1`.
    pub fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % most
    }

    /// A square.
    pub fn cell<const N: usize>(&mut self) -> Cell {
        Cell::new(self.below(N), self.below(N))
    }

    /// A grid with about `clues` digits that break no rule, solvable or not.
    pub fn grid<const N: usize>(&mut self, clues: usize) -> Grid<N> {
        let mut grid = Grid::<N>::empty();
        for _ in 0..clues {
            let cell = self.cell::<N>();
            if grid.is_blank(cell) {
                let board = Board::new(grid).expect("only allowed digits are put in");
                let allowed: Vec<u8> = board.allowed(cell).into_iter().collect();
                if !allowed.is_empty() {
                    grid[cell] = allowed[self.below(allowed.len())];
                }
            }
        }
        grid
    }
}
