//! The grid that a solver plays on.

use super::position::Position;
use crate::Listener;
use crate::{Cell, Conflict, Digits, Event, Grid, Outcome, Tally, Tape, Unit, Why};

/// A grid that a solver can touch only through its tape: [`place`](Self::place)
/// and [`undo`](Self::undo), and for forced digits [`force`](Self::force) and
/// [`undo_to`](Self::undo_to).
///
/// The board records and never refuses. A digit that doesn't fit, a square that
/// is filled already, an undo of the wrong square: all go on the tape as they
/// are. It panics only on what is no square or no digit of its size.
///
/// ```
/// use sudoku_steps::{Board, Cell, puzzles};
///
/// let mut board = Board::new(puzzles::small())?;
/// let cell = Cell::new(2, 0);
/// assert_eq!(board.allowed(cell).to_string(), "1 2");
/// board.place(cell, 1);
/// board.undo(cell);
/// assert_eq!((board.tally().tries, board.tally().undos), (1, 1));
/// # Ok::<(), sudoku_steps::Conflict>(())
/// ```
pub struct Board<const N: usize = 9> {
    position: Position<N>,
    trail: Vec<Cell>,
    tape: Tape,
    budget: u64,
    gave_up: bool,
}

impl<const N: usize> Board<N> {
    /// A board with this grid on it and an empty tape.
    ///
    /// # Errors
    /// The first conflict, if the grid has two equal digits in a unit.
    pub fn new(grid: Grid<N>) -> Result<Self, Conflict> {
        if let Some(&conflict) = grid.conflicts().first() {
            return Err(conflict);
        }
        Ok(Self {
            tape: Tape::new(grid.blanks()),
            position: Position::new(grid),
            trail: Vec::new(),
            budget: u64::MAX,
            gave_up: false,
        })
    }

    /// The same board with a budget: after so many tries it gives up. Then
    /// nothing is allowed anywhere, a search unwinds by itself, and the tape
    /// records no more of it than how it ended.
    #[must_use]
    pub const fn with_budget(mut self, tries: u64) -> Self {
        self.budget = tries;
        self
    }

    /// The same board with a tape that keeps its first `events`.
    #[must_use]
    pub fn keeping(mut self, events: usize) -> Self {
        self.tape.keep(events);
        self
    }

    /// The same board with somebody who hears each event as it happens.
    #[must_use]
    pub fn heard_by(mut self, listener: impl Listener + 'static) -> Self {
        self.tape.listen(Box::new(listener));
        self
    }

    /// The grid as it is now.
    #[inline]
    #[must_use]
    pub const fn grid(&self) -> &Grid<N> {
        self.position.grid()
    }

    /// What the tape says.
    #[must_use]
    pub const fn tape(&self) -> &Tape {
        &self.tape
    }

    /// The counts so far.
    #[inline]
    #[must_use]
    pub const fn tally(&self) -> &Tally {
        self.tape.tally()
    }

    /// Whether the budget of tries was spent.
    #[must_use]
    pub const fn gave_up(&self) -> bool {
        self.gave_up
    }

    /// How many tries it may make at most.
    #[must_use]
    pub const fn budget(&self) -> u64 {
        self.budget
    }

    /// Gives up as if the budget were spent: for a search that keeps count itself.
    pub const fn give_up(&mut self) {
        self.gave_up = true;
    }

