//! Lesson 11: the rules that people use, a puzzle explained by them, and rated.

#![forbid(unsafe_code)]

mod explained;
mod saved;

use std::process::ExitCode;

use sudoku_steps::lesson::{self, Options, Show, Stop};
use sudoku_steps::solutions::rules::{Rule, search::solve};
use sudoku_steps::{Board, Grid, Outcome, puzzles};

fn main() -> ExitCode {
    lesson::main(11, |command| command, tell)
}

fn tell(show: &mut Show, options: &Options) -> Result<Option<Outcome>, Stop> {
    let named = puzzles::NAMED.map(|named| (named.name, named.grid()));
    if options.brief {
        show.heading()?;
        saved::table(show, options, &named)?;
        show.what_next()?;
        return Ok(None);
    }
    if options.has_puzzle() || options.step {
        return one_puzzle(show, options).map(Some);
    }
    show.heading()?;
    show.say(
        "A person who is stuck with singles looks for other things. They fill no square. They \
         take digits out of squares, so that singles appear that weren't there. Only kept \
         candidates can be told such a thing: a set worked out from the peers forgets it at \
         once.",
    )?;
    explained::each_rule(show)?;
    let example = example();
    show.part("A puzzle explained from its first step to its last")?;
    show.block(example)?;
    explained::tell(show, options, &example, 8)?;
    saved::table(show, options, &named)?;
    saved::ratings(show, &named)?;
    show.what_next()?;
    Ok(None)
}

/// A puzzle that singles don't solve, and the other rules do.
fn example() -> Grid {
    puzzles::NAMED[3].grid()
}

fn one_puzzle(show: &mut Show, options: &Options) -> Result<Outcome, Stop> {
    let grid = options.grid(example())?;
    show.heading()?;
    show.block(grid)?;
    show.part("The search with every rule")?;
    let run = lesson::run(show, options, grid, 8, |board: &mut Board| {
        let solved = solve(board, &Rule::BEYOND_SINGLES);
        board.finish(solved)
    })?;
    show.block(run.board.tally())?;
    if run.outcome == Outcome::Solved {
        show.block(run.board.grid())?;
    }
    show.part("The same puzzle in sentences")?;
    explained::tell(show, options, &grid, 20)?;
    saved::table(show, options, &[("this one", grid)])?;
    show.what_next()?;
    Ok(run.outcome)
}
