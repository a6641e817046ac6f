//! A line that says how far the work is, while it goes on.

use std::io::{IsTerminal, Write, stderr, stdout};
use std::time::{Duration, Instant};

use sudoku_steps::solutions::generator::maker::Removal;
use sudoku_steps::solutions::making::clues_of;
use sudoku_steps::text::commas;

/// How long the work goes on before the line appears, and before it changes.
const PAUSE: Duration = Duration::from_millis(100);
const BAR: usize = 30;

/// A bar on standard error, only where that is a terminal. In the end nothing of it
/// is left.
pub struct Progress {
    of: usize,
    done: usize,
    clues: usize,
    is_on: bool,
    is_shown: bool,
    last: Instant,
}

impl Progress {
    pub fn new(of: usize, is_wanted: bool) -> Self {
        let is_on = is_wanted && stderr().is_terminal();
        Self { of, done: 0, clues: 0, is_on, is_shown: false, last: Instant::now() }
    }

    /// Hears of each check.
    pub fn at(&mut self, removal: &Removal) {
        if self.is_on && self.last.elapsed() >= PAUSE {
            self.clues = clues_of(&removal.puzzle);
            self.show();
        }
    }

    /// Makes room for a puzzle that is going to be written on the same terminal.
    pub fn step_aside(&mut self) {
        if stdout().is_terminal() {
            self.wipe();
        }
    }

    /// One more is done.
    pub fn one_more(&mut self) {
        self.done += 1;
        if self.is_shown && self.done < self.of {
            self.show();
        }
    }

    fn show(&mut self) {
        self.last = Instant::now();
        self.is_shown = true;
        let full = BAR * self.done / self.of;
        let bar = "#".repeat(full) + &".".repeat(BAR - full);
        let (done, of) = (commas(self.done as u64), commas(self.of as u64));
        let line = format!("[{bar}] {done} of {of} · {} clues left", self.clues);
        write(&format!("\r{line:<78}"));
    }

    fn wipe(&self) {
        if self.is_shown {
            write(&format!("\r{:78}\r", ""));
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.wipe();
    }
}

/// A bar that can't be shown is no reason to stop.
fn write(text: &str) {
    let _ = write!(stderr(), "{text}");
    let _ = stderr().flush();
}
