//! A search of the course in a thread of its own, sending its tape.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::solutions::{backtracking, bigger_boards, fewest_choices, propagation, trail};
use sudoku_steps::{Board, Event, Grid, Outcome};

use crate::packed::Packed;

/// A search of the course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search {
    /// Lesson 3: the first blank square.
    InOrder,
    /// Lesson 4: the square with the fewest digits.
    FewestChoices,
    /// Lesson 5: fill what is forced first.
    Propagation,
    /// Lesson 8: the same with candidates that are kept.
    KeptCandidates,
    /// Lesson 9: the item with the fewest options.
    ExactCover,
    /// Lesson 10: the tightest square or place of a digit.
    Tightest,
}

impl Search {
    /// All of them, in the order of the lessons.
    pub const ALL: [Self; 6] = [
        Self::InOrder,
        Self::FewestChoices,
        Self::Propagation,
        Self::KeptCandidates,
        Self::ExactCover,
        Self::Tightest,
    ];

    /// What to write after `--search`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::InOrder => "order",
            Self::FewestChoices => "fewest",
            Self::Propagation => "propagation",
            Self::KeptCandidates => "candidates",
            Self::ExactCover => "cover",
            Self::Tightest => "tightest",
        }
    }

    /// Its name in prose.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::InOrder => "in order",
            Self::FewestChoices => "fewest choices",
            Self::Propagation => "propagation",
            Self::KeptCandidates => "kept candidates",
            Self::ExactCover => "exact cover",
            Self::Tightest => "tightest",
        }
    }

    /// The one after it, the first after the last.
    #[must_use]
    pub fn next(self) -> Self {
        let at = Self::ALL.iter().position(|&search| search == self).unwrap_or(0);
        Self::ALL[(at + 1) % Self::ALL.len()]
    }

    /// Runs it on a board.
    pub fn run<const N: usize>(self, board: &mut Board<N>) -> bool {
        match self {
            Self::InOrder => backtracking::solve(board),
            Self::FewestChoices => fewest_choices::solve(board),
            Self::Propagation => propagation::solve(board),
            Self::KeptCandidates => trail::solve(board),
            Self::ExactCover => Sudoku::new().solve(board).solved,
            Self::Tightest => bigger_boards::solve(board),
        }
    }
}

/// A piece of a tape, and how long the search has worked up to its end. Time that it
/// waited for the board to catch up isn't counted.
#[derive(Debug)]
pub struct Piece {
    /// The events, oldest first.
    pub events: Vec<Packed>,
    /// How long it took from the start.
    pub spent: Duration,
    /// How it ended, in the last piece.
    pub outcome: Option<Outcome>,
}

/// So many events are sent at once: enough that sending costs nothing, few enough that
/// the first ones are there at once.
const AT_ONCE: usize = 4096;

/// So many pieces may wait. Then the search waits too.
const WAITING: usize = 4;

/// What ends a search that nobody watches any more.
struct Unwatched;

struct Sender {
    to: SyncSender<Piece>,
    events: Vec<Packed>,
    spent: Duration,
    since: Instant,
}

impl Sender {
    fn hear(&mut self, event: &Event) {
        if let Event::End(outcome) = *event {
            self.send(Some(outcome));
        } else {
            self.events.extend(Packed::new(event));
            if self.events.len() == AT_ONCE {
                self.send(None);
            }
        }
    }

    fn send(&mut self, outcome: Option<Outcome>) {
        self.spent += self.since.elapsed();
        let events = std::mem::replace(&mut self.events, Vec::with_capacity(AT_ONCE));
        if self.to.send(Piece { events, spent: self.spent, outcome }).is_err() {
            // No search of the course can be told to stop. This unwinds it without a word.
            resume_unwind(Box::new(Unwatched));
        }
        self.since = Instant::now();
    }
}

/// Starts a search. It ends with its last piece, or when the receiver is dropped.
#[must_use]
pub fn start<const N: usize>(search: Search, grid: Grid<N>) -> Receiver<Piece> {
    let (to, from) = sync_channel(WAITING);
    // The searches recurse: a board of 25 × 25 has 625 calls open.
    let thread = thread::Builder::new().name("search".to_string()).stack_size(16 << 20);
    // When no thread can be had, the receiver sees a closed channel and says so.
    let _ = thread.spawn(move || {
        let (events, since) = (Vec::with_capacity(AT_ONCE), Instant::now());
        let mut sender = Sender { to, events, spent: Duration::ZERO, since };
        let Ok(board) = Board::new(grid) else { return };
        let mut board = board.heard_by(move |event: &Event| sender.hear(event));
        let run = AssertUnwindSafe(|| {
            let solved = search.run(&mut board);
            board.finish(solved);
        });
        if let Err(reason) = catch_unwind(run)
            && !reason.is::<Unwatched>()
        {
            resume_unwind(reason);
        }
    });
    from
}
