//! The indented text of a search.

use std::fmt;

use colored::Colorize;

use crate::Replay;
use crate::{Event, Grid, Outcome, Returned, Why, symbol};

/// Turns events into the lines of a trace, one after another.
///
/// ```
/// use sudoku_steps::{Board, Trace, puzzles, solutions::backtracking};
///
/// let start = puzzles::find("easy").unwrap().grid();
/// let mut board = Board::new(start)?.keeping(8);
/// backtracking::solve(&mut board);
/// let mut trace = Trace::new(start);
/// let lines: Vec<String> =
///     board.tape().events().iter().map(|event| trace.line(event).to_string()).collect();
/// assert_eq!(lines[0], "Set (0, 0) = 2");
/// assert_eq!(lines[5], "          Set (0, 7) = 8");
/// assert_eq!(lines[6], "          Undo (0, 7)            ✗ nothing fits (0, 8)");
/// # Ok::<(), sudoku_steps::Conflict>(())
/// ```
pub struct Trace<const N: usize = 9> {
    replay: Replay<N>,
    /// How many solutions stood on the board so far, at the start of each open try.
    solutions_before: Vec<u64>,
    solutions: u64,
    /// Nothing was taken back since the newest try, or since the start.
    just_tried: bool,
    /// The search forces digits, so it also sees a digit without a square.
    propagates: bool,
}

/// A line of a trace: without colour as it is shown, with colour by
/// [`painted`](Self::painted). A note that doesn't fit beside it stands under it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    depth: usize,
    text: String,
    note: String,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Tried,
    Forced,
    Undone,
    End,
}

/// Where the notes of a trace begin, unless a line is longer.
const NOTE_COLUMN: usize = 33;

/// After so many levels the indentation begins anew at the left, with the level in
/// front. Else a deep search would leave the screen.
const LEVELS: usize = 30;

/// How wide a line may be, so that it fits a screen with two columns to spare.
const WIDTH: usize = 78;

impl<const N: usize> Trace<N> {
    /// A trace that begins with this grid.
    #[must_use]
    pub fn new(start: Grid<N>) -> Self {
        Self {
            replay: Replay::new(start),
            solutions_before: Vec::new(),
            solutions: 0,
            just_tried: true,
            propagates: false,
        }
    }

    /// The line for the next event.
    ///
    /// # Panics
    /// If the event names a square that the grid doesn't have.
    pub fn line(&mut self, event: &Event) -> Line {
        match *event {
            Event::Place { why: Why::Tried, .. } => {
                let depth = self.replay.open_tries();
                self.solutions_before.push(self.solutions);
                self.replay.apply(event);
                self.solutions += u64::from(self.replay.grid().is_full());
                self.just_tried = true;
                Line { depth, text: event.to_string(), note: String::new(), kind: Kind::Tried }
            }
            Event::Place { digit, why, .. } => {
                self.propagates = true;
                let depth = self.replay.open_tries();
                self.replay.apply(event);
                self.solutions += u64::from(self.replay.grid().is_full());
                let note = reason(why, digit);
                Line { depth, text: event.to_string(), note, kind: Kind::Forced }
            }
            Event::Undo { .. } | Event::UndoTo { .. } => self.undo(event),
            Event::End(outcome) => {
                let note = self.why_at_the_end(outcome);
                Line { depth: 0, text: event.to_string(), note, kind: Kind::End }
            }
        }
    }

    fn undo(&mut self, event: &Event) -> Line {
        self.propagates |= matches!(event, Event::UndoTo { .. });
        let before = self.solutions_before.pop().unwrap_or(0);
        let mut note = if self.solutions > before {
            if self.replay.grid().is_full() { "✓ a solution".to_string() } else { String::new() }
        } else if self.just_tried {
            self.why_stuck().unwrap_or_else(|| "✗ no digit left".to_string())
        } else {
            "✗ no digit left".to_string()
        };
        let trail = self.replay.trail().to_vec();
        self.replay.apply(event);
        let gone = &trail[self.replay.trail().len().min(trail.len())..];
        let forced = gone.iter().filter(|placed| placed.why != Why::Tried).count();
        if forced > 0 {
            let join = if note.is_empty() { "" } else { ", " };
            note = format!("{note}{join}{forced} forced gone");
        }
        let tried = gone.iter().find(|placed| placed.why == Why::Tried);
        let text = match (event, tried) {
            (Event::UndoTo { .. }, Some(placed)) => format!("Undo {}", placed.cell),
            (Event::UndoTo { .. }, None) if gone.is_empty() && self.just_tried => {
                "Contradiction".to_string()
            }
            (Event::UndoTo { .. }, None) => "Undo all".to_string(),
            _ => event.to_string(),
        };
        self.just_tried = false;
        Line { depth: self.replay.open_tries(), text, note, kind: Kind::Undone }
    }

    fn why_at_the_end(&self, outcome: Outcome) -> String {
        let stuck = outcome == Outcome::NoSolution && self.replay.trail().is_empty();
        stuck.then(|| self.why_stuck()).flatten().unwrap_or_default()
    }

