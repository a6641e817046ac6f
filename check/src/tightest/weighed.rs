//! What is to be decided on a board, each with its ways.

use sudoku_steps::{Cell, Choice, Digits, Unit};
use sudoku_steps_follow::Squares;

/// A choice and the ways to decide it.
#[derive(Clone)]
pub(crate) struct Weighed {
    pub(crate) choice: Choice,
    pub(crate) ways: Vec<(Cell, u8)>,
    /// The side of the board.
    pub(crate) side: usize,
}

impl Weighed {
    pub(crate) fn is_square(&self) -> bool {
        matches!(self.choice, Choice::Square(_))
    }

    pub(crate) fn is_in(&self, kinds: [bool; 3]) -> bool {
        match self.choice {
            Choice::Square(_) => true,
            Choice::Digit { unit: Unit::Row(_), .. } => kinds[0],
            Choice::Digit { unit: Unit::Column(_), .. } => kinds[1],
            Choice::Digit { unit: Unit::Box(_), .. } => kinds[2],
        }
    }
}

/// All that is to be decided on a board: the blank squares in reading order, then the
/// digits that units lack, by unit and by digit.
pub(crate) fn weigh(grid: &Squares) -> Vec<Weighed> {
    let side = grid.side();
    let fits: Vec<Digits> = grid.cells().map(|cell| grid.allowed(cell)).collect();
    let fits = |cell: Cell| fits[cell.row * side + cell.col];
    let blanks = grid.cells().filter(|&cell| grid.is_blank(cell));
    let squares = blanks.map(|cell| Weighed {
        choice: Choice::Square(cell),
        ways: fits(cell).into_iter().map(|digit| (cell, digit)).collect(),
        side,
    });
    let digits = grid.units().flat_map(|unit| {
        lacks(grid, unit).into_iter().map(move |digit| Weighed {
            choice: Choice::Digit { unit, digit },
            ways: grid
                .cells_of(unit)
                .filter(|&cell| fits(cell).contains(digit))
                .map(|cell| (cell, digit))
                .collect(),
            side,
        })
    });
    squares.chain(digits).collect()
}

/// The digits that a unit lacks.
pub(crate) fn lacks(grid: &Squares, unit: Unit) -> Digits {
    Digits::all(grid.side()) - grid.held(unit)
}

/// The first choice with the fewest ways.
pub(crate) fn tightest(all: &[Weighed]) -> Option<&Weighed> {
    all.iter().min_by_key(|weighed| weighed.ways.len())
}
