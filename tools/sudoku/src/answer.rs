//! The search of lesson 8 on one puzzle, past its first solution.

use std::sync::{Arc, Mutex, PoisonError};

use sudoku_steps::solutions::trail::count_solutions;
use sudoku_steps::{Board, Event, Grid, Outcome, Replay};

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

/// The first solution of a puzzle and whether there is a second.
pub fn answer<const N: usize>(grid: Grid<N>, budget: Option<u64>) -> Answer<N> {
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
        return Answer { outcome: Outcome::NoSolution, solutions: vec![], tries: 0, guesses: 0 };
    };
    let mut board = within(board, budget).heard_by(listener);
    let count = count_solutions(&mut board, 2);
    let outcome = board.finish_count(count, 2);
    let mut solutions = std::mem::take(&mut *found.lock().unwrap_or_else(PoisonError::into_inner));
    if grid.is_full() {
        solutions.push(grid);
    }
    Answer { outcome, solutions, tries: board.tally().tries, guesses: board.tally().guesses }
}

/// The board with its budget of tries, if there is one.
pub fn within<const N: usize>(board: Board<N>, budget: Option<u64>) -> Board<N> {
    match budget {
        Some(tries) => board.with_budget(tries),
        None => board,
    }
}
