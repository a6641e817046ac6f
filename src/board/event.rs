//! What a search does to a board, one thing at a time.

use std::fmt;

use crate::{Cell, Digits, Outcome, Unit, symbol};

/// Why a digit was placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The search tried it.
    Tried,
    /// It was the only digit allowed in its square.
    NakedSingle,
    /// Its square was the only one of this unit that allowed it.
    HiddenSingle(Unit),
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tried => f.write_str("tried"),
            Self::NakedSingle => f.write_str("naked single"),
            Self::HiddenSingle(unit) => write!(f, "hidden single in {unit}"),
        }
    }
}

/// One thing that a search did. Shown as the line of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A digit was written into a square.
    Place {
        /// The square.
        cell: Cell,
        /// The digit.
        digit: u8,
        /// Whether it was tried, or which rule forced it.
        why: Why,
        /// The digits that were allowed in the square just before.
        allowed: Digits,
    },
    /// The digit of a square was taken back.
    Undo {
        /// The square.
        cell: Cell,
    },
    /// Everything placed since a mark was taken back: one try, and all that it forced.
    UndoTo {
        /// How many placements stayed.
        mark: usize,
    },
    /// The search was over.
    End(Outcome),
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { cell, digit, .. } => write!(f, "Set {cell} = {}", symbol(*digit)),
            Self::Undo { cell } => write!(f, "Undo {cell}"),
            Self::UndoTo { mark } => write!(f, "Undo to mark {mark}"),
            Self::End(outcome) => write!(f, "{outcome}"),
        }
    }
}

/// Whoever wants to hear the events of a tape as they happen.
pub trait Listener: Send {
    /// Is called once for each event, in order.
    fn hear(&mut self, event: &Event);
}

impl<F: FnMut(&Event) + Send> Listener for F {
    fn hear(&mut self, event: &Event) {
        self(event);
    }
}
