//! Judging functions that fill what is forced. Every digit that they write has to be
//! a single at that moment, and none may be left at the end; so any order is right.

use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::Verdict;
use crate::diagnose_fills::report;
use crate::guard::enough;
use crate::report::Scene;
use crate::singles::{Single, contradiction, ends_badly, places, singles};
use crate::values::{Leash, values};
use sudoku_steps::{Board, Cell, Event, Grid, Replay, Why};

/// A learner's function that fills singles of one kind or of both.
#[derive(Clone, Copy)]
pub enum Filler {
    /// Fills naked singles and says how many.
    Naked(fn(&mut Board) -> usize),
    /// Fills hidden singles and says how many.
    Hidden(fn(&mut Board) -> usize),
    /// Fills both, and says `false` when it meets a contradiction.
    Both(fn(&mut Board) -> bool),
}

/// What a function returned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Returned {
    Filled(usize),
    Consistent(bool),
}

/// The first thing that a call did wrong.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wrong {
    /// It did something else than placing digits.
    MoreThanForcing,
    /// It wrote a digit that no rule of its own forces.
    Written { cell: Cell, digit: u8, why: Why },
    /// It left a single.
    Left(Single),
    /// It returned another number than that of the squares it filled.
    Count(usize),
    /// It took a board with a contradiction for one without.
    Missed,
    /// It took a board without a contradiction for one with.
    FalseAlarm,
}

/// What was wrong, when, and on which board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) wrong: Wrong,
    /// The board at that moment.
    pub(super) grid: Grid,
    /// How many digits the call had written.
    pub(super) filled: usize,
}

/// Calls a learner's function on one board after another, from the smallest on, and
/// stops at the first on which it does something wrong. With each board goes what a
/// report calls it, such as `on easy`.
///
/// # Errors
/// The report on the first thing that is wrong.
///
/// # Panics
/// If a board has a conflict.
pub fn fills(function: &'static str, filler: Filler, boards: Vec<(&'static str, Grid)>) -> Verdict {
    values(
        function,
        boards,
        move |&(_, grid)| filler.fault(grid),
        // An answer that is right has no fault.
        |_| None,
        |&(what, grid)| (what.to_string(), Scene::new(&grid, &[])),
        |mismatch| {
            let (what, start) = mismatch.input;
            let found = mismatch.yours.expect("it isn't the same as no fault");
            report(&format!("{function} {what}"), filler, start, found)
        },
    )
}

impl Filler {
    pub(super) fn uses(self, why: Why) -> bool {
        match why {
            Why::Tried => false,
            Why::NakedSingle => !matches!(self, Self::Hidden(_)),
            Why::HiddenSingle(_) => !matches!(self, Self::Naked(_)),
        }
    }

    fn call(self, board: &mut Board) -> Returned {
        match self {
            Self::Naked(fill) | Self::Hidden(fill) => Returned::Filled(fill(board)),
            Self::Both(propagate) => Returned::Consistent(propagate(board)),
        }
    }

    /// What a function that looks for contradictions says of this grid.
    pub(super) fn says(self, grid: Grid) -> Option<bool> {
        let board = Board::new(grid).expect("a check gives a grid without conflicts");
        match self.call(&mut board.heard_by(Leash::default())) {
            Returned::Consistent(says) => Some(says),
            Returned::Filled(_) => None,
        }
    }

    /// The first thing that the function does wrong on this grid. A wrong digit ends
    /// the call, so it can't go on for ever.
    pub(super) fn fault(self, start: Grid) -> Option<Found> {
        let judge = Judge { filler: self, board: Replay::new(start), filled: 0, found: None };
        let judge = Arc::new(Mutex::new(judge));
        let ears = Arc::clone(&judge);
        let board = Board::new(start).expect("a check gives a grid without conflicts");
        let mut board = board.heard_by(move |event: &Event| {
            if lock(&ears).hear(event).is_some() {
                enough();
            }
        });
        let returned = panic::catch_unwind(AssertUnwindSafe(|| self.call(&mut board)));
        let judge = lock(&judge);
        match returned {
            _ if judge.found.is_some() => judge.found,
            Ok(returned) => {
                let wrong = self.wrong_end(&judge.board, judge.filled, returned)?;
                Some(judge.say(wrong))
            }
            Err(payload) => panic::resume_unwind(payload),
        }
    }

    fn wrong_end(self, board: &Replay, filled: usize, returned: Returned) -> Option<Wrong> {
        let left = || singles(board).into_iter().find(|&(_, _, why)| self.uses(why));
        let ends_badly = || ends_badly(board.clone(), |why| self.uses(why));
        match returned {
            Returned::Consistent(true) if contradiction(board).is_some() => Some(Wrong::Missed),
            Returned::Consistent(true) => left().map(Wrong::Left),
            Returned::Consistent(false) => (!ends_badly()).then_some(Wrong::FalseAlarm),
            Returned::Filled(count) => match left() {
                // How many are filled before a contradiction is free.
                Some(single) if !ends_badly() => Some(Wrong::Left(single)),
                _ => (count != filled).then_some(Wrong::Count(count)),
            },
        }
    }
}

/// Hears what a function writes.
struct Judge {
    filler: Filler,
    board: Replay,
    filled: usize,
    found: Option<Found>,
}

impl Judge {
    fn say(&self, wrong: Wrong) -> Found {
        Found { wrong, grid: *self.board.grid(), filled: self.filled }
    }

    fn hear(&mut self, event: &Event) -> Option<Found> {
        if let Some(wrong) = self.wrong_event(event) {
            self.found = Some(self.say(wrong));
        } else {
            self.board.apply(event);
            self.filled += 1;
        }
        self.found
    }

    fn wrong_event(&self, event: &Event) -> Option<Wrong> {
        let Event::Place { cell, digit, why, allowed } = *event else {
            return Some(Wrong::MoreThanForcing);
        };
        let is_single = match why {
            Why::HiddenSingle(unit) => places(&self.board, unit, digit) == [cell],
            _ => allowed.only() == Some(digit),
        };
        let is_right = is_single && self.filler.uses(why);
        (!is_right).then_some(Wrong::Written { cell, digit, why })
    }
}

fn lock(judge: &Mutex<Judge>) -> MutexGuard<'_, Judge> {
    judge.lock().unwrap_or_else(PoisonError::into_inner)
}
