//! A fingerprint of a search: one number for all its moves.

use std::sync::{Arc, Mutex, PoisonError};

use sudoku_steps::{Event, Listener};

use crate::moves::{Move, Trail};
use crate::pulse::{Pulse, enough};

/// One number for a row of moves, the same for the same moves in the same order. Searches
/// that take back in other ways (one digit or several at once), or force digits in another
/// order, make the same moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Print(u64);

impl Default for Print {
    fn default() -> Self {
        // The start and the factor of the hash FNV-1a.
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Print {
    /// Takes in one move. An end is none: how a search ended is said beside it.
    #[inline]
    pub fn add(&mut self, step: Move) {
        let word = match step {
            Move::Set(cell, digit) => cell.row << 16 | cell.col << 8 | usize::from(digit),
            Move::Undo(cell) => 1 << 24 | cell.row << 16 | cell.col << 8,
            Move::End(_) => return,
        };
        self.0 = (self.0 ^ word as u64).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(29);
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }
}

/// Hears a search and takes its fingerprint.
pub struct Fingerprint {
    trail: Trail,
    print: Print,
    moves: u64,
    most: u64,
    since_move: u32,
    pulse: Pulse,
    left: Left,
}

/// Where a fingerprint is left when the search is over.
pub type Left = Arc<Mutex<Option<Print>>>;

/// How many events without a move are too many: no board has so many squares.
pub(crate) const FLOOD: u32 = 20_000;

impl Fingerprint {
    /// A listener that ends a search after `most` moves, and where it leaves its print.
    #[must_use]
    pub fn new(most: u64, pulse: Pulse) -> (Self, Left) {
        let left = Left::default();
        let listener = Self {
            trail: Trail::default(),
            print: Print::default(),
            moves: 0,
            most,
            since_move: 0,
            pulse,
            left: Arc::clone(&left),
        };
        (listener, left)
    }
}

impl Listener for Fingerprint {
    fn hear(&mut self, event: &Event) {
        self.pulse.beat();
        self.since_move += 1;
        let (print, moves, since) = (&mut self.print, &mut self.moves, &mut self.since_move);
        self.trail.moves(event, |step| {
            print.add(step);
            *moves += 1;
            *since = 0;
        });
        self.trail.apply(event);
        if matches!(event, Event::End(_)) {
            *self.left.lock().unwrap_or_else(PoisonError::into_inner) = Some(self.print);
        } else if self.moves > self.most || self.since_move > FLOOD {
            enough();
        }
    }
}
