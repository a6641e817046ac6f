//! A search as the page plays it: a few bytes an event, compressed.
//!
//! The bytes of an event, which `page.js` reads:
//!
//! - **A digit written**: the number of the square, then a byte with the digit in the low
//!   four bits, the reason in the next three (0 tried, 1 naked single, 2 to 4 hidden single
//!   in its row, column, box), and the highest bit for a guess.
//! - **Taken back**: `0xE0` plus 1 and a square where nothing fits, or plus 2, a unit and a
//!   digit that fits nowhere in it, or plus 0 when no digit is left; plus 4 for a dead end;
//!   plus 8 for a contradiction. A second byte says how many digits stay on the trail.
//!
//! How the search ended, and all its counts, stand beside the bytes.

use std::io::Write;
use std::sync::{Arc, Mutex};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde::Serialize;
use sudoku_steps::{Board, Cell, Event, Grid, Outcome, Placed, Replay, Tally, Unit, Why};

use crate::growth::Stage;

/// A run of more steps is recorded as its first and last parts.
pub const WHOLE: u64 = 120_000;
/// How many steps each of the two parts has.
pub const PART: u64 = 2_000;

/// What was counted up to some moment.
#[derive(Serialize, Clone, Copy, Default)]
pub struct Counts {
    pub steps: u64,
    pub tries: u64,
    pub undos: u64,
    pub guesses: u64,
    pub dead_ends: u64,
    pub contradictions: u64,
    pub forced: u64,
    pub most_open: u64,
}

impl From<&Tally> for Counts {
    fn from(tally: &Tally) -> Self {
        Self {
            steps: tally.steps,
            tries: tally.tries,
            undos: tally.undos,
            guesses: tally.guesses,
            dead_ends: tally.dead_ends,
            contradictions: tally.contradictions,
            forced: tally.forced(),
            most_open: tally.most_open,
        }
    }
}

/// Steps that follow each other without a gap.
#[derive(Serialize)]
pub struct Part {
    /// The counts before its first step.
    before: Counts,
    /// What stood on the board then: the square, the digit, and the reason as in a step.
    trail: Vec<(usize, u8, u8)>,
    /// The steps: deflated and in base64.
    data: String,
}

/// One search on one puzzle.
#[derive(Serialize)]
pub struct Recorded {
    pub puzzle: &'static str,
    /// Its squares in reading order, a dot for a blank.
    pub grid: String,
    pub search: &'static str,
    pub solved: bool,
    pub total: Counts,
    /// One part, or the first and the last.
    pub parts: Vec<Part>,
}

/// Runs a search twice: to see how long it is, and to write it down.
pub fn record(
    puzzle: &'static str,
    grid: Grid,
    search: &'static str,
    stage: &Stage<9>,
) -> Recorded {
    let mut board = board(grid);
    let solved = (stage.solve)(&mut board);
    let outcome = board.finish(solved);
    let total = Counts::from(board.tally());
    let (first, last) =
        if total.steps <= WHOLE { (total.steps, total.steps) } else { (PART, total.steps - PART) };
    let recorder = Arc::new(Mutex::new(Recorder::new(grid, first, last)));
    let hears = Arc::clone(&recorder);
    let mut board = self::board(grid).heard_by(move |event: &Event| {
        if let Ok(mut recorder) = hears.lock() {
            recorder.hear(event);
        }
    });
    (stage.solve)(&mut board);
    drop(board);
    let recorder = Arc::into_inner(recorder).and_then(|lock| lock.into_inner().ok());
    let parts = recorder.map(Recorder::parts).unwrap_or_default();
    let grid = grid.line();
    Recorded { puzzle, grid, search, solved: outcome == Outcome::Solved, total, parts }
}

fn board(grid: Grid) -> Board {
    Board::new(grid).expect("a named puzzle has no conflict")
}

/// Writes the steps down before `first` and from `last` on.
struct Recorder {
    first: u64,
    last: u64,
    tally: Tally,
    replay: Replay,
    parts: Vec<(Counts, Vec<Placed>, Vec<u8>)>,
}

