//! `rate`: how hard each puzzle is for a person, by the rules that it needs.

use clap::ArgMatches;
use serde_json::json;
use sudoku_steps::lesson::Stop;
use sudoku_steps::solutions::rules::{Contradiction, Rating, Rule, rate};
use sudoku_steps::text::count;
use sudoku_steps::with_grid;

use crate::input::{Given, Puzzle};
use crate::many::{Format, label, number};
use crate::stream::{self, Said};

/// Rates all puzzles.
pub fn run(matches: &ArgMatches) -> Result<u8, Stop> {
    let format = Format::of(matches);
    stream::each(
        Given::of(matches)?,
        number(matches, "jobs"),
        |message| format.error(message),
        |puzzle| say(puzzle, &with_grid!(puzzle.grid, grid => rate(&grid)), format),
    )
}

fn say(puzzle: &Puzzle, rating: &Result<Rating, Contradiction>, format: Format) -> Said {
    let hardest = |rating: Rating| rating.hardest.map(Rule::name);
    let text = match (format, rating) {
        (Format::Text, Ok(rating)) => {
            let hardest =
                hardest(*rating).map_or(String::new(), |rule| format!(" · hardest rule {rule}"));
            let steps = count(rating.steps as u64, "step");
            format!("{}: {}{hardest} · {steps}\n", label(puzzle), rating.level)
        }
        (Format::Text, Err(why)) => format!("{}: no solution; {why}\n", label(puzzle)),
        (Format::Line, Ok(rating)) => format!("{}\n", rating.level),
        (Format::Line, Err(_)) => "none\n".to_string(),
        (Format::Json, rating) => {
            let mut object = json!({ "source": &*puzzle.source, "line": puzzle.line });
            match rating {
                Ok(rating) => {
                    object["level"] = json!(rating.level.to_string());
                    object["hardest"] = json!(hardest(*rating));
                    object["steps"] = json!(rating.steps);
                }
                Err(why) => {
                    object["level"] = json!("none");
                    object["reason"] = json!(why.to_string());
                }
            }
            format!("{object}\n")
        }
    };
    Said { text, status: u8::from(rating.is_err()) }
}
