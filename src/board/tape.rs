//! The tape: everything that a search does to a board, one event after another.

use crate::{Event, Listener, Tally};

/// The events of one board: counted always, kept as far as was asked, and told to
/// a listener if there is one.
pub struct Tape {
    tally: Tally,
    kept: Vec<Event>,
    keep: usize,
    listener: Option<Box<dyn Listener>>,
}

impl Tape {
    pub(crate) fn new(blanks: usize) -> Self {
        Self { tally: Tally::new(blanks), kept: Vec::new(), keep: 0, listener: None }
    }

    pub(crate) fn keep(&mut self, events: usize) {
        self.keep = events;
    }

    pub(crate) fn listen(&mut self, listener: Box<dyn Listener>) {
        self.listener = Some(listener);
    }

    #[inline]
    pub(crate) fn record(&mut self, event: Event) {
        self.tally.hear(&event);
        if self.kept.len() < self.keep {
            self.kept.push(event);
        }
        if let Some(listener) = &mut self.listener {
            listener.hear(&event);
        }
    }

    /// The first events, as many as the board was told to keep.
    #[inline]
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.kept
    }

    /// The counts so far.
    #[inline]
    #[must_use]
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }
}
