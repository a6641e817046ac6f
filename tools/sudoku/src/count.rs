//! `count`: how many solutions each puzzle has.

use clap::ArgMatches;
use serde_json::json;
use sudoku_steps::lesson::Stop;
use sudoku_steps::solutions::trail::count_solutions;
use sudoku_steps::{Board, Grid, Outcome, with_grid};

use crate::answer::{patiently, within};
use crate::input::{Given, Puzzle};
use crate::many::{Format, label, number};
use crate::stream::{self, Said};

/// Where a count stops, unless `--most` says otherwise.
const MOST: u64 = 100_000;

/// Counts the solutions of all puzzles.
pub fn run(matches: &ArgMatches) -> Result<u8, Stop> {
    let format = Format::of(matches);
    let budget = number(matches, "budget");
    let most = number(matches, "most").unwrap_or(MOST);
    stream::each(
        Given::of(matches)?,
        number(matches, "jobs"),
        |message| format.error(message),
        |puzzle| {
            let (found, outcome) = with_grid!(puzzle.grid, grid => count(grid, most, budget));
            say(puzzle, found, outcome, format)
        },
    )
}

fn count<const N: usize>(grid: Grid<N>, most: u64, budget: Option<u64>) -> (u64, Outcome) {
    let search = |budget| {
        let Ok(board) = Board::new(grid) else { return (0, Outcome::NoSolution) };
        let mut board = within(board, budget);
        let found = count_solutions(&mut board, most);
        let outcome = board.finish_count(found, most);
        (found, outcome)
    };
    patiently(grid, budget, search, || 0)
}

fn say(puzzle: &Puzzle, found: u64, outcome: Outcome, format: Format) -> Said {
    let gave_up = matches!(outcome, Outcome::GaveUp { .. });
    let at_least = matches!(outcome, Outcome::Solved | Outcome::Several { at_least: true, .. });
    let text = match format {
        Format::Text if outcome == Outcome::Solved => {
            format!("{}: At least 1 solution\n", label(puzzle))
        }
        Format::Text if gave_up && found > 0 => {
            let found = sudoku_steps::text::count(found, "solution");
            format!("{}: {outcome}, with {found} until then\n", label(puzzle))
        }
        Format::Text => format!("{}: {outcome}\n", label(puzzle)),
        Format::Line if gave_up => "gave up\n".to_string(),
        Format::Line if at_least => format!("at least {found}\n"),
        Format::Line => format!("{found}\n"),
        Format::Json => {
            let object = json!({
                "source": &*puzzle.source,
                "line": puzzle.line,
                "result": if gave_up { "gave up" } else { "counted" },
                "solutions": found,
                "at_least": at_least || gave_up,
            });
            format!("{object}\n")
        }
    };
    Said { text, status: u8::from(gave_up || found == 0) }
}
