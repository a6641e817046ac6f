//! A tape that one can go along, forwards and back.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use sudoku_steps::{Event, Grid, Outcome, Replay, Tally};

use crate::packed::Packed;
use crate::search::{Piece, Search, start};

/// Every so many events the whole position is kept, so that going back costs a few
/// thousand events at most and not all of them.
const INTERVAL: usize = 4096;

/// One moment of a search: the board and the counts.
#[derive(Clone)]
pub struct Moment<const N: usize> {
    /// The board.
    pub replay: Replay<N>,
    /// The counts up to here.
    pub tally: Tally,
}

impl<const N: usize> Moment<N> {
    fn apply(&mut self, event: &Event) {
        self.tally.hear(event);
        self.replay.apply(event);
    }
}

/// The tape of a search as far as it was looked at, and the moment one is at.
pub struct Film<const N: usize> {
    start: Grid<N>,
    from: Receiver<Piece>,
    events: Vec<Packed>,
    kept: Vec<Moment<N>>,
    now: Moment<N>,
    at: usize,
    /// The newest event before this moment, with what was allowed then.
    last: Option<Event>,
    spent: Duration,
    outcome: Option<Outcome>,
    is_broken: bool,
    rules: bool,
}

impl<const N: usize> Film<N> {
    /// The moment before the first event of a search, which starts now.
    #[must_use]
    pub fn new(search: Search, start_grid: Grid<N>) -> Self {
        let now =
            Moment { replay: Replay::new(start_grid), tally: Tally::new(start_grid.blanks()) };
        Self {
            start: start_grid,
            from: start(search, start_grid),
            events: Vec::new(),
            kept: vec![now.clone()],
            now,
            at: 0,
            last: None,
            spent: Duration::ZERO,
            outcome: None,
            is_broken: false,
            rules: matches!(search, Search::Propagation | Search::KeptCandidates),
        }
    }

    /// The puzzle.
    #[must_use]
    pub const fn start(&self) -> &Grid<N> {
        &self.start
    }

    /// This moment.
    #[must_use]
    pub const fn now(&self) -> &Moment<N> {
        &self.now
    }

    /// The counts at this moment, with the dead end that the end itself may be.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let mut tally = self.now.tally.clone();
        if let Some(outcome) = self.outcome_here() {
            tally.hear(&Event::End(outcome));
        }
        if !self.rules {
            tally.no_contradictions();
        }
        tally
    }

    /// How many events lie before this moment.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// How many events are known, and whether these are all.
    #[must_use]
    pub const fn known(&self) -> (usize, bool) {
        (self.events.len(), self.outcome.is_some())
    }

    /// How long the search worked for the events that are known.
    #[must_use]
    pub const fn spent(&self) -> Duration {
        self.spent
    }

    /// What just happened.
    #[must_use]
    pub const fn last(&self) -> Option<&Event> {
        self.last.as_ref()
    }

    /// How the search ended, if this moment is its end.
    #[must_use]
    pub fn outcome_here(&self) -> Option<Outcome> {
        self.outcome.filter(|_| self.at == self.events.len())
    }

    /// The moment before what just happened.
    #[must_use]
    pub fn before_last(&self) -> Moment<N> {
        let target = self.at.saturating_sub(1);
        let kept = (target / INTERVAL).min(self.kept.len() - 1);
        let mut moment = self.kept[kept].clone();
        for packed in &self.events[kept * INTERVAL..target] {
            let event = packed.unpack(&moment.replay);
            moment.apply(&event);
        }
        moment
    }

    /// Whether the event before the newest one was a digit put in.
    #[must_use]
    pub fn was_undone_at_once(&self) -> bool {
        self.at >= 2 && self.events[self.at - 2].is_place()
    }

    /// Whether the search stopped without an end.
    #[must_use]
    pub const fn is_broken(&self) -> bool {
        self.is_broken
    }

    /// The events before this moment, unpacked: the whole tape of a short search.
    #[must_use]
    pub fn events_so_far(&self) -> Vec<Event> {
        let mut replay = Replay::new(self.start);
        let events = self.events[..self.at].iter().map(|packed| {
            let event = packed.unpack(&replay);
            replay.apply(&event);
            event
        });
        let mut events: Vec<Event> = events.collect();
        events.extend(self.outcome_here().map(Event::End));
        events
    }

    /// Takes what the search has sent. With `wait` it waits for the next piece if
    /// nothing is there.
    pub fn receive(&mut self, wait: Option<Duration>) {
        if self.outcome.is_some() || self.is_broken {
            return;
        }
        let piece = match wait {
            Some(wait) => self
                .from
                .recv_timeout(wait)
                .map_err(|error| error == RecvTimeoutError::Disconnected),
            None => self.from.try_recv().map_err(|error| error == TryRecvError::Disconnected),
        };
        match piece {
            Ok(piece) => {
                self.events.extend(piece.events);
                self.spent = piece.spent;
                self.outcome = piece.outcome;
            }
            Err(is_broken) => self.is_broken = is_broken,
        }
    }

    /// Goes one event on, if the search has sent one or sends one soon.
    pub fn forward(&mut self) -> bool {
        if self.at == self.events.len() {
            self.receive(Some(Duration::from_millis(50)));
        }
        let Some(packed) = self.events.get(self.at) else { return false };
        let event = packed.unpack(&self.now.replay);
        self.now.apply(&event);
        self.at += 1;
        self.last = Some(event);
        if self.at == self.kept.len() * INTERVAL {
            self.kept.push(self.now.clone());
        }
        true
    }

    /// Goes to the moment after so many events that are known already.
    pub fn go_to(&mut self, target: usize) {
        let target = target.min(self.events.len());
        // The event before the target has to be seen, for the sentence.
        let kept = target.saturating_sub(1) / INTERVAL;
        if target < self.at || kept * INTERVAL > self.at {
            let kept = kept.min(self.kept.len() - 1);
            self.now = self.kept[kept].clone();
            self.at = kept * INTERVAL;
            self.last = None;
        }
        while self.at < target && self.forward() {}
    }

    /// Goes one event back.
    pub fn back(&mut self) -> bool {
        let is_later = self.at > 0;
        self.go_to(self.at.saturating_sub(1));
        is_later
    }
}
