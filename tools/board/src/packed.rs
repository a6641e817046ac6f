//! An event in four bytes: a tape of twenty million events takes 80 MB.

use sudoku_steps::{Cell, Event, Replay, Unit, Why};

/// An event of a tape without what the board says anyway: which digits were allowed.
/// The end of a tape isn't packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Packed(u32);

const TRIED: u32 = 0;
const NAKED: u32 = 1;
const ROW: u32 = 2;
const COLUMN: u32 = 3;
const BOX: u32 = 4;
const UNDO: u32 = 5;
const UNDO_TO: u32 = 6;

impl Packed {
    /// The event, packed; nothing for the end of a tape.
    #[inline]
    #[must_use]
    pub fn new(event: &Event) -> Option<Self> {
        let at = |kind: u32, cell: Cell| kind | (cell.row as u32) << 3 | (cell.col as u32) << 8;
        Some(Self(match *event {
            Event::Place { cell, digit, why, .. } => {
                let (kind, unit) = match why {
                    Why::Tried => (TRIED, 0),
                    Why::NakedSingle => (NAKED, 0),
                    Why::HiddenSingle(Unit::Row(unit)) => (ROW, unit),
                    Why::HiddenSingle(Unit::Column(unit)) => (COLUMN, unit),
                    Why::HiddenSingle(Unit::Box(unit)) => (BOX, unit),
                };
                at(kind, cell) | u32::from(digit) << 13 | (unit as u32) << 18
            }
            Event::Undo { cell } => at(UNDO, cell),
            Event::UndoTo { mark } => UNDO_TO | (mark as u32) << 3,
            Event::End(_) => return None,
        }))
    }

    /// Whether a digit was put in.
    #[must_use]
    pub const fn is_place(self) -> bool {
        !matches!(self.0 & 7, UNDO | UNDO_TO)
    }

    /// The event again, on the board that it happened on.
    #[inline]
    #[must_use]
    pub fn unpack<const N: usize>(self, before: &Replay<N>) -> Event {
        let part = |from: u32, bits: u32| (self.0 >> from & ((1 << bits) - 1)) as usize;
        let cell = Cell::new(part(3, 5), part(8, 5));
        let why = match self.0 & 7 {
            UNDO => return Event::Undo { cell },
            UNDO_TO => return Event::UndoTo { mark: part(3, 29) },
            TRIED => Why::Tried,
            NAKED => Why::NakedSingle,
            ROW => Why::HiddenSingle(Unit::Row(part(18, 5))),
            COLUMN => Why::HiddenSingle(Unit::Column(part(18, 5))),
            _ => Why::HiddenSingle(Unit::Box(part(18, 5))),
        };
        let allowed = before.allowed(cell);
        Event::Place { cell, digit: part(13, 5) as u8, why, allowed }
    }
}
