//! The calls of a recursive search, read off its tape.

use std::slice::Iter;

use crate::Replay;
use crate::{Cell, Event, Grid, Line, Outcome, Returned, Trace, Why, symbol};

/// What happens at one moment of a recursion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The function was called. It is the newest open call now.
    Call,
    /// The newest open call returned. It isn't open any more.
    Return(Returned),
}

/// One moment of a recursion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// A call or a return.
    pub turn: Turn,
    /// The call that was made or that returned, such as `solve(13.. ..42)`: the rows
    /// that had a blank square at the start, as it got them.
    pub call: String,
    /// The square that was filled or cleared, if one was.
    pub cell: Option<Cell>,
    /// What a trace says of it.
    pub line: Line,
}

/// A tape as calls and returns: the first call, then one call for each try, and one
/// return for each call. Before the first [`advance`](Self::advance) no call is made.
///
/// ```
/// use sudoku_steps::{Board, Calls, puzzles, solutions::recursion};
///
/// let mut board = Board::new(puzzles::small())?.keeping(usize::MAX);
/// let solved = recursion::solve(&mut board);
/// board.finish(solved);
/// let mut calls = Calls::new(puzzles::small(), board.tape().events());
/// calls.advance();
/// assert_eq!(calls.open(), ["solve(.... ..42)"]);
/// let moment = calls.advance().unwrap();
/// assert_eq!(moment.line.to_string(), "Set (2, 0) = 1");
/// assert_eq!(calls.open(), ["solve(.... ..42)", "solve(1... ..42)"]);
/// # Ok::<(), sudoku_steps::Conflict>(())
/// ```
pub struct Calls<'a, const N: usize> {
    events: Iter<'a, Event>,
    replay: Replay<N>,
    trace: Trace<N>,
    rows: Vec<usize>,
    open: Vec<String>,
    /// For each open call, how many solutions stood on the board before it.
    solutions_before: Vec<u64>,
    solutions: u64,
    made: u64,
    most_open: usize,
    /// The newest event, and how many of the open calls return because of it.
    event: Option<(Event, Line)>,
    returning: usize,
}

impl<'a, const N: usize> Calls<'a, N> {
    /// The start of a search on this grid, before its first call.
    #[must_use]
    pub fn new(start: Grid<N>, events: &'a [Event]) -> Self {
        let has_blank = |&row: &usize| (0..N).any(|col| start.is_blank(Cell::new(row, col)));
        let mut rows: Vec<usize> = (0..N).filter(has_blank).collect();
        if rows.is_empty() {
            rows = (0..N).collect();
        }
        Self {
            events: events.iter(),
            replay: Replay::new(start),
            trace: Trace::new(start),
            rows,
            open: Vec::new(),
            solutions_before: Vec::new(),
            solutions: 0,
            made: 0,
            most_open: 0,
            event: None,
            returning: 0,
        }
    }

    /// The grid at this moment.
    #[must_use]
    pub const fn grid(&self) -> &Grid<N> {
        self.replay.grid()
    }

    /// The rows that had a blank square at the start, all if none had.
    #[must_use]
    pub fn rows(&self) -> &[usize] {
        &self.rows
    }

    /// The calls that haven't returned yet, oldest first.
    #[must_use]
    pub fn open(&self) -> &[String] {
        &self.open
    }

    /// How many calls were made so far.
    #[must_use]
    pub const fn made(&self) -> u64 {
        self.made
    }

    /// The most calls that were open at once so far.
    #[must_use]
    pub const fn most_open(&self) -> usize {
        self.most_open
    }