    /// The digit in a square, 0 for a blank.
    ///
    /// # Panics
    /// If the board has no such square.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn get(&self, cell: Cell) -> u8 {
        self.grid()[cell]
    }

    /// Whether a square is blank.
    ///
    /// # Panics
    /// If the board has no such square.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn is_blank(&self, cell: Cell) -> bool {
        self.get(cell) == 0
    }

    /// All squares in reading order.
    #[inline]
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + use<N> {
        self.grid().cells()
    }

    /// All units: rows, columns, boxes.
    #[inline]
    pub fn units(&self) -> impl Iterator<Item = Unit> + use<N> {
        self.grid().units()
    }

    /// The squares of a unit in reading order.
    #[inline]
    pub fn cells_of(&self, unit: Unit) -> impl Iterator<Item = Cell> + use<N> {
        self.grid().cells_of(unit)
    }

    /// The squares that share a row, a column or a box with this one.
    #[inline]
    pub fn peers(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<N> {
        self.grid().peers(cell)
    }

    /// The digits that fit in a blank square: those that none of its peers holds.
    /// None for a filled square, and none anywhere once the board gave up.
    ///
    /// # Panics
    /// If the board has no such square.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn allowed(&self, cell: Cell) -> Digits {
        if self.gave_up {
            return Digits::NONE;
        }
        self.position.allowed(cell)
    }

    /// Tries a digit in a square.
    ///
    /// # Panics
    /// If the board has no such square, or `digit` isn't from 1 to `N`.
    #[inline]
    #[track_caller]
    pub fn place(&mut self, cell: Cell, digit: u8) {
        // The digit is put there all the same. A search that asks the squares and not
        // `allowed` would else choose the same square again, without end.
        self.gave_up |= self.tally().tries >= self.budget;
        self.put(cell, digit, Why::Tried);
    }

    /// Writes a digit that a rule forces: `why` is [`Why::NakedSingle`] or
    /// [`Why::HiddenSingle`].
    ///
    /// # Panics
    /// If the board has no such square, or `digit` isn't from 1 to `N`.
    #[track_caller]
    pub fn force(&mut self, cell: Cell, digit: u8, why: Why) {
        self.put(cell, digit, why);
    }

    #[track_caller]
    #[inline]
    fn put(&mut self, cell: Cell, digit: u8, why: Why) {
        assert!((1..=N).contains(&usize::from(digit)), "{digit} is no digit from 1 to {N}");
        let allowed = self.position.set(cell, digit);
        self.trail.push(cell);
        self.record(Event::Place { cell, digit, why, allowed });
    }

    /// Takes the digit of a square back.
    ///
    /// # Panics
    /// If the board has no such square.
    #[inline]
    #[track_caller]
    pub fn undo(&mut self, cell: Cell) {
        self.position.clear(cell);
        if self.trail.last() == Some(&cell) {
            self.trail.pop();
        } else {
            // The wrong square, or one filled twice: the mark of a later undo_to
            // must still count what stands.
            self.trail.retain(|&placed| placed != cell);
        }
        self.record(Event::Undo { cell });
    }

    /// How many digits were placed and stand: what to give to
    /// [`undo_to`](Self::undo_to) later.
    #[must_use]
    pub const fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Takes back all that was placed since `mark`: a try, and what it forced.
    pub fn undo_to(&mut self, mark: usize) {
        while self.trail.len() > mark {
            if let Some(cell) = self.trail.pop() {
                self.position.clear(cell);
            }
        }
        self.record(Event::UndoTo { mark });
    }

    /// Says that a search for the first solution is over and what it returned.
    /// A search that gave up found nothing, and that is all one knows.
    pub fn finish(&mut self, solved: bool) -> Outcome {
        self.end(if solved { Outcome::Solved } else { Outcome::NoSolution })
    }

    /// Says that a count is over, what it found, and where it was to stop.
    pub fn finish_count(&mut self, found: u64, most: u64) -> Outcome {
        self.end(Outcome::of_count(found, most))
    }

    fn end(&mut self, outcome: Outcome) -> Outcome {
        // Whoever found enough within the budget made no try over it. What such a try
        // found isn't on the tape.
        let outcome =
            if self.gave_up { Outcome::GaveUp { tries: self.tally().tries } } else { outcome };
        self.tape.record(Event::End(outcome));
        outcome
    }

    #[inline]
    fn record(&mut self, event: Event) {
        if !self.gave_up {
            self.tape.record(event);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles;
    use crate::solutions::backtracking::{first_empty, search};

    #[test]
    fn the_last_try_over_the_budget_is_no_solution() {
        let mut grid = puzzles::NAMED[0].grid();
        let mut board = Board::new(grid).unwrap();
        assert!(search(&mut board, first_empty));
        let tries = board.tally().tries;
        for (budget, expected) in [
            (tries, Outcome::Solved),
            (tries - 1, Outcome::GaveUp { tries: tries - 1 }),
            (0, Outcome::GaveUp { tries: 0 }),
        ] {
            let mut board = Board::new(grid).unwrap().with_budget(budget);
            let solved = search(&mut board, first_empty);
            assert_eq!(board.finish(solved), expected);
        }
        // One blank and no budget: the digit that fills the board is one too many.
        let last = grid.cells().rfind(|&cell| grid.is_blank(cell)).unwrap();
        grid = *board.grid();
        grid[last] = 0;
        let mut board = Board::new(grid).unwrap().with_budget(0);
        let solved = search(&mut board, first_empty);
        assert_eq!(board.finish(solved), Outcome::GaveUp { tries: 0 });
    }
}
