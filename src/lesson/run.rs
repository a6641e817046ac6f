//! One search, run and shown.

use std::io::{BufWriter, Stdout, Write, stdout};
use std::time::{Duration, Instant};

use super::step::Stepper;
use super::{Amount, Options, Show, Stop, end_unless_written};
use crate::text::count;
use crate::{Board, Event, Grid, Listener, Outcome, Trace};

/// How long to go on measuring one search.
const MOMENT: Duration = Duration::from_millis(10);

/// How often a search is run that takes longer than that.
const RUNS: u32 = 3;

/// What takes longer than this isn't run once more.
const PATIENCE: Duration = Duration::from_millis(200);

/// A search that was run to its end.
pub struct Run<const N: usize> {
    /// The board as it was left.
    pub board: Board<N>,
    /// How the search ended.
    pub outcome: Outcome,
    /// How long it took.
    pub time: Duration,
}

impl<const N: usize> Run<N> {
    /// Runs a search without showing it.
    ///
    /// # Errors
    /// The first conflict of the grid.
    pub fn quiet(
        grid: Grid<N>,
        options: &Options,
        search: impl FnOnce(&mut Board<N>) -> Outcome,
    ) -> Result<Self, Stop> {
        Ok(Self::of(Board::new(grid)?, options, search))
    }

    /// The same again and again for a moment, with the shortest time: a busy machine can
    /// only make it longer.
    ///
    /// # Errors
    /// The first conflict of the grid.
    pub fn best(
        grid: Grid<N>,
        options: &Options,
        search: impl Fn(&mut Board<N>) -> Outcome,
    ) -> Result<Self, Stop> {
        let mut best = Self::quiet(grid, options, &search)?;
        let (mut runs, mut spent) = (1, best.time);
        while spent < MOMENT || (runs < RUNS && spent < PATIENCE) {
            let again = Self::quiet(grid, options, &search)?;
            // A search without a try may take no time that the clock can tell.
            spent += again.time.max(Duration::from_micros(1));
            best.time = best.time.min(again.time);
            runs += 1;
        }
        Ok(best)
    }

    /// Runs a search on a board that somebody listens to or that keeps its events.
    pub fn of(
        board: Board<N>,
        options: &Options,
        search: impl FnOnce(&mut Board<N>) -> Outcome,
    ) -> Self {
        let mut board = match options.budget {
            Some(budget) => board.with_budget(budget),
            None => board,
        };
        let start = Instant::now();
        let outcome = search(&mut board);
        Self { time: start.elapsed(), board, outcome }
    }
}

/// Runs a search and shows it as the options say: step by step, or as a trace of
/// `--trace` lines, `lines` unless that was said.
///
/// # Errors
/// The first conflict of the grid, or output that can't be written.
pub fn run<const N: usize>(
    show: &mut Show,
    options: &Options,
    grid: Grid<N>,
    lines: u64,
    search: impl FnOnce(&mut Board<N>) -> Outcome,
) -> Result<Run<N>, Stop> {
    let board = Board::new(grid)?;
    show.flush()?;
    let board = if options.step {
        board.heard_by(Stepper::new(grid, show.lesson()))
    } else {
        match options.trace.unwrap_or(Amount::First(lines)) {
            Amount::First(most) => board.heard_by(Printer::new(grid, most)),
            Amount::All => board.heard_by(Printer::new(grid, u64::MAX)),
        }
    };
    Ok(Run::of(board, options, search))
}

/// Prints the first steps of a trace as they happen, then how many more there were,
/// and how the search ended. Of no steps at all only the last remains.
struct Printer<const N: usize> {
    trace: Trace<N>,
    most: u64,
    left: u64,
    more: u64,
    out: BufWriter<Stdout>,
}

impl<const N: usize> Printer<N> {
    fn new(start: Grid<N>, most: u64) -> Self {
        Self { trace: Trace::new(start), most, left: most, more: 0, out: BufWriter::new(stdout()) }
    }

    fn print(&mut self, text: &str) {
        for line in text.lines() {
            let written = writeln!(self.out, "{}", format!("  {line}").trim_end());
            end_unless_written(written);
        }
    }
}

impl<const N: usize> Listener for Printer<N> {
    fn hear(&mut self, event: &Event) {
        if let Event::End(_) = event {
            if self.most > 0 && self.more > 0 {
                self.print(&format!("… {}", count(self.more, "more step")));
            }
            let line = self.trace.line(event).painted();
            self.print(&line);
            end_unless_written(self.out.flush());
        } else if self.left > 0 {
            self.left -= 1;
            let line = self.trace.line(event).painted();
            self.print(&line);
        } else {
            self.more += 1;
        }
    }
}
