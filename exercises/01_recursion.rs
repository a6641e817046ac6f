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
    sudoku_steps::todo!(board, cell, digit)
}

/// Fills the board by calling itself. Returns `true` when the board is full, and
/// `false` when it has no solution; then the board is as it was.
///
/// Fixed: the square is always the first blank one in reading order, row by row, each
/// from left to right; the digits 1 to 4 are tried in that order, each that fits; a
/// digit whose call gave back `false` is taken back before the next is tried.
/// Free: everything else. The frame may go too, if you would rather write your own.
///
/// The frame stands: it finds the square, and goes through the digits that fit. Put your
/// own code in place of each `todo!()`. A board has `board.undo(cell)`.
pub fn solve(board: &mut Board<4>) -> bool {
    let Some(cell) = board.cells().find(|&cell| board.is_blank(cell)) else {
        // No square is blank.
        todo!()
    };
    for digit in 1..=4 {
        if fits(board, cell, digit) {
            board.place(cell, digit);
            // The digit stands. Who fills the rest of the board, and what if nobody can?
            todo!()
        }
    }
    // Every digit has had its turn.
    todo!()
}
