//! `cargo run --bin board`: a search at work in the terminal.

#![forbid(unsafe_code)]

mod given;

use std::io::{IsTerminal, stdin, stdout};
use std::process::ExitCode;

use clap::{Arg, ArgAction, Command};
use sudoku_steps::{AnyGrid, Colour, Grid, with_grid};
use sudoku_steps_board::app::App;
use sudoku_steps_board::paint::Paint;
use sudoku_steps_board::search::Search;
use sudoku_steps_board::terminal;

fn main() -> ExitCode {
    let matches = command().get_matches();
    let colour = matches.get_one::<Colour>("color").copied().unwrap_or_default();
    let search = matches.get_one::<Search>("search").copied().unwrap_or(Search::InOrder);
    let given: Vec<&String> = matches.get_many("puzzle").unwrap_or_default().collect();
    match run(&given, search, colour) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("board: {message}");
            ExitCode::from(2)
        }
    }
}

fn command() -> Command {
    Command::new("board")
        .about("Shows a search at work, step by step. All keys are listed on the screen.")
        .arg(Arg::new("puzzle").long("puzzle").value_name("PUZZLE").action(ArgAction::Append).help(
            "A name, the squares of a grid, or a file with one puzzle a line; may be given again",
        ))
        .arg(
            Arg::new("search")
                .long("search")
                .value_name("SEARCH")
                .value_parser(search)
                .help("order, fewest, propagation, candidates, cover or tightest [order]"),
        )
        .arg(
            Arg::new("color")
                .long("color")
                .value_name("WHEN")
                .value_parser(Colour::parse)
                .help("auto, always or never [auto]"),
        )
}

fn search(word: &str) -> Result<Search, String> {
    let found = Search::ALL.into_iter().find(|search| search.word() == word);
    found.ok_or_else(|| {
        let words: Vec<&str> = Search::ALL.iter().map(|search| search.word()).collect();
        format!("give one of {}", words.join(", "))
    })
}

fn run(given: &[&String], search: Search, colour: Colour) -> Result<(), String> {
    let puzzles = given::puzzles(given)?;
    if !stdout().is_terminal() || !stdin().is_terminal() {
        return Err("standard input and output are no terminal, and the board draws on one; \
                    to read the steps instead: cargo run --bin lesson03 -- --step"
            .to_string());
    }
    let paint = Paint { colour: colour.is_on() };
    let Some((_, first)) = puzzles.first() else { return Err("no puzzle was given".to_string()) };
    with_grid!(*first, grid => show_like(&grid, &puzzles, search, paint))
}

/// Shows all puzzles that have the size of this one.
fn show_like<const N: usize>(
    _: &Grid<N>,
    puzzles: &[(String, AnyGrid)],
    search: Search,
    paint: Paint,
) -> Result<(), String> {
    let of_side = |(name, any): &(String, AnyGrid)| Some((name.clone(), given::of_side::<N>(any)?));
    show(puzzles.iter().filter_map(of_side).collect(), search, paint)
}

fn show<const N: usize>(
    puzzles: Vec<(String, Grid<N>)>,
    search: Search,
    paint: Paint,
) -> Result<(), String> {
    let mut app = App::new(puzzles, search);
    terminal::show(&mut app, paint).map_err(|error| format!("the terminal: {error}"))
}
