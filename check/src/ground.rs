//! A board of any side, as the checker looks at it once two searches went apart. What
//! is written against it is compiled once, and not again for each side.

use std::ops::{Index, IndexMut};

use sudoku_steps::Geometry;
use sudoku_steps::play;
use sudoku_steps::{Cell, Digits, Event, Grid, Placed, Unit};

/// The digits of a grid whose side is a number like any other.
#[derive(Clone)]
pub(super) struct Squares {
    geometry: Geometry,
    digits: Vec<u8>,
}

impl<const N: usize> From<&Grid<N>> for Squares {
    fn from(grid: &Grid<N>) -> Self {
        Self {
            geometry: Grid::<N>::GEOMETRY,
            digits: grid.cells().map(|cell| grid[cell]).collect(),
        }
    }
}

impl Squares {
    pub(super) fn blank(side: usize) -> Self {
        Self { geometry: Geometry::of(side), digits: vec![0; side * side] }
    }

    pub(super) const fn side(&self) -> usize {
        self.geometry.side
    }

    pub(super) const fn has(&self, cell: Cell) -> bool {
        cell.row < self.side() && cell.col < self.side()
    }

    pub(super) fn is_blank(&self, cell: Cell) -> bool {
        self[cell] == 0
    }

    pub(super) fn blanks(&self) -> usize {
        self.digits.iter().filter(|&&digit| digit == 0).count()
    }

    pub(super) fn is_full(&self) -> bool {
        self.blanks() == 0
    }

    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        self.geometry.cells()
    }

    pub(super) fn units(&self) -> impl Iterator<Item = Unit> + use<> {
        self.geometry.units()
    }

    pub(super) fn cells_of(&self, unit: Unit) -> impl Iterator<Item = Cell> + use<> {
        self.geometry.cells_of(unit)
    }

    pub(super) const fn units_of(&self, cell: Cell) -> [Unit; 3] {
        self.geometry.units_of(cell)
    }

    pub(super) const fn box_of(&self, cell: Cell) -> usize {
        self.geometry.box_of(cell)
    }

    /// The digits that a unit holds.
    pub(super) fn held(&self, unit: Unit) -> Digits {
        self.cells_of(unit).map(|cell| self[cell]).filter(|&digit| digit != 0).collect()
    }

    /// The digits that no square of the row, the column and the box holds; none for a
    /// square that is filled.
    pub(super) fn allowed(&self, cell: Cell) -> Digits {
        if !self.is_blank(cell) {
            return Digits::NONE;
        }
        let units = self.units_of(cell).into_iter();
        units.fold(Digits::all(self.side()), |left, unit| left - self.held(unit))
    }
}

impl Index<Cell> for Squares {
    type Output = u8;

    fn index(&self, cell: Cell) -> &u8 {
        &self.digits[cell.row * self.geometry.side + cell.col]
    }
}

impl IndexMut<Cell> for Squares {
    fn index_mut(&mut self, cell: Cell) -> &mut u8 {
        &mut self.digits[cell.row * self.geometry.side + cell.col]
    }
}

/// A board at one moment of a tape: what [`Replay`](sudoku_steps::Replay) is for one side.
#[derive(Clone)]
pub(super) struct Ground {
    grid: Squares,
    trail: Vec<Placed>,
}

impl Ground {
    pub(super) const fn new(grid: Squares) -> Self {
        Self { grid, trail: Vec::new() }
    }

    pub(super) const fn grid(&self) -> &Squares {
        &self.grid
    }

    pub(super) fn trail(&self) -> &[Placed] {
        &self.trail
    }

    pub(super) fn allowed(&self, cell: Cell) -> Digits {
        self.grid.allowed(cell)
    }

    /// The first blank square in reading order where nothing fits.
    pub(super) fn stuck_square(&self) -> Option<Cell> {
        let mut cells = self.grid.cells();
        cells.find(|&cell| self.grid.is_blank(cell) && self.allowed(cell).is_empty())
    }

    pub(super) fn apply(&mut self, event: &Event) {
        let grid = &mut self.grid;
        play(&mut self.trail, event, |cell, digit| grid[cell] = digit);
    }
}
