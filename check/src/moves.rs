//! The moves of a search, read off its tape.

use crate::ground::{Ground, Squares};
use sudoku_steps::{Cell, Digits, Event, Outcome, Placed, Why};

/// What an exercise's text fixes of a search: its tries, its undos and its end, but
/// not the forced digits between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Move {
    Set(Cell, u8),
    Undo(Cell),
    End(Outcome),
}

/// The digits that stand since the start, as far as it takes to read moves off events.
#[derive(Default)]
pub(super) struct Trail(pub(super) Vec<Placed>);

impl Trail {
    /// The moves that an event makes on top of this trail.
    #[inline]
    pub(super) fn moves(&self, event: &Event, mut tell: impl FnMut(Move)) {
        match *event {
            Event::Place { cell, digit, why: Why::Tried, .. } => tell(Move::Set(cell, digit)),
            Event::Place { .. } => {}
            Event::Undo { cell } => {
                let newest = self.0.iter().rfind(|placed| placed.cell == cell);
                if newest.is_none_or(|placed| placed.why == Why::Tried) {
                    tell(Move::Undo(cell));
                }
            }
            Event::UndoTo { mark } => {
                let gone = self.0[mark.min(self.0.len())..].iter().rev();
                for placed in gone.filter(|placed| placed.why == Why::Tried) {
                    tell(Move::Undo(placed.cell));
                }
            }
            Event::End(outcome) => tell(Move::End(outcome)),
        }
    }

    #[inline]
    pub(super) fn apply(&mut self, event: &Event) {
        match *event {
            Event::Place { cell, digit, why, .. } => self.0.push(Placed { cell, digit, why }),
            Event::Undo { cell } => {
                if let Some(at) = self.0.iter().rposition(|placed| placed.cell == cell) {
                    self.0.remove(at);
                }
            }
            Event::UndoTo { mark } => self.0.truncate(mark),
            Event::End(_) => {}
        }
    }

    /// The board with this trail on it.
    pub(super) fn on(&self, start: &Squares) -> Ground {
        let mut board = Ground::new(start.clone());
        for &Placed { cell, digit, why } in &self.0 {
            board.apply(&Event::Place { cell, digit, why, allowed: Digits::NONE });
        }
        board
    }
}
