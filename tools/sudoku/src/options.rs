//! The options that several commands take, and how one is made.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command};
use sudoku_steps::lesson::number;
use sudoku_steps::read::Notation;

// The headings under which the help shows them.
const READING: &str = "Reading";
/// What is done.
pub const WORK: &str = "Work";
/// How it is printed.
pub const OUTPUT: &str = "Output";

/// What the commands take that work on any number of puzzles at once.
pub fn many(command: Command) -> Command {
    command
        .arg(puzzles())
        .args(reading())
        .arg(jobs())
        .arg(budget("Give up on a puzzle after so many tries"))
        .arg(format(&["text", "line", "json"]))
}

/// How many puzzles at once.
pub fn jobs() -> Arg {
    option("jobs", "N", WORK, "Work on so many puzzles at once [default: all cores]").value_parser(
        |text: &str| match number(text, "give a whole number")? {
            0 => Err("give a number from 1 on".to_string()),
            1_025.. => Err("the most is 1024".to_string()),
            jobs => Ok(jobs),
        },
    )
}

/// The puzzles themselves.
pub fn puzzles() -> Arg {
    Arg::new("PUZZLE")
        .num_args(0..)
        .help("Names, characters, files, or - for standard input [default: -]")
}

/// How puzzles are read.
pub fn reading() -> [Arg; 2] {
    [
        option("digits", "DIGITS", READING, "How digits are written: 1-9A-G, 0-9A-F or A-P")
            .value_parser(|text: &str| text.parse::<Notation>()),
        option(
            "side",
            "SIDE",
            READING,
            "The side of every grid, where it could be read in two ways",
        )
        .value_parser(side),
    ]
}

fn side(text: &str) -> Result<usize, String> {
    match text {
        "4" => Ok(4),
        "9" => Ok(9),
        "16" => Ok(16),
        "25" => Ok(25),
        _ => Err("give 4, 9, 16 or 25".to_string()),
    }
}

/// After how many tries to give up.
pub fn budget(help: &'static str) -> Arg {
    option("budget", "TRIES", WORK, help)
        .value_parser(|text: &str| number(text, "give a whole number of tries"))
}

/// The option `--format`, with these words.
pub fn format(words: &[&'static str]) -> Arg {
    let help = format!("How to print: {} [default: text]", words.join(", "));
    Arg::new("format")
        .long("format")
        .value_name("FORMAT")
        .help_heading(OUTPUT)
        .hide_possible_values(true)
        .value_parser(PossibleValuesParser::new(words.to_vec()))
        .help(help)
}

/// An option with a value, under a heading of the help.
pub fn option(
    name: &'static str,
    value: &'static str,
    heading: &'static str,
    help: &'static str,
) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(value)
        .help_heading(heading)
        .action(ArgAction::Set)
        .help(help)
}
