//! How far it is, on a terminal, when it takes long.

use std::io::{IsTerminal, stderr, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::input::Given;

/// After so long the bar appears.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar on standard error. There is none when that is no terminal, and none when the
/// answers go to the same screen.
pub struct Progress {
    bar: ProgressBar,
    begun: Instant,
    read: Arc<AtomicU64>,
    is_on: bool,
}

impl Progress {
    /// A bar that isn't seen yet.
    pub fn of(given: &Given) -> Self {
        let bar = match given.bytes() {
            Some(bytes) => ProgressBar::new(bytes),
            None => ProgressBar::no_length(),
        };
        bar.set_draw_target(ProgressDrawTarget::hidden());
        let template = match given.bytes() {
            Some(_) => "{bar:30} {percent:>3} %  {msg}  {eta} left",
            None => "{spinner} {msg}  {elapsed}",
        };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.progress_chars("█░░"));
        }
        let is_on = stderr().is_terminal() && !stdout().is_terminal();
        Self { bar, begun: Instant::now(), read: Arc::clone(&given.read), is_on }
    }

    /// So many puzzles are done.
    pub fn at(&self, done: u64) {
        if self.is_on && self.begun.elapsed() > PATIENCE {
            if self.bar.is_hidden() {
                self.bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            self.bar.set_message(sudoku_steps::text::count(done, "puzzle"));
            self.bar.set_position(self.read.load(Ordering::Relaxed));
        }
    }

    /// Says something else on standard error, above the bar.
    pub fn aside(&self, say: impl FnOnce()) {
        self.bar.suspend(say);
    }

    /// Takes the bar away.
    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}
