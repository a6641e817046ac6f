//! The moment at which two searches went apart.

use std::sync::{Arc, Mutex};

use crate::ground::Ground;
use crate::moves::Move;
use sudoku_steps::{Cell, Digits};

/// The moment at which a learner's search went another way.
pub(super) struct Apart {
    /// The number of the first move that differs, from 1.
    pub(super) step: u64,
    /// What the reference did.
    pub(super) expected: Move,
    /// What the learner's code did.
    pub(super) yours: Move,
    /// Whether the learner's move took back a further try in one go with the last.
    pub(super) is_swept: bool,
    /// The board just before.
    pub(super) before: Ground,
    /// The last moves that were the same, oldest first, each with its depth.
    pub(super) recent: Vec<(usize, Move)>,
    /// How many of the moves before were undos.
    pub(super) undos: u64,
    /// The square in which the search was choosing a digit, and those it had tried
    /// there, if the last move was an undo.
    pub(super) choosing: Option<(Cell, Digits)>,
    /// All digits tried before.
    pub(super) tried: Digits,
    /// Whether a digit had failed before and the next was tried in the same square.
    pub(super) went_on: bool,
    /// How many digits had been written as forced, though they may be gone again.
    pub(super) forced: u64,
    /// How many times the board had been full.
    pub(super) solutions: u64,
    /// How many tries came after the last of these.
    pub(super) since_solution: u64,
    /// What the learner's code did after that, as far as it was followed.
    pub(super) tail: Vec<Move>,
}

impl Apart {
    /// Whether the next digit that the learner's code tries goes into this square.
    pub(super) fn goes_on_in(&self, square: Cell) -> bool {
        let next = self.tail.iter().find(|step| !matches!(step, Move::Undo(_)));
        matches!(next, Some(&Move::Set(cell, _)) if cell == square)
    }

    /// Whether the learner's code takes this square back among its next moves.
    pub(super) fn undoes(&self, cell: Cell) -> bool {
        self.tail.iter().take(4).any(|&step| step == Move::Undo(cell))
    }
}

/// What the follower leaves for the report.
pub(super) enum Found {
    /// All moves were the same so far.
    Same,
    /// All moves were the same, up to the end.
    Over,
    /// A move differed.
    Apart(Box<Apart>),
    /// Forced digits came without end.
    Flood(Box<Ground>),
}

pub(super) type Shared = Arc<Mutex<Found>>;
