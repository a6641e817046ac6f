//! Lesson 12: every rule on the whole grid at once, each idea in a picture and then switched off.

#![forbid(unsafe_code)]

mod ideas;
mod pictures;
mod stages;

use std::process::ExitCode;

use clap::{Arg, ArgAction, Command};
use sudoku_steps::lesson::{self, Options, Show, Stop, about};
use sudoku_steps::solutions::trail;
use sudoku_steps::{Board, Grid, Outcome, puzzles};
use sudoku_steps_fast::{Ideas, best};

fn main() -> ExitCode {
    lesson::main(12, extra, tell)
}

fn extra(command: Command) -> Command {
    command.arg(
        Arg::new("without")
            .long("without")
            .value_name("IDEA")
            .value_parser(["triads", "score", "early-stop"])
            .action(ArgAction::Append)
            .hide_possible_values(true)
            .help("Leave out triads, score or early-stop; also twice"),
    )
}

fn tell(show: &mut Show, options: &Options) -> Result<Option<Outcome>, Stop> {
    if options.brief {
        show.heading()?;
        pictures::brief(show)?;
        return Ok(None);
    }
    if options.has_puzzle() || options.step {
        return one_puzzle(show, options).map(Some);
    }
    show.heading()?;
    show.say(
        "Every search until now works off a list: what changed, and what follows from that. \
         Here there is no list. A round applies every rule to the whole grid, whether anything \
         changed there or not, as one straight line of operations on long numbers.",
    )?;
    pictures::tell(show)?;
    ideas::tell(show, &without(options))?;
    stages::tell(show)?;
    speed(show)?;
    show.what_next()?;
    Ok(None)
}

/// The ideas that were left out on the command line.
fn without(options: &Options) -> Vec<&str> {
    let given = options.matches.get_many::<String>("without");
    given.into_iter().flatten().map(String::as_str).collect()
}

/// What a round costs here.
fn speed(show: &mut Show) -> Result<(), Stop> {
    show.part("On this machine")?;
    let grids = puzzles::NAMED.map(|named| named.grid());
    let (rounds, time) = ideas::together(&grids, Ideas::default());
    show.say(&format!(
        "The solver asked your processor what it has, and runs on {}. A round, with its part of \
         reading, guessing and writing, takes {}.",
        best(),
        about(time / u32::try_from(rounds).unwrap_or(u32::MAX)),
    ))
}

fn one_puzzle(show: &mut Show, options: &Options) -> Result<Outcome, Stop> {
    let grid: Grid = options.grid(puzzles::NAMED[2].grid())?;
    show.heading()?;
    show.block(grid)?;
    show.part("The search of lesson 8, which works off a list")?;
    let run = lesson::run(show, options, grid, 12, |board: &mut Board| {
        let solved = trail::solve(board);
        board.finish(solved)
    })?;
    show.block(run.board.tally())?;
    if run.outcome == Outcome::Solved {
        show.block(run.board.grid())?;
    }
    show.part("The whole grid at once")?;
    ideas::on_one(show, grid, &without(options))?;
    show.what_next()?;
    Ok(run.outcome)
}
