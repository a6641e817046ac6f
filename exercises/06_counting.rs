//! Exercise 6: counting solutions. Read lessons/06_counting/README.md first.
//!
//! Check your answer with: cargo test --test exercise06

use sudoku_steps::{Board, Cell, Grid};

/// Finds solutions, at most `most`, and calls `tell` with each at the moment at which it
/// is found: the board is full then. Returns how many it found. In every case the board
/// ends as it was.
///
/// So one search serves many: it counts with `|_| {}`, and collects with
/// `|solution| all.push(*solution)`.
///
/// Fixed: the square is always the blank one with the fewest allowed digits, the
/// first in reading order of several; its allowed digits are tried from the smallest
/// to the largest; each is taken back before the next is tried, whether it led to a
/// solution or not. As soon as `most` solutions are found no further digit is tried,
/// and those that stand are taken back. With a `most` of 0 none is tried at all, and
/// none is told. A full board is one solution.
/// Free: everything else, such as how the calls tell each other what they found.
///
/// `board.grid()` is what `tell` takes. `fewest_choices(board)` of lesson 4 chooses the
/// square, `None` on a full board. To have it, put this line above, beside the other
/// `use`:
/// use sudoku_steps::solutions::fewest_choices::fewest_choices;
pub fn each_solution(board: &mut Board, most: u64, tell: &mut dyn FnMut(&Grid)) -> u64 {
    sudoku_steps::todo!(board, most, tell)
}

/// The squares in which the two grids differ, in reading order. A blank differs from
/// every digit.
///
/// A grid has `a.cells()` (all squares in reading order) and `a.get(cell)` (its
/// digit, 0 for a blank).
pub fn differences(a: &Grid, b: &Grid) -> Vec<Cell> {
    sudoku_steps::todo!(a, b)
}
