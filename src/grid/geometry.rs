//! The rows, columns and boxes of a board of any side.

use crate::{Cell, Conflict, Unit};

/// The geometry of one size of board. [`Grid<N>`](crate::Grid) knows its own while it is
/// compiled; the checker asks for that of whatever board it looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Geometry {
    /// The side of the board.
    pub side: usize,
    /// The side of a box.
    pub width: usize,
}

impl Geometry {
    /// That of boards with this side. A box is as wide as its root.
    pub const fn of(side: usize) -> Self {
        Self { side, width: side.isqrt() }
    }

    /// All squares in reading order.
    #[inline]
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Cell> {
        let side = self.side;
        (0..side).flat_map(move |row| (0..side).map(move |col| Cell::new(row, col)))
    }

    /// Rows, then columns, then boxes.
    #[inline]
    pub fn units(self) -> impl Iterator<Item = Unit> {
        let rows = (0..self.side).map(Unit::Row);
        rows.chain((0..self.side).map(Unit::Column)).chain((0..self.side).map(Unit::Box))
    }

    /// The squares of a unit in reading order.
    #[inline]
    pub fn cells_of(self, unit: Unit) -> impl Iterator<Item = Cell> {
        let Self { side, width } = self;
        (0..side).map(move |index| match unit {
            Unit::Row(row) => Cell::new(row, index),
            Unit::Column(col) => Cell::new(index, col),
            Unit::Box(number) => Cell::new(
                number / width * width + index / width,
                number % width * width + index % width,
            ),
        })
    }

    /// The row, the column and the box that a square lies in.
    #[inline]
    pub const fn units_of(self, cell: Cell) -> [Unit; 3] {
        [Unit::Row(cell.row), Unit::Column(cell.col), Unit::Box(self.box_of(cell))]
    }

    /// The number of the box that a square lies in, from 0 in reading order.
    #[inline]
    pub const fn box_of(self, cell: Cell) -> usize {
        cell.row / self.width * self.width + cell.col / self.width
    }

    /// Every pair of equal digits in a unit of these squares, which stand in reading order;
    /// 0 is a blank. It is compiled once for all sides.
    #[must_use]
    pub fn conflicts(self, digits: &[u8]) -> Vec<Conflict> {
        let digit_in = |cell: Cell| digits[cell.row * self.side + cell.col];
        let mut conflicts = Vec::new();
        for unit in self.units() {
            let cells: Vec<Cell> = self.cells_of(unit).collect();
            for (index, &first) in cells.iter().enumerate() {
                let digit = digit_in(first);
                if let Some(&second) =
                    cells[index + 1..].iter().find(|&&cell| digit != 0 && digit_in(cell) == digit)
                {
                    conflicts.push(Conflict { unit, digit, first, second });
                }
            }
        }
        conflicts
    }
}
