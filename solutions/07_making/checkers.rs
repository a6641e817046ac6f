//! Ways to find out whether digits may go. They give the same answer at very
//! different cost.

use sudoku_steps::solutions::backtracking::first_empty;
use sudoku_steps::solutions::counting::{count, count_solutions};
use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::solutions::propagation::{propagate, solve};
use sudoku_steps::{Board, Cell, Digits, Grid, Outcome};

/// A way to find out whether a puzzle has a second solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checker {
    /// Counts up to two, the first blank square first.
    InOrder,
    /// Counts up to two as in lesson 6, the square with fewest choices first.
    FewestChoices,
    /// Counts up to two, and fills what is forced before it guesses.
    Propagation,
    /// Looks for a solution with another digit where one was taken away.
    OtherDigit,
}

/// What was taken away: the squares and their digits.
pub type Gone = Vec<(Cell, u8)>;

/// What a checker said, and after how many tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// One solution, at least two, none, or gave up.
    pub outcome: Outcome,
    /// How many tries it took.
    pub tries: u64,
}

impl Checker {
    /// All of them, the slowest first.
    pub const ALL: [Self; 4] =
        [Self::InOrder, Self::FewestChoices, Self::Propagation, Self::OtherDigit];

    /// What a table calls it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::InOrder => "count in order (lesson 3)",
            Self::FewestChoices => "count, fewest choices (lesson 4)",
            Self::Propagation => "count with propagation (lesson 5)",
            Self::OtherDigit => "solve with another digit (lesson 5)",
        }
    }

    /// How many solutions a puzzle has, up to two. `gone` was taken away last; with
    /// it there was exactly one solution.
    #[must_use]
    pub fn ask(self, puzzle: &Grid, gone: &Gone, budget: u64) -> Answer {
        let Ok(board) = Board::new(*puzzle) else {
            return Answer { outcome: Outcome::NoSolution, tries: 0 };
        };
        let mut board = board.with_budget(budget);
        let found = match self {
            Self::InOrder => count(&mut board, 2, first_empty),
            Self::FewestChoices => count_solutions(&mut board, 2),
            Self::Propagation => count_with_propagation(&mut board, 2),
            Self::OtherDigit => count_other_digits(&mut board, gone),
        };
        Answer { outcome: board.finish_count(found, 2), tries: board.tally().tries }
    }
}

/// The count of lesson 6 on the search of lesson 5. What is forced at the start stays
/// on the board.
fn count_with_propagation(board: &mut Board, most: u64) -> u64 {
    if !propagate(board) {
        return 0;
    }
    let Some(cell) = fewest_choices(board) else { return 1 };
    let mut found = 0;
    for digit in board.allowed(cell) {
        let mark = board.mark();
        board.place(cell, digit);
        found += count_with_propagation(board, most - found);
        board.undo_to(mark);
        if found == most {
            break;
        }
    }
    found
}

/// One solution is known: the one with the digits that have just gone. Any other has
/// another digit in one of their squares.
fn count_other_digits(board: &mut Board, gone: &Gone) -> u64 {
    for &(cell, digit) in gone {
        for other in board.allowed(cell) - Digits::just(digit) {
            board.place(cell, other);
            if solve(board) {
                return 2;
            }
            board.undo(cell);
        }
    }
    1
}
