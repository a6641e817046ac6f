//! Playing a tape back onto a grid.

use super::position::Position;
use crate::{Cell, Digits, Event, Grid, Unit, Why};

/// A digit that stands on the board since the start of the tape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The square.
    pub cell: Cell,
    /// The digit.
    pub digit: u8,
    /// Whether it was tried, or which rule forced it.
    pub why: Why,
}

/// The board at one moment of a tape, made from the events up to there.
///
/// ```
/// use sudoku_steps::{Board, Replay, puzzles, solutions::backtracking};
///
/// let start = puzzles::find("easy").unwrap().grid();
/// let mut board = Board::new(start)?.keeping(6);
/// backtracking::solve(&mut board);
/// let mut replay = Replay::new(start);
/// for event in board.tape().events() {
///     replay.apply(event);
/// }
/// assert_eq!(replay.open_tries(), 6);
/// assert_eq!(replay.trail()[0].cell.to_string(), "(0, 0)");
/// # Ok::<(), sudoku_steps::Conflict>(())
/// ```
#[derive(Clone)]
pub struct Replay<const N: usize = 9> {
    position: Position<N>,
    trail: Vec<Placed>,
}

impl<const N: usize> Replay<N> {
    /// The moment before the first event.
    #[must_use]
    pub fn new(start: Grid<N>) -> Self {
        Self { position: Position::new(start), trail: Vec::new() }
    }

    /// The grid at this moment.
    #[must_use]
    pub const fn grid(&self) -> &Grid<N> {
        self.position.grid()
    }

    /// The digits that stand since the start, oldest first.
    #[must_use]
    pub fn trail(&self) -> &[Placed] {
        &self.trail
    }

    /// How many of them were tried: the depth of the search.
    #[must_use]
    pub fn open_tries(&self) -> usize {
        self.trail.iter().filter(|placed| placed.why == Why::Tried).count()
    }

    /// The digits that fit in a blank square at this moment.
    ///
    /// # Panics
    /// If the grid has no such square.
    #[must_use]
    #[track_caller]
    pub fn allowed(&self, cell: Cell) -> Digits {
        self.position.allowed(cell)
    }

    /// The first blank square in reading order where nothing fits.
    #[must_use]
    pub fn stuck_square(&self) -> Option<Cell> {
        let mut blanks = self.grid().cells().filter(|&cell| self.grid().is_blank(cell));
        blanks.find(|&cell| self.allowed(cell).is_empty())
    }

    /// The first digit that has no square left in a unit.
    #[must_use]
    pub fn stuck_digit(&self) -> Option<(Unit, u8)> {
        let has_place = |unit, digit| {
            let mut cells = self.grid().cells_of(unit);
            cells.any(|cell| self.grid()[cell] == digit || self.allowed(cell).contains(digit))
        };
        let pairs = self
            .grid()
            .units()
            .flat_map(|unit| Digits::all(N).into_iter().map(move |digit| (unit, digit)));
        pairs.into_iter().find(|&(unit, digit)| !has_place(unit, digit))
    }

    /// Goes one event further.
    ///
    /// # Panics
    /// If the event names a square that the grid doesn't have.
    pub fn apply(&mut self, event: &Event) {
        let position = &mut self.position;
        play(&mut self.trail, event, |cell, digit| match digit {
            0 => position.clear(cell),
            _ => {
                position.set(cell, digit);
            }
        });
    }
}

/// Goes one event further on a board of any side: the trail changes, and `write` is told
/// which squares hold another digit now, 0 for a blank.
#[inline]
pub fn play(trail: &mut Vec<Placed>, event: &Event, mut write: impl FnMut(Cell, u8)) {
    match *event {
        Event::Place { cell, digit, why, .. } => {
            write(cell, digit);
            trail.push(Placed { cell, digit, why });
        }
        Event::Undo { cell } => {
            write(cell, 0);
            if trail.last().is_some_and(|placed| placed.cell == cell) {
                trail.pop();
            } else {
                trail.retain(|placed| placed.cell != cell);
            }
        }
        Event::UndoTo { mark } => {
            for placed in trail.drain(mark.min(trail.len())..) {
                write(placed.cell, 0);
            }
        }
        Event::End(_) => {}
    }
}
