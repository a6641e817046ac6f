//! What a learner's search does after it went another way: which digits it lets
//! pass though a peer holds them, which it minds, and in which order it takes them.

use crate::apart::Apart;
use crate::ground::{Ground, Squares};
use crate::moves::Move;
use sudoku_steps::{Cell, Digits, Event, Why};

#[allow(clippy::struct_excessive_bools)] // each is a sign of its own, seen or not
/// Signs gathered from the moves after the first difference.
#[derive(Default)]
pub(super) struct Evidence {
    /// By row, column and box: a digit was placed though this unit, and no other, has it.
    pub(super) missed: [bool; 3],
    /// By row, column and box: a digit was passed over that only this unit has.
    pub(super) minded: [bool; 3],
    /// A digit was placed though a clue rules it out.
    pub(super) missed_clue: bool,
    /// A digit was passed over that only clues rule out.
    pub(super) minded_clue: bool,
    /// A digit was passed over that fits.
    pub(super) skipped_fitting: bool,
    /// After a digit failed, a smaller one was tried in the same square.
    pub(super) descends: bool,
    /// All digits that were tried.
    pub(super) tried: Digits,
    /// The search said that it solved the board.
    pub(super) ends_solved: bool,
}

impl Evidence {
    /// Reads the first move that differed and all that were kept after it.
    pub(super) fn of(apart: &Apart) -> Self {
        let mut evidence = Self::default();
        let mut board = apart.before.clone();
        let clues = clues(&apart.before);
        let mut failed: Option<(Cell, u8)> =
            apart.choosing.and_then(|(cell, tried)| Some((cell, tried.into_iter().next_back()?)));
        for &step in std::iter::once(&apart.yours).chain(&apart.tail) {
            let event = match step {
                Move::Set(cell, digit) => {
                    match failed.take() {
                        Some((before, last)) if before == cell => evidence.descends |= digit < last,
                        _ => evidence.see_first(&board, &clues, cell, digit),
                    }
                    evidence.see(&board, &clues, cell, digit);
                    Event::Place { cell, digit, why: Why::Tried, allowed: board.allowed(cell) }
                }
                Move::Undo(cell) => {
                    failed = Some((cell, board.grid()[cell]));
                    Event::Undo { cell }
                }
                Move::End(outcome) => {
                    evidence.ends_solved |= outcome == sudoku_steps::Outcome::Solved;
                    break;
                }
            };
            board.apply(&event);
        }
        evidence
    }

    /// The first digit tried in a square: all smaller ones were passed over.
    fn see_first(&mut self, board: &Ground, clues: &Squares, cell: Cell, digit: u8) {
        for smaller in 1..digit {
            match only(clashes(board.grid(), cell, smaller)) {
                Some(unit) => self.minded[unit] = true,
                None => self.skipped_fitting |= board.allowed(cell).contains(smaller),
            }
            let by_clue = clashes(clues, cell, smaller).contains(&true);
            self.minded_clue |= by_clue;
        }
    }

    fn see(&mut self, board: &Ground, clues: &Squares, cell: Cell, digit: u8) {
        self.tried.insert(digit);
        if let Some(unit) = only(clashes(board.grid(), cell, digit)) {
            self.missed[unit] = true;
        }
        self.missed_clue |= clashes(clues, cell, digit).contains(&true);
    }
}

/// The grid as it was before the search.
fn clues(board: &Ground) -> Squares {
    let mut grid = board.grid().clone();
    for placed in board.trail() {
        grid[placed.cell] = 0;
    }
    grid
}

/// Whether the row, the column and the box of a square have this digit elsewhere.
fn clashes(grid: &Squares, cell: Cell, digit: u8) -> [bool; 3] {
    grid.units_of(cell)
        .map(|unit| grid.cells_of(unit).any(|peer| peer != cell && grid[peer] == digit))
}

/// The one of three that holds.
fn only(holds: [bool; 3]) -> Option<usize> {
    match holds {
        [true, false, false] => Some(0),
        [false, true, false] => Some(1),
        [false, false, true] => Some(2),
        _ => None,
    }
}
