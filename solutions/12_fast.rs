//! The rules of the fast solver in plain integers, on one band: three rows of nine squares.
//!
//! The squares of a digit are 27 bits: bit `9 * row + col`, for the rows 0, 1, 2 of the band. A
//! mini-row is the three squares where a row meets a box. A digit's nine mini-rows are a table of
//! nine bits: bit `3 * row + box`. The solver itself, `fast/`, does the same for all digits and
//! bands at once.

use sudoku_steps::{Cell, Digits, Grid};

/// The mini-rows in which a digit has a square.
#[must_use]
pub fn mini_rows(squares: u32) -> u32 {
    let mut table = 0;
    for mini_row in 0..9 {
        if squares >> (3 * mini_row) & 0b111 != 0 {
            table |= 1 << mini_row;
        }
    }
    table
}

/// The mini-rows of a table that can live: those where the other two rows can take the other two
/// boxes.
#[must_use]
pub fn keep(table: u32) -> u32 {
    // Row 3 is row 0 again, and box 3 is box 0.
    let m = |row: u32, col: u32| table >> (3 * (row % 3) + col % 3) & 1;
    let mut live = 0;
    for row in 0..3 {
        for col in 0..3 {
            let one_way = m(row + 1, col + 1) & m(row + 2, col + 2);
            let other_way = m(row + 1, col + 2) & m(row + 2, col + 1);
            live |= (m(row, col) & (one_way | other_way)) << (3 * row + col);
        }
    }
    live
}

/// The squares that are in one of nine sets or more, and those in two or more.
#[must_use]
pub fn seen(digits: &[u32; 9]) -> (u32, u32) {
    let (mut once, mut twice) = (0, 0);
    for squares in digits {
        twice |= once & squares;
        once |= squares;
    }
    (once, twice)
}

/// One round on a band: the tables of all digits, then all singles at once. `None` when a digit has
/// no square in a row, or a square no digit.
#[must_use]
pub fn round(digits: &[u32; 9]) -> Option<[u32; 9]> {
    let digits = digits.map(|squares| squares & open(keep(mini_rows(squares))));
    let (once, twice) = seen(&digits);
    let has_every_row = |squares: &u32| rows(*squares).all(|row| row != 0);
    if once != ALL || !digits.iter().all(has_every_row) {
        return None;
    }
    let alone =
        digits.map(|squares| rows(squares).filter(|row| row.is_power_of_two()).sum::<u32>());
    let naked = once & !twice;
    let mut after = digits;
    for (index, squares) in after.iter_mut().enumerate() {
        let others = (0..9).filter(|&other| other != index);
        *squares &= !others.fold(0, |claimed, other| claimed | alone[other]);
        for row in ROWS {
            if digits[index] & naked & row != 0 {
                *squares &= !row | naked;
            }
        }
    }
    Some(after)
}

/// The candidates of a band of a grid: a clue has its own digit, a blank those that no peer holds.
#[must_use]
pub fn candidates(grid: &Grid, band: usize) -> [u32; 9] {
    let mut digits = [0; 9];
    for index in 0..27 {
        let cell = Cell::new(3 * band + index / 9, index % 9);
        let here = if grid.is_blank(cell) {
            let held: Digits =
                grid.peers(cell).map(|peer| grid[peer]).filter(|&d| d != 0).collect();
            Digits::all(9) - held
        } else {
            Digits::just(grid[cell])
        };
        for digit in here {
            digits[usize::from(digit) - 1] |= 1 << index;
        }
    }
    digits
}

/// All squares of a band.
const ALL: u32 = (1 << 27) - 1;

/// The squares of each row.
const ROWS: [u32; 3] = [0x1FF, 0x1FF << 9, 0x1FF << 18];

/// A digit's squares, row by row.
fn rows(squares: u32) -> impl Iterator<Item = u32> {
    ROWS.into_iter().map(move |row| squares & row)
}

/// All three squares of each mini-row of a table.
fn open(table: u32) -> u32 {
    (0..9).filter(|mini_row| table >> mini_row & 1 == 1).fold(0, |all, i| all | 0b111 << (3 * i))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The mini-rows of a table that some way to fill the band uses, tried one by one.
    fn by_trying(table: u32) -> u32 {
        let ways = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let ways = ways.map(|[a, b, c]| 1 << a | 8 << b | 64 << c);
        ways.into_iter().filter(|way| table & way == *way).fold(0, |live, way| live | way)
    }

    #[test]
    fn keep_leaves_what_some_way_uses() {
        for table in 0..512 {
            assert_eq!(keep(table), by_trying(table), "{table:09b}");
        }
    }

    #[test]
    fn a_square_of_each_mini_row_makes_it_live() {
        for square in 0..27 {
            assert_eq!(mini_rows(1 << square), 1 << (square / 3));
        }
        assert_eq!(mini_rows(0), 0);
        assert_eq!(mini_rows(ALL), 0o777);
        assert_eq!(open(0b101), 0b111_000_111);
    }

    #[test]
    fn a_band_without_clues_stays_as_it_is() {
        assert_eq!(round(&[ALL; 9]), Some([ALL; 9]));
    }
}
