//! `solve`: the answer to each puzzle, a second solution where there is one, and why
//! there is none.

use clap::ArgMatches;
use serde_json::json;
use sudoku_steps::lesson::Stop;
use sudoku_steps::text::{beside, count};
use sudoku_steps::{Cell, Grid, Outcome, picture, with_grid};

use crate::answer::{Answer, answer};
use crate::input::{Given, Puzzle};
use crate::many::{Format, indented, label, number, squares};
use crate::stream::{self, Said};
use crate::why::why;

/// Solves all puzzles.
pub fn run(matches: &ArgMatches) -> Result<u8, Stop> {
    let format = Format::of(matches);
    let budget = number(matches, "budget");
    stream::each(
        Given::of(matches)?,
        number(matches, "jobs"),
        |message| format.error(message),
        |puzzle| with_grid!(puzzle.grid, grid => say(puzzle, grid, &answer(grid, budget), format)),
    )
}

fn say<const N: usize>(puzzle: &Puzzle, grid: Grid<N>, answer: &Answer<N>, format: Format) -> Said {
    let status = u8::from(!matches!(answer.outcome, Outcome::Unique | Outcome::Several { .. }));
    let text = match format {
        Format::Text => text(puzzle, grid, answer),
        Format::Line => match answer.outcome {
            Outcome::Unique => answer.solutions[0].line() + "\n",
            outcome => format!("{}\n", word(outcome)),
        },
        Format::Json => json(puzzle, grid, answer) + "\n",
    };
    Said { text, status }
}

/// How it ended, in a word or two.
fn word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Solved | Outcome::Unique => "one",
        Outcome::Several { .. } => "several",
        Outcome::NoSolution => "none",
        Outcome::GaveUp { .. } => "gave up",
    }
}

fn text<const N: usize>(puzzle: &Puzzle, grid: Grid<N>, answer: &Answer<N>) -> String {
    let work = format!("{}, {}", count(answer.tries, "try"), count(answer.guesses, "guess"));
    let label = label(puzzle);
    match (answer.outcome, answer.solutions.as_slice()) {
        (Outcome::GaveUp { tries }, []) => {
            format!("{label}: gave up after {}\n\n{}\n", count(tries, "try"), framed(&grid))
        }
        (Outcome::GaveUp { tries }, [first, ..]) => format!(
            "{label}: a solution; gave up after {}, and there may be a second\n\n{}\n",
            count(tries, "try"),
            framed(first),
        ),
        (_, [first]) => {
            format!("{label}: one solution · {work}\n\n{}\n", framed(first))
        }
        (_, [first, second, ..]) => {
            let differ = differences(first, second);
            let second = format!("a second\n\n{}", picture::draw(second, unpainted, &differ));
            let first = format!("the first\n\n{}", picture::draw(first, unpainted, &differ));
            // Two grids of 25 × 25 don't fit a screen side by side.
            let both =
                if N > 16 { format!("{first}\n\n{second}") } else { beside(&first, &second, 4) };
            format!(
                "{label}: more than one solution; they differ in {}\n\n{}\n",
                count(differ.len() as u64, "square"),
                indented(&both),
            )
        }
        _ => {
            let reason = why(grid).unwrap_or_else(|| format!("every way was tried: {work}"));
            format!("{label}: no solution; {reason}\n\n{}\n", framed(&grid))
        }
    }
}

fn json<const N: usize>(puzzle: &Puzzle, grid: Grid<N>, answer: &Answer<N>) -> String {
    let mut object = json!({
        "source": &*puzzle.source,
        "line": puzzle.line,
        "puzzle": grid.line(),
        "result": word(answer.outcome),
    });
    if let Some(first) = answer.solutions.first() {
        object["solution"] = json!(first.line());
    }
    if let [first, second, ..] = answer.solutions.as_slice() {
        object["second"] = json!(second.line());
        object["differ"] = squares(&differences(first, second));
    }
    if answer.outcome == Outcome::NoSolution {
        object["reason"] = json!(why(grid));
    }
    object["tries"] = json!(answer.tries);
    object["guesses"] = json!(answer.guesses);
    object.to_string()
}

fn differences<const N: usize>(first: &Grid<N>, second: &Grid<N>) -> Vec<Cell> {
    first.cells().filter(|&cell| first[cell] != second[cell]).collect()
}

fn framed<const N: usize>(grid: &Grid<N>) -> String {
    indented(&grid.to_string())
}

fn unpainted(_: Cell, symbol: char) -> String {
    symbol.to_string()
}
