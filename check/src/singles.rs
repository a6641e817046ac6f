//! Naked and hidden singles on a board, and boards that have just one of a kind.

use sudoku_steps::{Cell, Digits, Event, Grid, Replay, Unit, Why, symbol};

/// A square, the digit that is forced there, and the rule.
pub(super) type Single = (Cell, u8, Why);

/// All singles of a board, a hidden single once for each unit in which it is one.
pub(super) fn singles(board: &Replay) -> Vec<Single> {
    let grid = board.grid();
    let naked = grid
        .cells()
        .filter_map(|cell| board.allowed(cell).only().map(|digit| (cell, digit, Why::NakedSingle)));
    let pairs =
        grid.units().flat_map(|unit| Digits::all(9).into_iter().map(move |digit| (unit, digit)));
    let hidden = pairs.filter_map(|(unit, digit)| match places(board, unit, digit)[..] {
        [cell] => Some((cell, digit, Why::HiddenSingle(unit))),
        _ => None,
    });
    naked.chain(hidden).collect()
}

/// The squares of a unit in which a digit fits.
pub(super) fn places(board: &Replay, unit: Unit, digit: u8) -> Vec<Cell> {
    let cells = board.grid().cells_of(unit);
    cells.filter(|&cell| board.allowed(cell).contains(digit)).collect()
}

/// The contradiction that shows on a board: in words, and the squares that it is about.
pub(super) fn contradiction(board: &Replay) -> Option<(String, Vec<Cell>)> {
    if let Some(cell) = board.stuck_square() {
        return Some((format!("nothing fits {cell}"), vec![cell]));
    }
    let (unit, digit) = board.stuck_digit()?;
    let blanks = board.grid().cells_of(unit).filter(|&cell| board.grid().is_blank(cell));
    Some((format!("{} fits nowhere in {unit}", symbol(digit)), blanks.collect()))
}

/// Whether filling singles by the rules that `uses` admits meets a contradiction. The
/// order makes no difference to that.
pub(super) fn ends_badly(mut board: Replay, uses: impl Fn(Why) -> bool) -> bool {
    loop {
        if contradiction(&board).is_some() {
            return true;
        }
        let single = singles(&board).into_iter().find(|&(_, _, why)| uses(why));
        let Some((cell, digit, why)) = single else { return false };
        board.apply(&Event::Place { cell, digit, why, allowed: board.allowed(cell) });
    }
}

/// A grid from its first rows; the others are blank.
fn rows(first: &str) -> Grid {
    let blank = " .........".repeat(9 - first.split_whitespace().count());
    format!("{first}{blank}").parse().expect("a board of this file is a grid")
}

/// Only 9 fits (0, 0), and nowhere is a digit with one square left in a unit.
#[must_use]
pub fn only_naked() -> Grid {
    rows("...123... .78...... ......... 4........ 5........ 6........")
}

/// In row 0 only (0, 0) is left for 9. No other unit has a single, and no square.
#[must_use]
pub fn only_in_a_row() -> Grid {
    rows(".12...456 ...9.....")
}

/// In column 0 only (0, 0) is left for 9. No other unit has a single, and no square.
#[must_use]
pub fn only_in_a_column() -> Grid {
    rows(
        "......... 1........ 2........ .9....... ......... ......... 4........ 5........ 6........",
    )
}

/// In box 4 only (4, 4) is left for 9. No other unit has a single, and no square.
#[must_use]
pub fn only_in_a_box() -> Grid {
    rows("...9..... ......... ......... 9........ .....2... ....34...")
}

/// Nothing fits (0, 0), and every digit has a place in every unit.
pub(super) fn dead_square() -> Grid {
    rows("...123... .78...... .9....... 4........ 5........ 6........")
}

/// (0, 0) is the only square for 9 in row 0, in column 0 and in box 0, and 8 fits
/// there too.
pub(super) fn hidden_in_all_units() -> Grid {
    rows(
        ".12...456 3..9..... 7........ .9....... ......... ......... 4.9...... 5........ 6........",
    )
}

/// A solved grid with so many of its first squares blank, for each of these numbers.
/// The first of them holds 9.
pub(super) fn full_but<const COUNT: usize>(blanks: std::ops::Range<usize>) -> [Grid; COUNT] {
    let full = rows(
        "912345678 345678912 678912345 123456789 456789123 789123456 234567891 567891234 891234567",
    );
    std::array::from_fn(|index| {
        let mut grid = full;
        for cell in full.cells().take(blanks.start + index) {
            grid[cell] = 0;
        }
        grid
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boards_have_one_single_of_one_kind() {
        let (corner, centre) = (Cell::new(0, 0), Cell::new(4, 4));
        for (grid, cell, why) in [
            (only_naked(), corner, Why::NakedSingle),
            (only_in_a_row(), corner, Why::HiddenSingle(Unit::Row(0))),
            (only_in_a_column(), corner, Why::HiddenSingle(Unit::Column(0))),
            (only_in_a_box(), centre, Why::HiddenSingle(Unit::Box(4))),
        ] {
            let board = Replay::new(grid);
            assert_eq!(singles(&board), [(cell, 9, why)]);
            assert!(!ends_badly(board, |_| true), "{why}");
        }
    }
}
