//! Exercise 10: boards of every size, and the tightest choice.
//! Read lessons/10_bigger_boards/README.md first.
//!
//! Every function here is for boards of any side: `N` is 4, 9, 16 or 25.
//!
//! Check your answer with: cargo test --test exercise10

use sudoku_steps::{Board, Cell, Choice};

/// The corner of the box that a square lies in: the box's first row and first column.
///
/// Fixed: the square returned. On a board of side 9 it is (3, 6) for (5, 8).
/// Free: how you work it out. `N.isqrt()` is the root of `N`, rounded down.
pub fn box_corner<const N: usize>(cell: Cell) -> Cell {
    sudoku_steps::todo!(cell)
}

/// The peers of a square: all other squares of its row, its column and its box.
///
/// Fixed: each peer is in the list once, and the square itself isn't.
/// Free: the order of the list, and how you find them. A grid could tell you, but
/// here you work it out from `N`.
///
/// `Cell::new(row, col)` makes a square, `cell.row` and `cell.col` are its numbers,
/// and two squares can be compared with `==`.
pub fn peers<const N: usize>(cell: Cell) -> Vec<Cell> {
    sudoku_steps::todo!(cell)
}

/// The choice with the fewest ways. `None` when no square is blank.
///
/// There are two kinds of choices. `Choice::Square(cell)` is a blank square; its ways
/// are the digits that fit there. `Choice::Digit { unit, digit }` is a digit from 1 to
/// `N` that no square of the unit holds; its ways are the squares of the unit that
/// allow it. No way at all is the fewest.
///
/// Fixed: of several choices with equally few ways it is the first in this order. All
/// blank squares in reading order come first. Then the units in the order of
/// `board.units()`, and within a unit its missing digits from the smallest on.
/// Free: how you find it.
///
/// A board has `board.cells()`, `board.is_blank(cell)`, `board.get(cell)` (the digit,
/// 0 for a blank), `board.allowed(cell)` (the digits that fit; none in a filled
/// square), `board.units()` (rows, then columns, then boxes) and
/// `board.cells_of(unit)` (in reading order). A set of digits has `len()` and
/// `contains(digit)`.
pub fn tightest<const N: usize>(board: &Board<N>) -> Option<Choice> {
    sudoku_steps::todo!(board)
}

/// Fills the board and returns `true`, or leaves it as it was and returns `false`.
///
/// Fixed: it decides the `tightest` choice first. The ways of a square are tried from
/// the smallest digit on, the ways of a digit from the first square of the unit on, in
/// reading order. A way that failed is taken back before the next, and each way is
/// tried once. A choice of which all ways failed ends this call with `false`.
/// Free: how you write it.
///
/// `board.place(cell, digit)` tries a digit, `board.undo(cell)` takes it back.
pub fn solve<const N: usize>(board: &mut Board<N>) -> bool {
    sudoku_steps::todo!(board)
}