    /// What can't be filled now: a square, or else a digit of a unit.
    fn why_stuck(&self) -> Option<String> {
        if let Some(cell) = self.replay.stuck_square() {
            return Some(format!("✗ nothing fits {cell}"));
        }
        if !self.propagates {
            return None;
        }
        let (unit, digit) = self.replay.stuck_digit()?;
        Some(format!("✗ {} fits nowhere in {unit}", symbol(digit)))
    }
}

fn reason(why: Why, digit: u8) -> String {
    match why {
        Why::Tried => String::new(),
        Why::NakedSingle => format!("naked single: only {} fits here", symbol(digit)),
        Why::HiddenSingle(unit) => {
            format!("hidden single: {} fits only here in {unit}", symbol(digit))
        }
    }
}

/// Lines that stand for no event of their own, for a trace that shows each call and
/// each return.
impl Line {
    /// The first call.
    pub(crate) fn first_call() -> Self {
        Self { depth: 0, text: "Call solve".to_string(), note: String::new(), kind: Kind::Tried }
    }

    /// A call that returns while the search ends.
    pub(crate) fn returned(depth: usize, returned: Returned) -> Self {
        let (text, kind) = match returned {
            Returned::Found => ("Return true", Kind::Tried),
            Returned::Nothing => ("Return false", Kind::Undone),
            Returned::GaveUp => ("Return", Kind::Undone),
        };
        Self { depth, text: text.to_string(), note: returned.to_string(), kind }
    }

    /// The last line of a trace with what the first call gave back.
    pub(crate) fn ended(mut self, returned: Returned) -> Self {
        if self.note.is_empty() && returned != Returned::GaveUp {
            self.note = returned.to_string();
        }
        self
    }
}

impl Line {
    fn with(&self, paint: impl Fn(Kind, &str) -> String) -> String {
        let level = match self.depth / LEVELS * LEVELS {
            0 => String::new(),
            level => format!("{level}: "),
        };
        let text = self.text.chars().count();
        // On the biggest board the longest line would be a column too wide.
        let spaces = (2 * (self.depth % LEVELS)).min(WIDTH - level.len() - text);
        let indent = level + &" ".repeat(spaces);
        let width = indent.len() + text;
        let painted = paint(self.kind, &self.text);
        if self.note.is_empty() {
            return format!("{indent}{painted}");
        }
        let gap = NOTE_COLUMN.saturating_sub(width).max(2);
        let note = self.note.chars().count();
        let gap = if width + gap + note <= WIDTH {
            " ".repeat(gap)
        } else {
            format!("\n{}", " ".repeat((indent.len() + 2).min(WIDTH.saturating_sub(note))))
        };
        format!("{indent}{painted}{gap}{}", self.note)
    }

    /// The line without its indentation.
    #[must_use]
    pub fn at_the_left(self) -> Self {
        Self { depth: 0, ..self }
    }

    /// The line with its colour, if colour is switched on.
    #[must_use]
    pub fn painted(&self) -> String {
        self.with(|kind, text| match kind {
            Kind::Tried => text.green().to_string(),
            Kind::Forced => text.cyan().to_string(),
            Kind::Undone => text.red().to_string(),
            Kind::End => text.bold().to_string(),
        })
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.with(|_, text| text.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, solutions::propagation};

    /// The trace of a search with propagation, as a lesson prints it.
    fn lines(puzzle: &str) -> Vec<String> {
        let start: Grid = puzzle.parse().unwrap();
        let mut board = Board::new(start).unwrap().keeping(1_000_000);
        let solved = propagation::solve(&mut board);
        board.finish(solved);
        let mut trace = Trace::new(start);
        board.tape().events().iter().map(|event| format!("  {}", trace.line(event))).collect()
    }

    #[test]
    fn a_forced_digit_has_its_reason_within_eighty_columns() {
        for named in crate::puzzles::NAMED {
            for line in lines(named.text) {
                let fits = line.lines().all(|line| line.chars().count() <= 80);
                assert!(fits, "{}: {line}", named.name);
            }
        }
    }

    #[test]
    fn what_a_try_forced_goes_with_it() {
        let lines = lines(crate::puzzles::find("Inkala 2006").unwrap().text);
        let undo = lines.iter().find(|line| line.contains("Undo")).unwrap();
        assert_eq!(
            undo.trim_start(),
            "Undo (1, 4)                  ✗ nothing fits (6, 1), 22 forced gone"
        );
    }

    #[test]
    fn a_contradiction_without_a_try_is_named() {
        let nine_has_no_place_in_row_0 = format!("123...456...9..{}", ".".repeat(66));
        let lines = lines(&nine_has_no_place_in_row_0);
        assert_eq!(lines[0], "  Contradiction                    ✗ 9 fits nowhere in row 0");
        assert_eq!(lines[1], "  No solution                      ✗ 9 fits nowhere in row 0");
    }

    #[test]
    fn the_longest_line_fits_at_any_depth() {
        for depth in 0..=625 {
            for note in ["", "✗ 5 fits nowhere in column 8, 12 forced gone"] {
                let line = Line {
                    depth,
                    text: "Set (24, 24) = P".to_string(),
                    note: note.to_string(),
                    kind: Kind::Tried,
                };
                let text = line.to_string();
                assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
                let level = depth / LEVELS * LEVELS;
                assert_eq!(text.starts_with(&format!("{level}: ")), depth >= LEVELS);
            }
        }
    }
}
