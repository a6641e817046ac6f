//! The search of lesson 8 on one puzzle, past its first solution.

use std::sync::{Arc, Mutex, PoisonError};

use sudoku_steps::solutions::trail::count_solutions;
use sudoku_steps::{Board, Event, Grid, Outcome, Replay};

use crate::why::why;

/// What the search found.
pub struct Answer<const N: usize> {
    /// How it ended: one solution, several, none, or gave up.
    pub outcome: Outcome,
    /// The first solution, and the second if there is one.
    pub solutions: Vec<Grid<N>>,
    /// How many digits it tried.
    pub tries: u64,
    /// In how many squares it had to choose between digits.
    pub guesses: u64,
}

/// After so many tries it is worth looking for a short reason why there is no solution:
/// a search can take minutes to find out what three squares of a unit show.
const FIRST: u64 = 10_000;

/// Runs a search, at first with a small budget. If that is spent and the puzzle shows a
/// short reason why it has no solution, the answer is `none`; else the search runs again
/// with the budget that was asked for.
pub fn patiently<const N: usize, T>(
    grid: Grid<N>,
    budget: Option<u64>,
    search: impl Fn(Option<u64>) -> (T, Outcome),
    none: impl Fn() -> T,
) -> (T, Outcome) {
    let first = budget.map_or(FIRST, |budget| budget.min(FIRST));
    let answer = search(Some(first));
    match answer.1 {
        Outcome::GaveUp { .. } if why(grid).is_some() => (none(), Outcome::NoSolution),
        Outcome::GaveUp { .. } if budget != Some(first) => search(budget),
        _ => answer,
    }
}

/// The first solution of a puzzle and whether there is a second.
pub fn answer<const N: usize>(grid: Grid<N>, budget: Option<u64>) -> Answer<N> {
    let nothing = Answer::default;
    let (answer, outcome) = patiently(grid, budget, |budget| search(grid, budget), nothing);
    Answer { outcome, ..answer }
}

fn search<const N: usize>(grid: Grid<N>, budget: Option<u64>) -> (Answer<N>, Outcome) {
    let found = Arc::new(Mutex::new(Vec::new()));
    let note = Arc::clone(&found);
    let mut replay = Replay::new(grid);
    let listener = move |event: &Event| {
        replay.apply(event);
        if matches!(event, Event::Place { .. }) && replay.grid().is_full() {
            note.lock().unwrap_or_else(PoisonError::into_inner).push(*replay.grid());
        }
    };
    let Ok(board) = Board::new(grid) else {
        // The reader has refused it before.
        return (Answer::default(), Outcome::NoSolution);
    };
    let mut board = within(board, budget).heard_by(listener);
    let count = count_solutions(&mut board, 2);
    let outcome = board.finish_count(count, 2);
    let mut solutions = std::mem::take(&mut *found.lock().unwrap_or_else(PoisonError::into_inner));
    if grid.is_full() {
        solutions.push(grid);
    }
    let (tries, guesses) = (board.tally().tries, board.tally().guesses);
    (Answer { outcome, solutions, tries, guesses }, outcome)
}

impl<const N: usize> Default for Answer<N> {
    fn default() -> Self {
        Self { outcome: Outcome::NoSolution, solutions: vec![], tries: 0, guesses: 0 }
    }
}

/// The board with its budget of tries, if there is one.
pub fn within<const N: usize>(board: Board<N>, budget: Option<u64>) -> Board<N> {
    match budget {
        Some(tries) => board.with_budget(tries),
        None => board,
    }
}
