//! How hard a puzzle is, by what it takes to solve it.

use std::fmt;

use sudoku_steps::solutions::propagation::{fill_forced, propagate, solve};
use sudoku_steps::text::count;
use sudoku_steps::{Board, Grid};

/// What it takes to solve a puzzle with the solver of lesson 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    /// No square is blank.
    Nothing,
    /// Naked singles fill the board.
    NakedSingles,
    /// Naked and hidden singles fill the board.
    HiddenSingles,
    /// The singles get stuck, and the search guesses in so many squares.
    Guesses(u64),
    /// The search spent its budget of tries.
    Unknown {
        /// How many tries that was.
        tries: u64,
    },
}

/// Grades a puzzle that has a solution. The search gives up after `budget` tries.
#[must_use]
pub fn grade(puzzle: &Grid, budget: u64) -> Grade {
    if puzzle.is_full() {
        return Grade::Nothing;
    }
    let fills = |fill: fn(&mut Board)| {
        Board::new(*puzzle).is_ok_and(|mut board| {
            fill(&mut board);
            board.grid().is_full()
        })
    };
    if fills(|board| _ = fill_forced(board)) {
        return Grade::NakedSingles;
    }
    if fills(|board| _ = propagate(board)) {
        return Grade::HiddenSingles;
    }
    let Ok(board) = Board::new(*puzzle) else { return Grade::Unknown { tries: 0 } };
    let mut board = board.with_budget(budget);
    solve(&mut board);
    let tally = board.tally();
    if board.gave_up() {
        return Grade::Unknown { tries: tally.tries };
    }
    Grade::Guesses(tally.guesses)
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("none: no square is blank"),
            Self::NakedSingles => f.write_str("naked singles alone"),
            Self::HiddenSingles => f.write_str("naked and hidden singles"),
            Self::Guesses(number) => write!(f, "singles and {}", count(*number, "guess")),
            Self::Unknown { tries } => write!(f, "none: gave up after {}", count(*tries, "try")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_steps::puzzles;

    fn of(name: &str) -> Grade {
        grade(&puzzles::find(name).unwrap().grid(), u64::MAX)
    }

    #[test]
    fn the_named_puzzles_are_graded_by_what_they_need() {
        for name in ["easy", "singles", "wikipedia", "Norvig 1"] {
            assert_eq!(of(name), Grade::NakedSingles, "{name}");
        }
        for name in ["Inkala 2006", "Inkala 2010", "AI Escargot", "17 clues", "Inkala 2012"] {
            assert!(of(name) > Grade::HiddenSingles, "{name}");
        }
    }

    #[test]
    fn some_puzzles_need_hidden_singles_and_no_guess() {
        let puzzle: Grid =
            "..85.3.17..19.7.6.7...1.43..26..4..1......25..3..2.......79....17..86...49.....7."
                .parse()
                .unwrap();
        assert_eq!(grade(&puzzle, u64::MAX), Grade::HiddenSingles);
    }

    #[test]
    fn a_search_that_gives_up_gives_no_grade() {
        let puzzle = puzzles::find("Inkala 2012").unwrap().grid();
        assert_eq!(grade(&puzzle, 3), Grade::Unknown { tries: 3 });
    }
}
