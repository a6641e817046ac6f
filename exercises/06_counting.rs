//! Exercise 6: counting solutions. Read lessons/06_counting/README.md first.
//!
//! Check your answer with: cargo test --test exercise06

use sudoku_steps::{Board, Cell, Grid};

/// How many solutions the board has, or `most` if it has that many or more. In every
/// case the board ends as it was.
///
/// Fixed: the square is always the blank one with the fewest allowed digits, the
/// first in reading order of several; its allowed digits are tried from the smallest
/// to the largest; each is taken back before the next is tried, whether it led to a
/// solution or not. As soon as `most` solutions are found no further digit is tried,
/// and those that stand are taken back. With a `most` of 0 none is tried at all. A
/// full board is one solution.
/// Free: everything else, such as how the calls tell each other what they found.
///
/// `fewest_choices(board)` of lesson 4 chooses the square, `None` on a full board.
/// To have it, put this line above, beside the other `use`:
/// use sudoku_steps::solutions::fewest_choices::fewest_choices;
pub fn count_solutions(board: &mut Board, most: u64) -> u64 {
    todo!()
}

/// The squares in which the two grids differ, in reading order. A blank differs from
/// every digit.
///
/// A grid has `a.cells()` (all squares in reading order) and `a.get(cell)` (its
/// digit, 0 for a blank).
pub fn differences(a: &Grid, b: &Grid) -> Vec<Cell> {
    todo!()
}
