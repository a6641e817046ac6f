//! Exercise 5: propagation by singles. Read lessons/05_propagation/README.md first.
//!
//! Check your answer with: cargo test --test exercise05

use sudoku_steps::{Board, Why};

/// Fills naked singles, again and again until none is left. Returns how many squares
/// it filled. A naked single is a blank square with exactly one allowed digit.
///
/// Fixed: a digit is written with `board.force(cell, digit, Why::NakedSingle)`, and
/// only where it is a naked single at that moment; nothing else touches the board;
/// the number returned is that of the squares filled.
/// Free: the order, and when a square has no digit left, how many others it fills.
///
/// For example, this writes 7 into a square, and on the tape that nothing else fits there:
///
///     board.force(cell, 7, Why::NakedSingle);
///
/// A board has `board.cells()` (all squares in reading order), `board.is_blank(cell)`
/// and `board.allowed(cell)` (the digits that fit now; none for a filled square). Of
/// a set of digits, `len()` is their number, and `only()` the digit of a set of one.
pub fn fill_forced(board: &mut Board) -> usize {
    sudoku_steps::todo!(board, Why::NakedSingle)
}

/// Fills hidden singles, again and again until none is left. Returns how many squares
/// it filled. A hidden single is a digit that doesn't stand in a unit yet and is
/// allowed in only one of its squares. The unit may be a row, a column or a box.
///
/// Fixed: a digit is written with `board.force(cell, digit, Why::HiddenSingle(unit))`,
/// where `unit` is one in which it is a hidden single at that moment; a square that is
/// the only one in two units is filled once; the rest as for `fill_forced`.
/// Free: the order, and when there is a contradiction (see `propagate`), how many
/// squares it fills.
///
/// A board has `board.units()` (all 27 of them), `board.cells_of(unit)` and
/// `board.get(cell)` (its digit, 0 for a blank). A set of digits has
/// `contains(digit)`.
pub fn fill_hidden(board: &mut Board) -> usize {
    sudoku_steps::todo!(board)
}

/// Fills naked and hidden singles until none of either kind is left, and returns
/// `true`; or `false` as soon as, or some time after, it meets a contradiction: a
/// blank square in which no digit is allowed, or a digit that doesn't stand in a unit
/// and is allowed in none of its squares.
///
/// `true` doesn't mean that the board is full: without a contradiction it means that
/// the search has to go on by trying.
///
/// Fixed: as for the two functions above. Nothing is taken back here, not even after
/// a contradiction: the caller does that with `board.undo_to(mark)`.
/// Free: the order of the two rules, and when you look for a contradiction. A
/// contradiction that shows when you return must not be missed.
pub fn propagate(board: &mut Board) -> bool {
    sudoku_steps::todo!(board)
}
