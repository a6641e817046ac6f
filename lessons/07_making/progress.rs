//! A line that says how far the work is, while it goes on.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

use sudoku_steps::solutions::generator::maker::Removal;
use sudoku_steps::solutions::making::clues_of;
use sudoku_steps::text::commas;

/// How long the work goes on before the line appears, and between two of them.
const PAUSE: Duration = Duration::from_millis(100);
const BAR: usize = 30;

/// A bar on standard error, only where that is a terminal. Nothing of it stays.
pub struct Progress {
    of: usize,
    done: usize,
    is_on: bool,
    is_shown: bool,
    last: Instant,
}

impl Progress {
    pub fn new(of: usize, is_wanted: bool) -> Self {
        let is_on = is_wanted && stderr().is_terminal();
        Self { of, done: 0, is_on, is_shown: false, last: Instant::now() }
    }

    /// Shows how many are done, and how many clues the one at work has.
    pub fn at(&mut self, removal: &Removal) {
        if !self.is_on || self.last.elapsed() < PAUSE {
            return;
        }
        self.last = Instant::now();
        self.is_shown = true;
        let full = BAR * self.done / self.of;
        let bar = "#".repeat(full) + &".".repeat(BAR - full);
        let clues = clues_of(&removal.puzzle);
        let line = format!("[{bar}] {} of {}, {clues} clues", commas(self.done as u64), self.of);
        let _ = write!(stderr(), "\r{line:<78}");
        let _ = stderr().flush();
    }

    /// One more is done.
    pub const fn one_more(&mut self) {
        self.done += 1;
    }

    /// Takes the line away, before something else is written.
    pub fn clear(&mut self) {
        if self.is_shown {
            let _ = write!(stderr(), "\r{:78}\r", "");
            let _ = stderr().flush();
            self.is_shown = false;
        }
    }
}