    /// Goes on to the next call or return, if there is one.
    ///
    /// # Panics
    /// If an event names a square that the grid doesn't have.
    pub fn advance(&mut self) -> Option<Moment> {
        if self.made == 0 {
            return Some(self.call(None, Line::first_call()));
        }
        while self.returning == 0 {
            let event = *self.events.next()?;
            let tries = self.replay.open_tries();
            let line = self.trace.line(&event);
            self.replay.apply(&event);
            match event {
                Event::Place { cell, why: Why::Tried, .. } => {
                    return Some(self.call(Some(cell), line));
                }
                Event::Place { .. } => self.solutions += u64::from(self.grid().is_full()),
                Event::Undo { .. } | Event::UndoTo { .. } => {
                    self.returning = tries.saturating_sub(self.replay.open_tries());
                }
                Event::End(_) => self.returning = self.open.len(),
            }
            self.event = Some((event, line));
        }
        self.returning -= 1;
        self.give_back()
    }

    fn call(&mut self, cell: Option<Cell>, line: Line) -> Moment {
        let name = format!("solve({})", self.blank_rows());
        self.open.push(name.clone());
        self.solutions_before.push(self.solutions);
        self.solutions += u64::from(self.grid().is_full());
        self.made += 1;
        self.most_open = self.most_open.max(self.open.len());
        Moment { turn: Turn::Call, call: name, cell, line }
    }

    fn give_back(&mut self) -> Option<Moment> {
        let (event, line) = self.event.clone()?;
        let name = self.open.pop()?;
        let before = self.solutions_before.pop()?;
        let returned = match event {
            Event::End(Outcome::GaveUp { .. }) => Returned::GaveUp,
            _ if self.solutions > before => Returned::Found,
            _ => Returned::Nothing,
        };
        // At the end all open calls return, and only the first of them ends the search.
        let line = match (event, self.open.len().checked_sub(1)) {
            (Event::End(_), Some(depth)) => Line::returned(depth, returned),
            (Event::End(_), None) => line.ended(returned),
            _ => line,
        };
        let cell = match event {
            Event::Undo { cell } => Some(cell),
            _ => None,
        };
        Some(Moment { turn: Turn::Return(returned), call: name, cell, line })
    }

    fn blank_rows(&self) -> String {
        let row = |&row: &usize| -> String {
            (0..N).map(|col| symbol(self.grid()[Cell::new(row, col)])).collect()
        };
        self.rows.iter().map(row).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solutions::recursion::solve;
    use crate::{Board, puzzles};

    fn turns(board: Board<4>) -> Vec<(Turn, usize)> {
        let mut board = board.keeping(usize::MAX);
        let start = *board.grid();
        let solved = solve(&mut board);
        board.finish(solved);
        let mut calls = Calls::new(start, board.tape().events());
        let mut turns = Vec::new();
        while let Some(moment) = calls.advance() {
            turns.push((moment.turn, calls.open().len()));
        }
        assert_eq!(calls.made(), board.tally().calls());
        assert_eq!(calls.most_open() as u64, board.tally().most_open);
        turns
    }

    #[test]
    fn each_call_returns_once() {
        use Returned::{Found, Nothing};
        let small = turns(Board::new(puzzles::small()).unwrap());
        assert_eq!(small.len(), 24, "25 views with the start");
        let gave = |what| small.iter().filter(|(turn, _)| *turn == Turn::Return(what)).count();
        assert_eq!((gave(Found), gave(Nothing)), (7, 5));
        assert_eq!(small.last(), Some(&(Turn::Return(Found), 0)));

        let unsolvable = turns(Board::new("123............4".parse().unwrap()).unwrap());
        assert_eq!(unsolvable, [(Turn::Call, 1), (Turn::Return(Nothing), 0)]);
        let full = turns(Board::new("3124421324311342".parse().unwrap()).unwrap());
        assert_eq!(full, [(Turn::Call, 1), (Turn::Return(Found), 0)]);
    }

    #[test]
    fn calls_that_are_open_when_the_budget_ends_give_up() {
        let turns = turns(Board::new(puzzles::small()).unwrap().with_budget(1));
        let gave_up = Turn::Return(Returned::GaveUp);
        assert_eq!(turns, [(Turn::Call, 1), (Turn::Call, 2), (gave_up, 1), (gave_up, 0)]);
    }
}
