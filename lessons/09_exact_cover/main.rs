//! Lesson 9: exact cover, dancing links, and one search for six problems.

#![forbid(unsafe_code)]

mod by_hand;
mod one_problem;
mod problems;
mod sudoku;
mod trace;

use std::process::ExitCode;

use clap::{Arg, Command, value_parser};
use sudoku_steps::Outcome;
use sudoku_steps::lesson::{self, Options, Show, Stop};

fn main() -> ExitCode {
    lesson::main(9, extra, tell)
}

fn extra(command: Command) -> Command {
    command
        .arg(
            Arg::new("problem")
                .long("problem")
                .value_name("NAME")
                .conflicts_with("puzzle")
                .help("small, sudoku, queens, langford, 6x10, 8x8 or soma"),
        )
        .arg(
            Arg::new("size")
                .long("size")
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..=12))
                .requires("problem")
                .help("How many queens or Langford pairs, from 1 to 12"),
        )
}

fn tell(show: &mut Show, options: &Options) -> Result<Option<Outcome>, Stop> {
    if options.brief {
        show.heading()?;
        by_hand::algorithm(show)?;
        show.what_next()?;
        return Ok(None);
    }
    match options.matches.get_one::<String>("problem") {
        Some(name) if name != "sudoku" => {
            return one_problem::show(show, options, name).map(Some);
        }
        Some(_) if options.matches.contains_id("size") => return Err(problems::no_size()),
        Some(_) => return sudoku::one_puzzle(show, options).map(Some),
        // The matrix of Sudoku is too large to look at.
        None if options.step && !options.has_puzzle() => {
            return one_problem::show(show, options, "small").map(Some);
        }
        None if options.has_puzzle() => {
            return sudoku::one_puzzle(show, options).map(Some);
        }
        None => {}
    }
    show.heading()?;
    show.say(
        "Many puzzles are one and the same problem. There are items, and each has to be \
         covered. There are options, and each covers some items. Choose options so that \
         every item is covered exactly once.",
    )?;
    by_hand::matrix(show)?;
    by_hand::algorithm(show)?;
    by_hand::links(show)?;
    sudoku::as_exact_cover(show, options)?;
    sudoku::table(show, options)?;
    problems::table(show, options)?;
    show.what_next()?;
    Ok(None)
}
