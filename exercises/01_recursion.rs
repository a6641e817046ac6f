//! Exercise 1: recursion on a 4 × 4 board. Read `lessons/01_recursion/README.md` first.
//!
//! Check your answer with: `cargo test --test exercise01`

use sudoku_steps::{Board, Cell};

/// Whether `digit` may stand in the square `cell`: `true` when no peer of the square
/// holds that digit. Its peers are the other squares of its row, of its column and of
/// its box of 2 × 2 squares.
///
/// Fixed: it is asked only of blank squares, and only for the digits 1 to 4.
/// Free: everything else.
///
/// A board has `board.get(cell)` (the digit of a square, 0 for a blank) and
/// `board.peers(cell)` (the squares that share a row, a column or a box with it). A
/// square has `cell.row` and `cell.col`, from 0 to 3, and is made by
/// `Cell::new(row, col)`.
pub fn fits(board: &Board<4>, cell: Cell, digit: u8) -> bool {
    todo!()
}

/// Fills the board by calling itself. Returns `true` when the board is full, and
/// `false` when it has no solution; then the board is as it was.
///
/// Fixed: the square is always the first blank one in reading order, row by row, each
/// from left to right; the digits 1 to 4 are tried in that order, each that fits; a
/// digit whose call gave back `false` is taken back before the next is tried.
/// Free: everything else. How you look for the square and how you loop is up to you.
///
/// A board has `board.cells()` (all squares in reading order), `board.is_blank(cell)`,
/// `board.place(cell, digit)` and `board.undo(cell)`.
pub fn solve(board: &mut Board<4>) -> bool {
    todo!()
}
