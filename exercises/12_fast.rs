//! Exercise 12: the rules of the fast solver in plain integers, on one band.
//! Read lessons/12_fast/README.md first.
//!
//! A band is three rows of nine squares. The squares where a digit can still stand are a
//! number of 27 bits: bit 9 * row + col, with rows from 0 to 2 and columns from 0 to 8.
//! A mini-row is three squares: where a row meets a box. The nine mini-rows of a digit
//! are a table of nine bits: bit 3 * row + b, where b is the box, from 0 to 2.
//!
//! Check your answer with: cargo test --test exercise12

/// The mini-rows in which a digit has a square.
///
/// Fixed: bit 3 * row + b is 1 when one of the three squares of this mini-row is in
/// `squares`, or more. All other bits are 0.
/// Free: how you find it.
pub fn mini_rows(squares: u32) -> u32 {
    sudoku_steps::todo!(squares)
}

/// The mini-rows of a table that can live.
///
/// A digit stands once in each row and once in each box. So a mini-row can live when the
/// other two rows can take the other two boxes. There are two ways to do so.
///
/// Fixed: a bit of the result is 1 when the mini-row is in the table and can live.
/// Free: how you find it.
pub fn keep(table: u32) -> u32 {
    sudoku_steps::todo!(table)
}

/// The squares that are in one of the nine sets or more, and those in two or more.
///
/// Fixed: the order, (one or more, two or more). A square of three sets is in both.
/// Free: how you count. One pass is enough, and nothing needs to be counted to nine.
pub fn seen(digits: &[u32; 9]) -> (u32, u32) {
    sudoku_steps::todo!(digits)
}

/// One round on a band. `digits[0]` has the squares of digit 1, `digits[8]` those of 9.
///
/// Fixed: this happens in this order.
/// 1. From each digit fall all squares whose mini-row can't live.
/// 2. If a digit has no square left in some row, or a square no digit: `None`.
/// 3. Singles, all at once, as the squares stand after step 1. A digit with one square
///    left in a row takes it: the other digits leave the square. A square with one digit
///    left belongs to it: the digit leaves the other squares of this row.
///
/// Free: how you do it, and what you return when two digits take the same square or a
/// digit takes two squares of a row. That isn't asked.
pub fn round(digits: &[u32; 9]) -> Option<[u32; 9]> {
    sudoku_steps::todo!(digits)
}