impl Recorder {
    fn new(grid: Grid, first: u64, last: u64) -> Self {
        Self {
            first,
            last,
            tally: Tally::new(grid.blanks()),
            replay: Replay::new(grid),
            parts: Vec::new(),
        }
    }

    fn hear(&mut self, event: &Event) {
        if matches!(event, Event::End(_)) {
            return;
        }
        let step = self.tally.steps;
        let is_kept = step < self.first || step >= self.last;
        if step == 0 || (step == self.last && self.last > self.first) {
            let trail = self.replay.trail().to_vec();
            self.parts.push((Counts::from(&self.tally), trail, Vec::new()));
        }
        // Why a square is stuck costs a look at the whole board.
        let is_undo = matches!(event, Event::Undo { .. } | Event::UndoTo { .. });
        let stuck = if is_kept && is_undo { self.stuck() } else { Stuck::Nowhere };
        let before = Counts::from(&self.tally);
        self.tally.hear(event);
        self.replay.apply(event);
        if is_kept && let Some((_, _, bytes)) = self.parts.last_mut() {
            let after = Counts::from(&self.tally);
            write(bytes, event, stuck, &before, &after, self.replay.trail().len());
        }
    }

    fn stuck(&self) -> Stuck {
        if let Some(cell) = self.replay.stuck_square() {
            return Stuck::Square(cell);
        }
        self.replay.stuck_digit().map_or(Stuck::Nowhere, |(unit, digit)| Stuck::Digit(unit, digit))
    }

    fn parts(self) -> Vec<Part> {
        let part = |(before, trail, bytes): (Counts, Vec<Placed>, Vec<u8>)| Part {
            before,
            trail: trail.iter().map(|p| (number(p.cell), p.digit, reason(p.why))).collect(),
            data: packed(&bytes),
        };
        self.parts.into_iter().map(part).collect()
    }
}

/// What can't be filled at some moment.
#[derive(Clone, Copy)]
enum Stuck {
    Nowhere,
    Square(Cell),
    Digit(Unit, u8),
}

fn write(
    bytes: &mut Vec<u8>,
    event: &Event,
    stuck: Stuck,
    before: &Counts,
    after: &Counts,
    stay: usize,
) {
    match *event {
        Event::Place { cell, digit, why, .. } => {
            let guess = u8::from(after.guesses > before.guesses);
            bytes.extend([number(cell) as u8, digit | reason(why) << 4 | guess << 7]);
        }
        Event::Undo { .. } | Event::UndoTo { .. } => {
            let dead_end = after.dead_ends > before.dead_ends;
            let contradiction = after.contradictions > before.contradictions;
            let flags = 0xE0 | u8::from(dead_end) << 2 | u8::from(contradiction) << 3;
            // Only right after a try does the board as it is say why.
            let stuck = if dead_end || contradiction { stuck } else { Stuck::Nowhere };
            match stuck {
                Stuck::Nowhere => bytes.extend([flags, stay as u8]),
                Stuck::Square(cell) => bytes.extend([flags | 1, stay as u8, number(cell) as u8]),
                Stuck::Digit(unit, digit) => {
                    bytes.extend([flags | 2, stay as u8, unit_number(unit), digit]);
                }
            }
        }
        Event::End(_) => {}
    }
}

const fn number(cell: Cell) -> usize {
    cell.row * 9 + cell.col
}

const fn unit_number(unit: Unit) -> u8 {
    match unit {
        Unit::Row(row) => row as u8,
        Unit::Column(col) => 9 + col as u8,
        Unit::Box(number) => 18 + number as u8,
    }
}

const fn reason(why: Why) -> u8 {
    match why {
        Why::Tried => 0,
        Why::NakedSingle => 1,
        Why::HiddenSingle(Unit::Row(_)) => 2,
        Why::HiddenSingle(Unit::Column(_)) => 3,
        Why::HiddenSingle(Unit::Box(_)) => 4,
    }
}

fn packed(bytes: &[u8]) -> String {
    let mut zlib = ZlibEncoder::new(Vec::new(), Compression::best());
    // Writing into a vector can't fail.
    zlib.write_all(bytes).expect("a vector takes every byte");
    STANDARD.encode(zlib.finish().expect("a vector takes every byte"))
}
