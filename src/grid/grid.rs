//! The grid: digits in squares, and the geometry of rows, columns and boxes.

use std::fmt;
use std::ops::{Index, IndexMut};

use crate::Geometry;
use crate::symbol;
use crate::{Cell, Conflict, Unit};

/// A grid of side `N`: 9 unless said otherwise; 4, 16 and 25 work too. A blank
/// square holds 0.
///
/// ```
/// use sudoku_steps::{Cell, Grid, Unit};
///
/// let grid: Grid<4> = "3124 4213 .... ..42".parse()?;
/// assert_eq!(grid[Cell::new(0, 0)], 3);
/// assert_eq!(grid.blanks(), 6);
/// assert_eq!(grid.cells_of(Unit::Box(3)).next(), Some(Cell::new(2, 2)));
/// assert_eq!(grid.peers(Cell::new(2, 2)).count(), 7);
/// # Ok::<(), sudoku_steps::ReadError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid<const N: usize = 9>([[u8; N]; N]);

impl<const N: usize> Grid<N> {
    /// The side of a box: the root of `N`.
    pub const BOX: usize = {
        let side = N.isqrt();
        assert!(side * side == N && N >= 1 && N <= 25, "the side of a grid is 4, 9, 16 or 25");
        side
    };

    /// The geometry of this size of board.
    pub const GEOMETRY: Geometry = Geometry::of(N);

    /// A grid in which every square is blank.
    #[must_use]
    pub const fn empty() -> Self {
        Self([[0; N]; N])
    }

    /// Whether a grid of this size has the square.
    #[inline]
    #[must_use]
    pub const fn has(cell: Cell) -> bool {
        cell.row < N && cell.col < N
    }

    /// The digit in a square, 0 for a blank; the same as `grid[cell]`.
    ///
    /// # Panics
    /// If the grid has no such square.
    #[must_use]
    #[track_caller]
    pub fn get(&self, cell: Cell) -> u8 {
        self[cell]
    }

    /// Whether a square is blank.
    ///
    /// # Panics
    /// If the grid has no such square.
    #[must_use]
    #[track_caller]
    pub fn is_blank(&self, cell: Cell) -> bool {
        self[cell] == 0
    }

    /// How many squares are blank.
    #[must_use]
    pub fn blanks(&self) -> usize {
        self.0.as_flattened().iter().filter(|&&digit| digit == 0).count()
    }

    /// Whether no square is blank. That alone doesn't make a grid right.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.blanks() == 0
    }

    /// All squares in reading order: row by row, each from left to right.
    #[inline]
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + use<N> {
        Self::GEOMETRY.cells()
    }

    /// All units: the rows, then the columns, then the boxes.
    #[inline]
    pub fn units(&self) -> impl Iterator<Item = Unit> + use<N> {
        Self::GEOMETRY.units()
    }

    /// The squares of a unit in reading order.
    #[inline]
    pub fn cells_of(&self, unit: Unit) -> impl Iterator<Item = Cell> + use<N> {
        Self::GEOMETRY.cells_of(unit)
    }

    /// The row, the column and the box that a square lies in.
    #[inline]
    #[must_use]
    pub fn units_of(&self, cell: Cell) -> [Unit; 3] {
        Self::GEOMETRY.units_of(cell)
    }

    /// The number of the box that a square lies in, from 0 in reading order.
    #[inline]
    #[must_use]
    pub const fn box_of(cell: Cell) -> usize {
        Self::GEOMETRY.box_of(cell)
    }

    /// The squares that share a row, a column or a box with this one, in reading
    /// order: 20 of them on a 9 × 9 grid. The square itself isn't one of them.
    #[inline]
    pub fn peers(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<N> {
        let Cell { row, col } = cell;
        let first = |index: usize| index / Self::BOX * Self::BOX;
        (0..N)
            .flat_map(move |other| {
                let cols = if other == row {
                    0..N
                } else if first(other) == first(row) {
                    first(col)..first(col) + Self::BOX
                } else {
                    col..col + 1
                };
                cols.map(move |col| Cell::new(other, col))
            })
            .filter(move |&other| other != cell)
    }

    /// Every pair of equal digits in a unit: rows first, then columns, then boxes.
    /// A pair that shares two units is named twice.
    #[must_use]
    pub fn conflicts(&self) -> Vec<Conflict> {
        Self::GEOMETRY.conflicts(self.0.as_flattened())
    }

    /// The grid as `N` × `N` characters in one line, `.` for a blank.
    #[must_use]
    pub fn line(&self) -> String {
        self.0.as_flattened().iter().map(|&digit| symbol(digit)).collect()
    }
}

impl<const N: usize> Default for Grid<N> {
    fn default() -> Self {
        Self::empty()
    }
}

impl<const N: usize> Index<Cell> for Grid<N> {
    type Output = u8;

    #[inline]
    #[track_caller]
    fn index(&self, cell: Cell) -> &u8 {
        assert!(Self::has(cell), "{cell} lies outside a grid of {N} × {N} squares");
        &self.0[cell.row][cell.col]
    }
}

impl<const N: usize> IndexMut<Cell> for Grid<N> {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, cell: Cell) -> &mut u8 {
        assert!(Self::has(cell), "{cell} lies outside a grid of {N} × {N} squares");
        &mut self.0[cell.row][cell.col]
    }
}

/// The grid in one line, so that a failed assertion stays readable.
impl<const N: usize> fmt::Debug for Grid<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn geometry<const N: usize>(peers: usize) {
        let grid = Grid::<N>::empty();
        assert_eq!(grid.units().count(), 3 * N);
        for cell in grid.cells() {
            assert_eq!(grid.peers(cell).count(), peers, "{cell}");
            assert!(grid.peers(cell).is_sorted() && !grid.peers(cell).any(|peer| peer == cell));
            assert!(grid.peers(cell).all(|peer| {
                let units = grid.units_of(peer).into_iter().zip(grid.units_of(cell));
                units.into_iter().any(|(theirs, ours)| theirs == ours)
            }));
            for unit in grid.units_of(cell) {
                assert!(grid.cells_of(unit).any(|other| other == cell), "{cell} in {unit}");
            }
        }
        for unit in grid.units() {
            assert_eq!(grid.cells_of(unit).count(), N);
            assert!(grid.cells_of(unit).is_sorted());
        }
    }

    #[test]
    fn every_size_has_its_units_and_peers() {
        geometry::<4>(7);
        geometry::<9>(20);
        geometry::<16>(39);
        geometry::<25>(64);
    }

    #[test]
    fn three_equal_digits_make_two_conflicts_in_a_row() {
        let grid: Grid<4> = "1.11............".parse().unwrap();
        let rows: Vec<String> = grid.conflicts().iter().map(ToString::to_string).collect();
        assert_eq!(
            rows,
            [
                "row 0 has two 1s, at (0, 0) and (0, 2)",
                "row 0 has two 1s, at (0, 2) and (0, 3)",
                "box 1 has two 1s, at (0, 2) and (0, 3)",
            ]
        );
    }

    #[test]
    #[should_panic(expected = "(9, 0) lies outside a grid of 9 × 9 squares")]
    fn a_square_outside_is_named() {
        let _ = Grid::<9>::empty()[Cell::new(9, 0)];
    }
}
