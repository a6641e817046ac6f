//! Lesson 8: candidates that are kept, and a trail that takes changes back.

#![forbid(unsafe_code)]

mod first_sight;
mod memories;
mod sizes;

use std::process::ExitCode;

use sudoku_steps::lesson::{self, Options, Show, Stop};
use sudoku_steps::solutions::trail::solve;
use sudoku_steps::{Board, Grid, Outcome, puzzles};

fn main() -> ExitCode {
    lesson::main(8, |command| command, tell)
}

fn tell(show: &mut Show, options: &Options) -> Result<Option<Outcome>, Stop> {
    if options.brief {
        show.heading()?;
        first_sight::tell(show)?;
        show.what_next()?;
        return Ok(None);
    }
    if options.has_puzzle() || options.step {
        return one_puzzle(show, options).map(Some);
    }
    show.heading()?;
    show.say(
        "Until now the solver worked out anew which digits a square has left, each time it \
         asked. Here every square keeps its set. Placing a digit takes that digit out of the \
         sets of the peers, and each change is noted on a trail. To undo, the solver walks \
         back along the trail.",
    )?;
    first_sight::tell(show)?;
    let grid = example();
    show.part("The search of lesson 5 on kept sets")?;
    show.block(grid)?;
    let run = lesson::run(show, options, grid, 12, search)?;
    show.block(run.board.tally())?;
    memories::tell(show, options, &puzzles::NAMED.map(|named| (named.name, named.grid())))?;
    sizes::tell(show)?;
    show.what_next()?;
    Ok(None)
}

/// A puzzle on which singles are not enough, and the search is short.
fn example() -> Grid {
    puzzles::NAMED[2].grid()
}

/// The search as `lesson::run` wants it.
fn search(board: &mut Board) -> Outcome {
    let solved = solve(board);
    board.finish(solved)
}

fn one_puzzle(show: &mut Show, options: &Options) -> Result<Outcome, Stop> {
    let grid = options.grid(example())?;
    show.heading()?;
    if !options.step {
        show.block(grid)?;
    }
    let run = lesson::run(show, options, grid, 20, search)?;
    show.block(run.board.tally())?;
    if run.outcome == Outcome::Solved {
        show.block(run.board.grid())?;
    }
    memories::tell(show, options, &[("this one", grid)])?;
    show.what_next()?;
    Ok(run.outcome)
}
