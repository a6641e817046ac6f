//! `trace`: the steps of one search.

use std::io::{BufWriter, Stdout, Write, stdout};

use clap::ArgMatches;
use sudoku_steps::lesson::{Stop, end_unless_written};
use sudoku_steps::text::count;
use sudoku_steps::{Board, Event, Grid, Outcome, Trace, with_grid};

use crate::answer::within;
use crate::input::{Given, Puzzle};
use crate::many::{label, number};
use crate::{stages, stream};

/// How many steps are shown, unless `--steps` says otherwise.
const STEPS: u64 = 40;

/// Shows the search on each puzzle.
pub fn run(matches: &ArgMatches) -> Result<u8, Stop> {
    let stage = matches.get_one::<String>("stage").map_or("kept", String::as_str);
    let steps = number(matches, "steps").unwrap_or(STEPS);
    let budget = number(matches, "budget");
    let mut worst = 0;
    let mut stop = None;
    Given::of(matches)?.each(|read| {
        let said = match read {
            Ok(puzzle) => with_grid!(puzzle.grid, grid => one(&puzzle, grid, stage, steps, budget)),
            Err(message) => {
                stream::complain(&message);
                Ok(2)
            }
        };
        match said {
            Ok(status) => worst = worst.max(status),
            Err(error) => stop = Some(error),
        }
        stop.is_none()
    });
    stop.map_or(Ok(worst), Err)
}

fn one<const N: usize>(
    puzzle: &Puzzle,
    grid: Grid<N>,
    stage: &str,
    steps: u64,
    budget: Option<u64>,
) -> Result<u8, Stop> {
    if let Some(note) = &puzzle.note {
        stream::complain(&format!("note: {note}"));
    }
    writeln!(stdout(), "{}: {stage}\n", label(puzzle))?;
    let mut printer =
        Printer { trace: Trace::new(grid), left: steps, more: 0, out: BufWriter::new(stdout()) };
    let listener = move |event: &Event| end_unless_written(printer.print(event));
    let mut board = within(Board::new(grid)?, budget).heard_by(listener);
    let outcome = stages::run(stage, &mut board);
    writeln!(stdout(), "  {}\n", board.tally())?;
    Ok(u8::from(outcome != Outcome::Solved))
}

/// Prints the first steps as they happen, and at the end how many more there were.
struct Printer<const N: usize> {
    trace: Trace<N>,
    left: u64,
    more: u64,
    out: BufWriter<Stdout>,
}

impl<const N: usize> Printer<N> {
    fn print(&mut self, event: &Event) -> std::io::Result<()> {
        let is_end = matches!(event, Event::End(_));
        if is_end && self.more > 0 {
            writeln!(self.out, "  … {}", count(self.more, "more step"))?;
        }
        if !is_end && self.left == 0 {
            self.more += 1;
            return Ok(());
        }
        self.left = self.left.saturating_sub(1);
        for line in self.trace.line(event).to_string().lines() {
            writeln!(self.out, "{}", format!("  {line}").trim_end())?;
        }
        if is_end { self.out.flush() } else { Ok(()) }
    }
}
