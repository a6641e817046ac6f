//! The solvers of the race, each behind the same two functions.

use sudoku::Sudoku;
use sudoku_steps_fast::{Found, Ideas, InstructionSet, available, search_with};

use crate::puzzles::Puzzle;

/// A solver.
#[derive(Clone, Copy)]
pub enum Racer {
    /// The `sudoku` crate.
    Sudoku,
    /// Ours on an instruction set.
    Ours(InstructionSet),
}

/// How many solutions a solver found, up to a limit, and the first where it tells.
pub struct Answer {
    pub count: usize,
    pub first: Option<[u8; 81]>,
}

/// The solvers that this machine can run; the `sudoku` crate is the first.
pub fn racers() -> Vec<Racer> {
    std::iter::once(Racer::Sudoku).chain(available().map(Racer::Ours)).collect()
}

impl Racer {
    pub fn name(self) -> String {
        match self {
            Self::Sudoku => "sudoku 0.8.0".to_string(),
            Self::Ours(set) => format!("sudoku-steps {set}"),
        }
    }

    /// How many solutions, up to `most`. A puzzle with a conflict has none.
    pub fn count(self, puzzle: &Puzzle, most: usize) -> usize {
        match self {
            Self::Sudoku => parse(puzzle).map_or(0, |puzzle| puzzle.solutions_count_up_to(most)),
            Self::Ours(set) => ours(set, puzzle, most).map_or(0, |found| found.count),
        }
    }

    /// The same and the first solution.
    pub fn answer(self, puzzle: &Puzzle, most: usize) -> Answer {
        let count = self.count(puzzle, most);
        let first = match self {
            // It gives a solution where there is one alone, and looks for a second itself.
            Self::Sudoku => parse(puzzle)
                .filter(|_| count == 1)
                .and_then(Sudoku::solution)
                .map(Sudoku::to_bytes),
            Self::Ours(set) => ours(set, puzzle, most)
                .and_then(|found| found.first)
                .map(|rows| rows.as_flattened().try_into().expect("nine rows of nine are 81")),
        };
        Answer { count, first }
    }
}

fn parse(puzzle: &Puzzle) -> Option<Sudoku> {
    Sudoku::from_str_line(std::str::from_utf8(puzzle).ok()?).ok()
}

fn ours(set: InstructionSet, puzzle: &Puzzle, most: usize) -> Option<Found> {
    search_with(set, Ideas::default(), puzzle, most).ok()
}
