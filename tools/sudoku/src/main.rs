//! Any puzzle that people bring: solved, counted, traced, raced, made, verified.
//!
//! [`command`] says what can be typed, [`input`] turns arguments into puzzles, [`stream`]
//! works on them on all cores and keeps their order; each subcommand has a file.

#![forbid(unsafe_code)]

mod answer;
mod command;
mod count;
mod explain;
mod input;
mod make;
mod many;
mod pages;
mod progress;
mod race;
mod rate;
mod solve;
mod stages;
mod stream;
mod trace;
mod verify;
mod why;

use std::process::ExitCode;

use clap::ArgMatches;
use sudoku_steps::lesson::{self, Stop};

fn main() -> ExitCode {
    let matches = match command::command().try_get_matches() {
        Ok(matches) => matches,
        Err(error) => return lesson::tell(&error),
    };
    match run(&matches) {
        Ok(status) => ExitCode::from(status),
        Err(stop) => ExitCode::from(lesson::complain(&stop)),
    }
}

/// Runs the subcommand and gives the exit status.
fn run(matches: &ArgMatches) -> Result<u8, Stop> {
    match matches.subcommand() {
        Some(("solve", matches)) => solve::run(matches),
        Some(("count", matches)) => count::run(matches),
        Some(("explain", matches)) => explain::run(matches),
        Some(("rate", matches)) => rate::run(matches),
        Some(("verify", matches)) => verify::run(matches),
        Some(("trace", matches)) => trace::run(matches),
        Some(("race", matches)) => race::run(matches),
        Some(("make", matches)) => make::run(matches),
        Some(("completions", matches)) => pages::completions(matches),
        Some(("man", matches)) => pages::man(matches),
        _ => Err(Stop::Bad("say what to do; --help shows it".to_string())),
    }
}
