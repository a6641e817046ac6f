//! Counting what a search did, from its tape alone.

use std::fmt;

use crate::text::{commas, count};
use crate::{Cell, Event, Outcome, Why};

/// The counts of a search. How each is defined stands beside it.
#[derive(Clone, Debug)]
pub struct Tally {
    /// Digits put into a square by the search. A forced digit is no try.
    pub tries: u64,
    /// Tries taken back.
    pub undos: u64,
    /// Squares in which two digits or more were allowed when the search chose them.
    pub guesses: u64,
    /// Squares chosen in which no digit was allowed.
    pub dead_ends: u64,
    /// Times that propagation found a square without a digit, or a digit without
    /// a square.
    pub contradictions: u64,
    /// Digits forced by the naked single rule.
    pub naked: u64,
    /// Digits forced by the hidden single rule.
    pub hidden: u64,
    /// The most calls that were open at once, the first one included.
    pub most_open: u64,
    /// Times that a placement left no square blank. A try over the budget isn't on
    /// the tape, and so neither is what it would have found.
    pub solutions: u64,
    /// Everything on the tape but its end.
    pub steps: u64,
    blanks: usize,
    /// What stands on the board since the start, oldest first, and whether it was tried.
    trail: Vec<(Cell, bool)>,
    open_tries: u64,
    before: Before,
}

/// The event before this one, as far as the counts need it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Before {
    Try,
    Undo(Cell),
    Other,
}

impl Tally {
    /// The counts of a search that has not begun, on a board with so many blanks.
    #[must_use]
    pub const fn new(blanks: usize) -> Self {
        Self {
            tries: 0,
            undos: 0,
            guesses: 0,
            dead_ends: 0,
            contradictions: 0,
            naked: 0,
            hidden: 0,
            most_open: 1,
            solutions: 0,
            steps: 0,
            blanks,
            trail: Vec::new(),
            open_tries: 0,
            before: Before::Other,
        }
    }

    /// Calls of the recursive function: one for each try, and the first.
    #[inline]
    #[must_use]
    pub const fn calls(&self) -> u64 {
        self.tries + 1
    }

    /// Calls that haven't returned yet.
    #[inline]
    #[must_use]
    pub const fn open(&self) -> u64 {
        self.open_tries + 1
    }

    /// Digits forced by any rule.
    #[inline]
    #[must_use]
    pub const fn forced(&self) -> u64 {
        self.naked + self.hidden
    }

    /// The counts of a search that uses no rules. It may take a try back in either way
    /// that a board has: if it failed at once, it ran into a dead end.
    pub fn no_contradictions(&mut self) {
        self.dead_ends += std::mem::take(&mut self.contradictions);
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.trail.len() >= self.blanks
    }

    /// Counts the next event.
    #[inline]
    pub fn hear(&mut self, event: &Event) {
        if !matches!(event, Event::End(_)) {
            self.steps += 1;
        }
        match *event {
            Event::Place { cell, why: Why::Tried, allowed, .. } => {
                self.tries += 1;
                let is_new_square = self.before != Before::Undo(cell);
                self.guesses += u64::from(is_new_square && allowed.len() >= 2);
                self.trail.push((cell, true));
                self.solutions += u64::from(self.is_full());
                self.open_tries += 1;
                self.most_open = self.most_open.max(self.open());
                self.before = Before::Try;
            }
            Event::Place { cell, why, .. } => {
                match why {
                    Why::NakedSingle => self.naked += 1,
                    _ => self.hidden += 1,
                }
                self.trail.push((cell, false));
                self.solutions += u64::from(self.is_full());
            }
            Event::Undo { cell } => {
                self.dead_ends += u64::from(self.before == Before::Try && !self.is_full());
                self.undos += 1;
                self.take_back_one();
                self.before = Before::Undo(cell);
            }
            Event::UndoTo { mark } => self.take_back_to(mark),
            Event::End(outcome) => {
                let nothing_done = self.tries == 0 && self.contradictions == 0;
                self.dead_ends +=
                    u64::from(outcome == Outcome::NoSolution && nothing_done && !self.is_full());
            }
        }
    }

    #[inline]
    fn take_back_one(&mut self) {
        if let Some((_, true)) = self.trail.pop() {
            self.open_tries -= 1;
        }
    }

    /// A try that is taken back before any other was made under it ran into a
    /// contradiction; so did a search that takes all back without one try.
    #[inline]
    fn take_back_to(&mut self, mark: usize) {
        let failed_at_once = self.before == Before::Try || self.tries == 0;
        self.contradictions += u64::from(failed_at_once && !self.is_full());
        self.before = Before::Other;
        let open = self.open_tries;
        while self.trail.len() > mark {
            if let Some(&(cell, true)) = self.trail.last() {
                self.before = Before::Undo(cell);
            }
            self.take_back_one();
        }
        self.undos += open - self.open_tries;
    }
}

/// One line: `12 calls · 11 tries · 5 undos · 7 open at once`.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} · {} · {} · {} open at once",
            count(self.calls(), "call"),
            count(self.tries, "try"),
            count(self.undos, "undo"),
            commas(self.most_open),
        )
    }
}
