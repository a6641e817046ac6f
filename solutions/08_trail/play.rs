//! A board with what is known of its squares beside it, and how singles are filled there.

use super::memory::Memory;
use super::{all, ascending, contains, len};
use sudoku_steps::{Board, Cell, Why};

/// A square with no digit left, or a digit with no square left in a unit.
pub struct Contradiction;

/// The board, with its tape, and beside it what is known of its squares.
pub struct Play<'a, const N: usize, M> {
    /// The board.
    pub board: &'a mut Board<N>,
    /// What is known.
    pub memory: &'a mut M,
}

impl<const N: usize, M: Memory<N>> Play<'_, N, M> {
    /// Takes note of the digits that stand on the board.
    pub(super) fn read_clues(&mut self) -> bool {
        let board = &*self.board;
        let mut filled = board.cells().filter(|&cell| !board.is_blank(cell));
        filled.all(|cell| self.memory.fill(cell, board.get(cell)))
    }

    /// The blank square with the fewest digits left, the first of several in reading
    /// order.
    pub(super) fn fewest_left(&self) -> Option<Cell> {
        let blanks = self.board.cells().filter(|&cell| self.board.is_blank(cell));
        blanks.min_by_key(|&cell| len(self.memory.left(cell)))
    }

    /// One round over all squares and all units. Says whether it filled anything.
    ///
    /// # Errors
    /// The first contradiction.
    pub fn singles_round(&mut self) -> Result<bool, Contradiction> {
        let before = self.board.mark();
        self.naked_singles()?;
        self.hidden_singles()?;
        Ok(self.board.mark() > before)
    }

    fn naked_singles(&mut self) -> Result<(), Contradiction> {
        for cell in self.board.cells() {
            if !self.board.is_blank(cell) {
                continue;
            }
            let left = self.memory.left(cell);
            match len(left) {
                0 => return Err(Contradiction),
                1 => self.force(cell, left.trailing_zeros() as u8, Why::NakedSingle)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn hidden_singles(&mut self) -> Result<(), Contradiction> {
        for unit in self.board.units() {
            // The digits that have a square, those that have two or more, and those
            // that stand in the unit already.
            let (mut once, mut twice, mut filled) = (0, 0, 0);
            for cell in self.board.cells_of(unit) {
                let left = self.memory.left(cell);
                twice |= once & left;
                once |= left;
                if !self.board.is_blank(cell) {
                    filled |= left;
                }
            }
            if once != all(N as u8) {
                return Err(Contradiction);
            }
            for digit in ascending(once & !twice & !filled) {
                let mut cells = self.board.cells_of(unit);
                let place = cells.find(|&cell| contains(self.memory.left(cell), digit));
                // Two digits with the same only square: the first took it.
                let cell = place.ok_or(Contradiction)?;
                self.force(cell, digit, Why::HiddenSingle(unit))?;
            }
        }
        Ok(())
    }

    fn force(&mut self, cell: Cell, digit: u8, why: Why) -> Result<(), Contradiction> {
        self.board.force(cell, digit, why);
        if self.memory.fill(cell, digit) { Ok(()) } else { Err(Contradiction) }
    }
}
