//! `explain`: every step that a person can make, each with its rule in a sentence, then
//! where search begins.

use clap::ArgMatches;
use serde_json::json;
use sudoku_steps::lesson::Stop;
use sudoku_steps::solutions::rules::{End, Explanation, explain};
use sudoku_steps::text::wrap;
use sudoku_steps::{Grid, with_grid};

use crate::input::{Given, Puzzle};
use crate::many::{Format, indented, label, number, squares};
use crate::stream::{self, Said};

/// How wide the sentences may be.
const WIDTH: usize = 72;

/// Explains all puzzles.
pub fn run(matches: &ArgMatches) -> Result<u8, Stop> {
    let format = Format::of(matches);
    stream::each(
        Given::of(matches)?,
        number(matches, "jobs"),
        |message| format.error(message),
        |puzzle| with_grid!(puzzle.grid, grid => say(puzzle, grid, &explain(&grid), format)),
    )
}

fn say<const N: usize>(
    puzzle: &Puzzle,
    grid: Grid<N>,
    explanation: &Explanation<N>,
    format: Format,
) -> Said {
    let text = match format {
        Format::Json => json(puzzle, grid, explanation) + "\n",
        _ => text(puzzle, explanation),
    };
    Said { text, status: u8::from(matches!(explanation.end, End::Contradiction(_))) }
}

fn text<const N: usize>(puzzle: &Puzzle, explanation: &Explanation<N>) -> String {
    let mut text = format!("{}\n\n", label(puzzle));
    for (index, step) in explanation.steps.iter().enumerate() {
        for (line, part) in wrap(&step.to_string(), WIDTH).iter().enumerate() {
            let number = if line == 0 { format!("{:>4}", index + 1) } else { " ".repeat(4) };
            text.extend([number.as_str(), "  ", part, "\n"]);
        }
    }
    let grid = indented(&explanation.grid.to_string());
    format!("{text}\n  {}\n\n{grid}\n", explanation.end)
}

fn json<const N: usize>(puzzle: &Puzzle, grid: Grid<N>, explanation: &Explanation<N>) -> String {
    let steps = explanation.steps.iter().map(|step| {
        json!({
            "rule": step.rule.name(),
            "squares": squares(&step.cells),
            "digits": step.digits.into_iter().collect::<Vec<u8>>(),
            "says": step.to_string(),
        })
    });
    let result = match explanation.end {
        End::Solved => "solved",
        End::Search { .. } => "search",
        End::Contradiction(_) => "none",
    };
    json!({
        "source": &*puzzle.source,
        "line": puzzle.line,
        "puzzle": grid.line(),
        "result": result,
        "says": explanation.end.to_string(),
        "grid": explanation.grid.line(),
        "steps": steps.collect::<Vec<_>>(),
    })
    .to_string()
}
