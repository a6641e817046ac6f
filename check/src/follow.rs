//! Following a learner's tape beside the reference's, up to the first step that
//! differs and some way beyond.

use std::collections::VecDeque;
use std::sync::PoisonError;
use std::sync::mpsc::{Receiver, SyncSender};
use std::vec;

use crate::apart::{Apart, Found, Shared};
use crate::ground::Squares;
use crate::guard::{Pulse, enough};
use crate::moves::{Move, Trail};
use sudoku_steps::{Cell, Digits, Event, Listener, Placed, Why};

/// How many moves travel from the reference to the follower at once.
const BATCH: usize = 4096;

/// The reference's side: sends its moves in batches.
pub(super) struct Leader {
    trail: Trail,
    batch: Vec<Move>,
    sender: SyncSender<Vec<Move>>,
}

impl Leader {
    pub(super) fn new(sender: SyncSender<Vec<Move>>) -> Self {
        Self { trail: Trail::default(), batch: Vec::with_capacity(BATCH), sender }
    }
}

impl Listener for Leader {
    fn hear(&mut self, event: &Event) {
        let batch = &mut self.batch;
        self.trail.moves(event, |step| batch.push(step));
        self.trail.apply(event);
        if self.batch.len() >= BATCH || matches!(event, Event::End(_)) {
            let batch = std::mem::replace(&mut self.batch, Vec::with_capacity(BATCH));
            if self.sender.send(batch).is_err() {
                enough();
            }
        }
    }
}

/// How many moves after the first difference are kept to find its cause.
const TAIL: usize = 3_000;
/// How many events without a move are too many: no board has so many squares.
const FLOOD: u32 = 20_000;
/// How many of the last moves a report shows.
const RECENT: usize = 5;

/// The learner's side: compares each move with the reference's.
pub(super) struct Follower {
    start: Squares,
    trail: Trail,
    expected: Receiver<Vec<Move>>,
    batch: vec::IntoIter<Move>,
    step: u64,
    undos: u64,
    tried: Digits,
    went_on: bool,
    forced: u64,
    solutions: u64,
    since_solution: u64,
    blanks: usize,
    recent: VecDeque<Move>,
    /// The squares of the open tries with the digits tried there, and perhaps one
    /// more: the square whose last digit was just taken back.
    levels: Vec<(Cell, Digits)>,
    depth: usize,
    since_move: u32,
    is_swept: bool,
    pulse: Pulse,
    shared: Shared,
    is_apart: bool,
}

impl Follower {
    pub(super) fn new(
        start: Squares,
        expected: Receiver<Vec<Move>>,
        pulse: Pulse,
        shared: Shared,
    ) -> Self {
        Self {
            blanks: start.blanks(),
            start,
            trail: Trail::default(),
            expected,
            batch: Vec::new().into_iter(),
            step: 0,
            undos: 0,
            tried: Digits::NONE,
            went_on: false,
            forced: 0,
            solutions: 0,
            since_solution: 0,
            recent: VecDeque::with_capacity(RECENT + 1),
            levels: Vec::new(),
            depth: 0,
            since_move: 0,
            is_swept: false,
            pulse,
            shared,
            is_apart: false,
        }
    }

    /// The reference's next move. It ends with an `End`, and after that none is asked for.
    fn next_expected(&mut self) -> Option<Move> {
        if let Some(step) = self.batch.next() {
            return Some(step);
        }
        self.batch = self.expected.recv().ok()?.into_iter();
        self.batch.next()
    }

    fn follow(&mut self, trail: &Trail, yours: Move) {
        self.since_move = 0;
        if self.is_apart {
            self.keep(yours);
            return;
        }
        self.step += 1;
        // A reference that is gone without an end has panicked; then there is
        // nothing to compare with, and the check of the reference itself fails.
        let Some(expected) = self.next_expected() else { enough() };
        if expected != yours {
            self.part(trail, expected, yours);
            return;
        }
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(yours);
        match yours {
            Move::Set(cell, digit) => {
                self.descend(cell, digit);
                let is_full = trail.0.len() + 1 == self.blanks;
                self.solutions += u64::from(is_full);
                self.since_solution = if is_full { 0 } else { self.since_solution + 1 };
            }
            Move::Undo(_) => {
                self.undos += 1;
                self.depth = self.depth.saturating_sub(1);
                self.levels.truncate(self.depth + 1);
            }
            Move::End(_) => *self.lock() = Found::Over,
        }
    }

    fn descend(&mut self, cell: Cell, digit: u8) {
        self.tried.insert(digit);
        self.levels.truncate(self.depth + 1);
        match self.levels.get_mut(self.depth) {
            Some((chosen, tried)) if *chosen == cell => {
                tried.insert(digit);
                self.went_on = true;
            }
            _ => {
                self.levels.truncate(self.depth);
                self.levels.push((cell, Digits::just(digit)));
            }
        }
        self.depth += 1;
    }

    fn part(&mut self, trail: &Trail, expected: Move, yours: Move) {
        self.is_apart = true;
        let apart = Apart {
            step: self.step,
            expected,
            yours,
            is_swept: self.is_swept,
            before: trail.on(&self.start),
            recent: self.with_depths(),
            undos: self.undos,
            tried: self.tried,
            went_on: self.went_on,
            forced: self.forced,
            solutions: self.solutions,
            since_solution: self.since_solution,
            choosing: self.levels.get(self.depth).copied(),
            tail: Vec::new(),
        };
        *self.lock() = Found::Apart(Box::new(apart));
    }

    /// The last moves, each with the depth at which a trace would show it.
    fn with_depths(&self) -> Vec<(usize, Move)> {
        let mut depth = self.depth;
        let mut lines: Vec<(usize, Move)> = Vec::new();
        for &step in self.recent.iter().rev() {
            match step {
                Move::Set(..) => depth = depth.saturating_sub(1),
                Move::Undo(_) | Move::End(_) => {}
            }
            lines.push((depth, step));
            if matches!(step, Move::Undo(_)) {
                depth += 1;
            }
        }
        lines.reverse();
        lines
    }

    fn keep(&mut self, yours: Move) {
        let mut found = self.lock();
        if let Found::Apart(apart) = &mut *found {
            apart.tail.push(yours);
            if apart.tail.len() >= TAIL {
                drop(found);
                enough();
            }
        }
    }

    /// Follows an undo to a mark, one digit after another, so that the board is right
    /// at each of them.
    fn take_back(&mut self, trail: &mut Trail, mark: usize) {
        let mut tries = 0;
        while trail.0.len() > mark {
            if let Some(&Placed { cell, why: Why::Tried, .. }) = trail.0.last() {
                self.is_swept = tries > 0;
                tries += 1;
                self.follow(trail, Move::Undo(cell));
            }
            trail.0.pop();
        }
        self.is_swept = false;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Found> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Listener for Follower {
    fn hear(&mut self, event: &Event) {
        self.pulse.beat();
        self.since_move += 1;
        if self.since_move > FLOOD {
            if !self.is_apart {
                *self.lock() = Found::Flood(Box::new(self.trail.on(&self.start)));
            }
            enough();
        }
        if matches!(event, Event::Place { why, .. } if *why != Why::Tried) {
            self.forced += 1;
        }
        let mut trail = std::mem::take(&mut self.trail);
        if let Event::UndoTo { mark } = *event {
            self.take_back(&mut trail, mark);
        } else {
            trail.moves(event, |step| self.follow(&trail, step));
            trail.apply(event);
        }
        self.trail = trail;
    }
}
