//! Running a learner's search beside the reference's.

use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::apart::{Found, Shared};
use crate::fault::Fault;
use crate::follow::{Follower, Leader};
use crate::ground::Squares;
use crate::guard::{self, Pulse};
use crate::parting::{Goal, flood, misused, report};
use crate::report::Report;
use sudoku_steps::{Board, Grid, Listener, Outcome, Tally};

/// What is compared: a function, and the name of the board that it is called on.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The name of the learner's function.
    pub function: &'a str,
    /// What a report calls the board, such as `on easy`.
    pub what: &'a str,
    /// Which square the exercise's text says comes next.
    pub order: Order,
}

/// Which square a search has to choose next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The first blank in reading order.
    Reading,
    /// The blank with the fewest allowed digits, the first of several.
    FewestChoices,
    /// The square or the digit of a unit with the fewest ways, the first of several.
    Tightest,
}

/// A search that was the same as the reference's from its first step to its last.
pub struct Same {
    /// How it ended.
    pub outcome: Outcome,
    /// Its counts.
    pub tally: Tally,
    /// The grid as it was left, on one line.
    pub grid: String,
}

/// How many batches of moves the reference may be ahead.
const AHEAD: usize = 8;

/// Runs the learner's search and the reference's on boards with the same grid, each
/// on a thread of its own, and compares them move by move: tries, undos, the end.
///
/// # Errors
/// The report on the first move that differs, or on a panic, an endless loop, or
/// forced digits without end.
///
/// # Panics
/// If the grid has a conflict: then there is no board to search.
pub fn compare<const N: usize>(
    subject: Subject<'_>,
    grid: Grid<N>,
    learner: impl FnOnce(&mut Board<N>) -> bool + Send + 'static,
    reference: impl FnOnce(&mut Board<N>) -> bool + Send + 'static,
) -> Result<Same, Box<Report>> {
    beside(subject, Goal::First, grid, finishing(learner), finishing(reference))
}

/// A search that says how it ended when it is over.
fn finishing<const N: usize>(
    solve: impl FnOnce(&mut Board<N>) -> bool + Send + 'static,
) -> Search<N> {
    Box::new(|board| {
        let solved = solve(board);
        board.finish(solved)
    })
}

/// The same as [`compare`] for functions that count solutions and stop at `most`.
///
/// # Errors
/// The report on the first move that differs, or on another count.
///
/// # Panics
/// If the grid has a conflict.
pub fn compare_count<const N: usize>(
    subject: Subject<'_>,
    most: u64,
    grid: Grid<N>,
    learner: impl FnOnce(&mut Board<N>, u64) -> u64 + Send + 'static,
    reference: impl FnOnce(&mut Board<N>, u64) -> u64 + Send + 'static,
) -> Result<Same, Box<Report>> {
    beside(
        subject,
        Goal::Count { most },
        grid,
        Box::new(move |board| {
            let found = learner(board, most);
            board.finish_count(found, most)
        }),
        Box::new(move |board| {
            let found = reference(board, most);
            board.finish_count(found, most)
        }),
    )
}

/// A search that says how it ended.
type Search<const N: usize> = Box<dyn FnOnce(&mut Board<N>) -> Outcome + Send>;

fn beside<const N: usize>(
    subject: Subject<'_>,
    goal: Goal,
    grid: Grid<N>,
    learner: Search<N>,
    reference: Search<N>,
) -> Result<Same, Box<Report>> {
    side_by_side(subject, goal, &Squares::from(&grid), heard(grid, learner), heard(grid, reference))
}

/// A search on a board that somebody hears.
type Heard<L> = Box<dyn FnOnce(L) -> Same + Send>;

fn heard<const N: usize, L: Listener + 'static>(grid: Grid<N>, search: Search<N>) -> Heard<L> {
    let board = Board::new(grid).expect("a check gives a grid without conflicts");
    Box::new(move |listener| {
        let mut board = board.heard_by(listener);
        let outcome = search(&mut board);
        Same { outcome, tally: board.tally().clone(), grid: board.grid().line() }
    })
}

/// Runs two searches side by side. What doesn't depend on the side of the board is
/// compiled once, and not again for each exercise and each side.
fn side_by_side(
    subject: Subject<'_>,
    goal: Goal,
    grid: &Squares,
    learner: Heard<Follower>,
    reference: Heard<Leader>,
) -> Result<Same, Box<Report>> {
    let (sender, receiver) = sync_channel(AHEAD);
    let leading = thread::spawn(move || reference(Leader::new(sender)).tally);
    let shared: Shared = Arc::new(Mutex::new(Found::Same));
    let pulse = Pulse::default();
    let follower = Follower::new(grid.clone(), receiver, pulse.clone(), Arc::clone(&shared));
    let ran = guard::run(&pulse, move || learner(follower));
    let found = shared.lock().unwrap_or_else(PoisonError::into_inner);
    match (&*found, ran) {
        (Found::Apart(apart), _) => Err(Box::new(report(subject, goal, apart))),
        (Found::Flood(replay), _) => Err(Box::new(flood(subject, replay))),
        (Found::Over, Ok(Some(mut same))) => {
            if leading.join().is_ok_and(|tally| tally.contradictions == 0) {
                same.tally.no_contradictions();
            }
            Ok(same)
        }
        (Found::Over, Ok(None)) => Err(Box::new(misused(subject, Fault::EndsTheSearch))),
        // Nobody heard of an end: that board is gone.
        (Found::Same, Ok(Some(_))) => Err(Box::new(misused(subject, Fault::BoardReplaced))),
        (Found::Same, Ok(None)) => panic!("the reference ended without a result"),
        (Found::Same | Found::Over, Err(trouble)) => {
            Err(Box::new(trouble.report(subject.function, subject.what)))
        }
    }
}

/// The figures of a search, one a line, for a snapshot.
impl std::fmt::Display for Same {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let tally = &self.tally;
        for (name, number) in [
            ("tries", tally.tries),
            ("undos", tally.undos),
            ("dead ends", tally.dead_ends),
            ("guesses", tally.guesses),
            ("contradictions", tally.contradictions),
            ("most open", tally.most_open),
        ] {
            writeln!(f, "{name:<16}{}", sudoku_steps::text::commas(number))?;
        }
        writeln!(f, "{:<16}{}", "outcome", self.outcome)?;
        write!(f, "{:<16}{}", "grid", self.grid)
    }
}
