//! A grid that knows which digits fit.

use crate::{Cell, Digits, Grid};

/// A grid with the set of digits that each row, column and box holds, so that
/// asking which digits fit in a square costs three look-ups.
///
/// Anything may be written, also what doesn't fit: the sets stay right.
#[derive(Clone)]
pub(crate) struct Position<const N: usize> {
    grid: Grid<N>,
    rows: [Digits; N],
    cols: [Digits; N],
    boxes: [Digits; N],
    /// A digit stands twice in a unit or was overwritten, so taking one away
    /// doesn't mean that it is gone from its units.
    tangled: bool,
}

impl<const N: usize> Position<N> {
    pub(crate) fn new(grid: Grid<N>) -> Self {
        let none = [Digits::NONE; N];
        let mut position = Self { grid, rows: none, cols: none, boxes: none, tangled: false };
        position.rebuild();
        position
    }

    pub(crate) const fn grid(&self) -> &Grid<N> {
        &self.grid
    }

    /// The digits that no square of the row, the column and the box holds; none
    /// for a square that is filled.
    #[inline]
    #[track_caller]
    pub(crate) fn allowed(&self, cell: Cell) -> Digits {
        if self.grid[cell] != 0 {
            return Digits::NONE;
        }
        let taken = self.rows[cell.row] | self.cols[cell.col] | self.boxes[Grid::<N>::box_of(cell)];
        Digits::all(N) - taken
    }

    /// Writes a digit and says which digits were allowed there before.
    #[inline]
    #[track_caller]
    pub(crate) fn set(&mut self, cell: Cell, digit: u8) -> Digits {
        let allowed = self.allowed(cell);
        self.grid[cell] = digit;
        if self.tangled || !allowed.contains(digit) {
            self.rebuild();
        } else {
            self.take(cell, digit);
        }
        allowed
    }

    #[inline]
    #[track_caller]
    pub(crate) fn clear(&mut self, cell: Cell) {
        let digit = self.grid[cell];
        self.grid[cell] = 0;
        if self.tangled {
            self.rebuild();
        } else {
            self.rows[cell.row].remove(digit);
            self.cols[cell.col].remove(digit);
            self.boxes[Grid::<N>::box_of(cell)].remove(digit);
        }
    }

    #[inline]
    fn take(&mut self, cell: Cell, digit: u8) {
        self.rows[cell.row].insert(digit);
        self.cols[cell.col].insert(digit);
        self.boxes[Grid::<N>::box_of(cell)].insert(digit);
    }

    fn rebuild(&mut self) {
        self.rows = [Digits::NONE; N];
        self.cols = [Digits::NONE; N];
        self.boxes = [Digits::NONE; N];
        self.tangled = false;
        for cell in self.grid.cells() {
            let digit = self.grid[cell];
            if digit != 0 {
                let taken =
                    self.rows[cell.row] | self.cols[cell.col] | self.boxes[Grid::<N>::box_of(cell)];
                self.tangled |= taken.contains(digit);
                self.take(cell, digit);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sets_stay_right_whatever_is_written() {
        let mut position = Position::<4>::new("3124 4213 .... ..42".parse().unwrap());
        let (a, b) = (Cell::new(2, 0), Cell::new(2, 1));
        position.set(a, 1);
        position.set(b, 1);
        assert!(!position.allowed(Cell::new(2, 2)).contains(1));
        position.clear(a);
        assert!(!position.allowed(Cell::new(2, 2)).contains(1), "the other 1 still stands");
        position.set(b, 3);
        assert_eq!(position.allowed(a).to_string(), "1 2");
        position.clear(b);
        let fresh = Position::new(*position.grid());
        for cell in position.grid().cells() {
            assert_eq!(position.allowed(cell), fresh.allowed(cell), "{cell}");
        }
    }
}
