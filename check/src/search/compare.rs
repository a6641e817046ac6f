//! Running a learner's search beside the reference's.

use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use sudoku_steps::{Board, Grid, Listener, Outcome, Tally};

use crate::report::Report;
use crate::run::guard;
use crate::search::faults;
use crate::search::parting::{Goal, flood, misused, report};
use crate::search::same::Same;
use crate::search::subject::Subject;
use sudoku_steps_follow::{Fingerprint, Follower, Found, Leader, Print, Pulse, Shared, Squares};

/// How many batches of moves the reference may be ahead.
const AHEAD: usize = 8;

/// Runs the learner's search and the reference's on boards with the same grid, each
/// on a thread of its own, and compares them move by move: tries, undos, the end.
///
/// A long search runs by itself first. If its figures and the fingerprint of its moves are
/// those of the snapshot, the reference needn't run.
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
    learner: impl Fn(&mut Board<N>) -> bool + Send + Sync + 'static,
    reference: impl Fn(&mut Board<N>) -> bool + Send + Sync + 'static,
) -> Result<Same, Box<Report>> {
    beside(subject, Goal::First, grid, &finishing(learner), &finishing(reference))
}

/// A search that says how it ended when it is over.
fn finishing<const N: usize>(
    solve: impl Fn(&mut Board<N>) -> bool + Send + Sync + 'static,
) -> Search<N> {
    Arc::new(move |board| {
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
    learner: impl Fn(&mut Board<N>, u64) -> u64 + Send + Sync + 'static,
    reference: impl Fn(&mut Board<N>, u64) -> u64 + Send + Sync + 'static,
) -> Result<Same, Box<Report>> {
    let counting = |count: Count<N>| -> Search<N> {
        Arc::new(move |board| {
            let found = count(board, most);
            board.finish_count(found, most)
        })
    };
    let (learner, reference) = (counting(Box::new(learner)), counting(Box::new(reference)));
    beside(subject, Goal::Count { most }, grid, &learner, &reference)
}

/// A search that counts, up to a cap.
type Count<const N: usize> = Box<dyn Fn(&mut Board<N>, u64) -> u64 + Send + Sync>;
/// A search that says how it ended.
type Search<const N: usize> = Arc<dyn Fn(&mut Board<N>) -> Outcome + Send + Sync>;

fn beside<const N: usize>(
    subject: Subject<'_>,
    goal: Goal,
    grid: Grid<N>,
    learner: &Search<N>,
    reference: &Search<N>,
) -> Result<Same, Box<Report>> {
    if let Some(most) = Same::many_moves(subject.kept)
        && let Some(mut same) = by_itself(most, heard(grid, learner))
        && same.is_as_kept(subject.kept)
    {
        return Ok(same);
    }
    side_by_side(subject, goal, &Squares::from(&grid), heard(grid, learner), heard(grid, reference))
}

/// How a search went, as far as its board knows.
struct Ran {
    outcome: Outcome,
    tally: Tally,
    grid: String,
}

impl Ran {
    fn with(self, print: Print) -> Same {
        let Self { outcome, tally, grid } = self;
        Same { outcome, tally, grid, print }
    }
}

/// A search on a board that somebody hears.
type Heard<L> = Box<dyn FnOnce(L) -> Ran + Send>;

fn heard<const N: usize, L: Listener + 'static>(grid: Grid<N>, search: &Search<N>) -> Heard<L> {
    let board = Board::new(grid).expect("a check gives a grid without conflicts");
    let search = Arc::clone(search);
    Box::new(move |listener| {
        let mut board = board.heard_by(listener);
        let outcome = search(&mut board);
        Ran { outcome, tally: board.tally().clone(), grid: board.grid().line() }
    })
}

/// Runs a learner's search without the reference; nothing comes back from one that makes
/// more than `most` moves, panics or doesn't return.
fn by_itself(most: u64, learner: Heard<Fingerprint>) -> Option<Same> {
    let pulse = Pulse::default();
    let (listener, print) = Fingerprint::new(most, pulse.clone());
    let ran = guard::run(&pulse, move || learner(listener)).ok()??;
    let print = *print.lock().unwrap_or_else(PoisonError::into_inner);
    Some(ran.with(print?))
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
        (Found::Over(print), Ok(Some(ran))) => {
            let mut same = ran.with(*print);
            if leading.join().is_ok_and(|tally| tally.contradictions == 0) {
                same.tally.no_contradictions();
            }
            Ok(same)
        }
        (Found::Over(_), Ok(None)) => Err(Box::new(misused(subject, faults::ENDS_THE_SEARCH))),
        // Nobody heard of an end: that board is gone.
        (Found::Same, Ok(Some(_))) => Err(Box::new(misused(subject, faults::BOARD_REPLACED))),
        (Found::Same, Ok(None)) => panic!("the reference ended without a result"),
        (Found::Same | Found::Over(_), Err(trouble)) => {
            Err(Box::new(trouble.report(subject.function, subject.what)))
        }
    }
}
