//! `make`: the generator of lesson 7.

use std::io::{BufWriter, Write, stdout};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Arg, ArgAction, ArgMatches, Command};
use serde_json::json;
use sudoku_steps::lesson::{Stop, number as read_number};
use sudoku_steps::solutions::generator::maker::{LEAST_CLUES, Made, Plan, many};

use crate::command::{format, option};
use crate::many::{Format, indented, number};

/// What can be typed.
pub fn command() -> Command {
    let flag = |name: &'static str, help: &'static str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help_heading("Kind").help(help)
    };
    Command::new("make")
        .about("Make 9 × 9 puzzles with exactly one solution, as lesson 7 does")
        .arg(
            option(
                "clues",
                "N",
                "Kind",
                "Stop at so many clues, if so few can be reached [default: 30]",
            )
            .value_parser(|text: &str| match read_number(text, "give a whole number")? {
                clues if (LEAST_CLUES as u64..=81).contains(&clues) => Ok(clues),
                _ => Err(format!("give a number from {LEAST_CLUES} to 81")),
            })
            .conflicts_with("minimal"),
        )
        .arg(flag("minimal", "Go on until no clue can go (with --symmetric: no pair)"))
        .arg(flag("symmetric", "Leave a pattern that looks the same after half a turn"))
        .arg(option("count", "N", "Kind", "Make so many, all different [default: 1]").value_parser(
            |text: &str| match read_number(text, "give a whole number")? {
                0 => Err("give a number from 1 on".to_string()),
                count => Ok(count),
            },
        ))
        .arg(
            option("seed", "N", "Kind", "Where the random numbers begin [default: the clock]")
                .value_parser(|text: &str| read_number(text, "give a whole number")),
        )
        .arg(format(&["text", "line", "json"]))
        .after_help(
            "Examples:\n  \
             sudoku make\n  \
             sudoku make --count 100 --minimal --format line > hundred.txt\n  \
             sudoku make --clues 24 --symmetric --seed 7\n\n\
             The same seed makes the same puzzles; each next one has the next seed.",
        )
}

/// Makes the puzzles.
pub fn run(matches: &ArgMatches) -> Result<u8, Stop> {
    let clues = match number(matches, "clues") {
        Some(clues) => clues as usize,
        None if matches.get_flag("minimal") => 0,
        None => Plan::default().clues,
    };
    let is_symmetric = matches.get_flag("symmetric");
    let plan = Plan { clues, is_symmetric, ..Plan::default() };
    let seed = number(matches, "seed").unwrap_or_else(clock);
    let count = number(matches, "count").unwrap_or(1) as usize;
    let format = Format::of(matches);
    let mut out = BufWriter::new(stdout().lock());
    for (seed, made) in many(seed, plan, |_| {}).take(count) {
        out.write_all(say(seed, &made, format).as_bytes())?;
        out.flush()?;
    }
    Ok(0)
}

fn say(seed: u64, made: &Made, format: Format) -> String {
    let puzzle = made.puzzle;
    match format {
        Format::Text => {
            format!("seed {seed}: {} clues\n\n{}\n", made.clues(), indented(&puzzle.to_string()))
        }
        Format::Line => puzzle.line() + "\n",
        Format::Json => {
            let object = json!({
                "seed": seed,
                "puzzle": puzzle.line(),
                "solution": made.start.line(),
                "clues": made.clues(),
            });
            format!("{object}\n")
        }
    }
}

/// A seed of at most nine digits, so that one can type it again.
fn clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    (since.as_micros() % 1_000_000_000) as u64
}
