//! Makes the course into one page that opens in any browser, and pictures of a search.
//!
//! Nothing here solves a puzzle: the searches are those of the course, and what the page
//! plays was read off their tapes.

#![forbid(unsafe_code)]
// Ten million and less are exact as floating point numbers.
#![allow(clippy::cast_precision_loss)]

mod args;
mod chart;
mod course;
mod cover;
mod film;
#[path = "../../../lessons/10_bigger_boards/growth.rs"]
#[allow(dead_code)] // what only the lesson's own chart needs
mod growth;
mod highlight;
mod html;
mod output;
mod quiz;
mod searches;
mod small;
mod tape;
#[path = "../../../lessons/10_bigger_boards/thinned.rs"]
mod thinned;
mod tree;

use std::process::ExitCode;

use clap::ArgMatches;
use sudoku_steps::course::STAGES;
use sudoku_steps::lesson::{Stop, any_puzzle};
use sudoku_steps::text::count;
use sudoku_steps::{Outcome, with_grid};

use args::{given, given_number};
use output::Output;

fn main() -> ExitCode {
    let matches = match args::command().try_get_matches() {
        Ok(matches) => matches,
        Err(error) => {
            // A closed pipe is no reason to complain about.
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
        }
    };
    let made = match matches.subcommand() {
        Some(("film", matches)) => film(matches),
        Some(("tree", matches)) => tree(matches),
        Some(("chart", matches)) => chart(matches),
        _ => page(&matches),
    };
    match made {
        Ok((told, outcome)) => {
            println!("{told}");
            let is_bad = matches!(outcome, Outcome::NoSolution | Outcome::GaveUp { .. });
            ExitCode::from(u8::from(is_bad))
        }
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

/// What was made, in one line, and how the search ended.
type Made = Result<(String, Outcome), String>;

fn page(matches: &ArgMatches) -> Made {
    let out = given(matches, "out");
    let file = Output::open(out)?;
    let (html, searches) = html::page()?;
    file.write(html.as_bytes())?;
    let told = format!(
        "{out}: {} and {} of a search, {}. Open it in a browser.",
        count(STAGES.len() as u64, "lesson"),
        count(searches as u64, "run"),
        size(html.len())
    );
    Ok((told, Outcome::Solved))
}

fn film(matches: &ArgMatches) -> Made {
    let (out, search) = (given(matches, "out"), given(matches, "search"));
    let (every, budget) = (given_number(matches, "every"), given_number(matches, "budget"));
    let output = Output::open(out)?;
    let grid = any_puzzle(given(matches, "puzzle"), None).map_err(message)?;
    let most = given_number(matches, "at-most");
    let film =
        with_grid!(grid, grid => film::film(grid, &searches::find(search), every, budget, most))?;
    output.write(&film.gif)?;
    let pictures = count(film.frames, "picture");
    let told = format!("{out}: {pictures}, {}. {}.", size(film.gif.len()), film.outcome);
    Ok((told, film.outcome))
}

fn tree(matches: &ArgMatches) -> Made {
    let (out, search) = (given(matches, "out"), given(matches, "search"));
    let depth = matches.get_one::<usize>("depth").copied();
    let budget = given_number(matches, "budget");
    let file = Output::open(out)?;
    let grid = any_puzzle(given(matches, "puzzle"), None).map_err(message)?;
    let tree =
        with_grid!(grid, grid => tree::tree(grid, &searches::find(search), depth, budget, true))?;
    file.write(tree.svg.as_bytes())?;
    let circles = count(tree.circles as u64, "circle");
    let folded = match tree.folded {
        0 => String::new(),
        more => format!(" and {} that are only counted", count(more, "call")),
    };
    Ok((format!("{out}: {circles}{folded}. {}.", tree.outcome), tree.outcome))
}

fn chart(matches: &ArgMatches) -> Made {
    let out = given(matches, "out");
    let file = Output::open(out)?;
    let rows = chart::stages()?;
    file.write(chart::svg(&rows, html::CHART, true).as_bytes())?;
    Ok((format!("{out}: {}.", count(rows.len() as u64, "puzzle")), Outcome::Solved))
}

fn message(stop: Stop) -> String {
    match stop {
        Stop::Bad(message) => message,
        Stop::Output(error) => error.to_string(),
    }
}

/// A number of bytes as people say it.
fn size(bytes: usize) -> String {
    if bytes < 1_000_000 {
        return format!("{} KB", bytes.div_ceil(1_000));
    }
    format!("{:.1} MB", bytes as f64 / 1e6)
}
