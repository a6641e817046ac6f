//! Lesson 1: recursion on a 4 × 4 board, its calls and the tree that they make.

#![forbid(unsafe_code)]

use std::process::ExitCode;

use colored::Colorize;
use sudoku_steps::lesson::{self, Amount, Options, Run, Show, Stop, views};
use sudoku_steps::solutions::recursion::{fits, solve};
use sudoku_steps::text::{commas, count};
use sudoku_steps::{Board, Calls, Grid, Outcome, Tree, puzzles};

/// How many steps of a trace and calls of a tree are shown unless `--trace` says more.
const SHOWN: u64 = 30;

fn main() -> ExitCode {
    lesson::main(1, |command| command, tell)
}

fn tell(show: &mut Show, options: &Options) -> Result<Option<Outcome>, Stop> {
    if options.brief {
        show.heading()?;
        let small = puzzles::small();
        let run = search(small, options)?;
        tree(show, options, small, &run)?;
        show.block(run.board.tally())?;
        show.what_next()?;
        return Ok(None);
    }
    if options.has_puzzle() || options.step {
        return one_puzzle(show, options).map(Some);
    }
    show.heading()?;
    let small = puzzles::small();
    show.block(small)?;
    show.say(&format!(
        "{} are blank. solve takes the first of them and tries each digit that fits \
         there, the smallest first. After each it calls itself: the same function, on \
         the board with that digit in it.",
        count(small.blanks() as u64, "square"),
    ))?;
    show.say(
        "A call that finds no blank square gives back true ✓. A call that has no digit \
         left gives back false ✗, and its caller takes its own digit back.",
    )?;
    let run = search(small, options)?;
    trace(show, options, small, &run)?;
    if run.outcome == Outcome::Solved {
        show.say(&format!(
            "When the last call finds no blank square, {} are open. Its true goes up through \
             all of them. To see it one call at a time:",
            count(run.board.tally().open(), "call"),
        ))?;
        show.block("cargo run --bin lesson01 -- --step")?;
    }
    tree(show, options, small, &run)?;
    empty_board(show, options)?;
    show.what_next()?;
    Ok(None)
}

fn one_puzzle(show: &mut Show, options: &Options) -> Result<Outcome, Stop> {
    let grid = options.grid(puzzles::small())?;
    let run = search(grid, options)?;
    show.heading()?;
    show.block(grid)?;
    if options.step {
        views(show, grid, run.board.tape().events())?;
        show.block(run.board.tally())?;
    } else {
        trace(show, options, grid, &run)?;
    }
    tree(show, options, grid, &run)?;
    if run.outcome == Outcome::Solved {
        show.part("The answer")?;
        show.block(run.board.grid())?;
        other_solutions(show, options, grid)?;
    }
    show.what_next()?;
    Ok(run.outcome)
}

/// Runs the search on a board that keeps all its events: on 4 × 4 they are never many.
fn search(grid: Grid<4>, options: &Options) -> Result<Run<4>, Stop> {
    let board = Board::new(grid)?.keeping(usize::MAX);
    Ok(Run::of(board, options, |board| {
        let solved = solve(board);
        board.finish(solved)
    }))
}

/// How many steps and calls to show.
fn most(options: &Options) -> u64 {
    match options.trace.unwrap_or(Amount::First(SHOWN)) {
        Amount::First(most) => most,
        Amount::All => u64::MAX,
    }
}

/// Each call and each return in a line, with the calls made and the calls open then.
fn trace(show: &mut Show, options: &Options, grid: Grid<4>, run: &Run<4>) -> Result<(), Stop> {
    if most(options) > 0 {
        show.part("The calls, indented by depth")?;
        show.say(
            "On the left: how many calls were made so far, and how many of them are open, \
             that is, haven't returned yet.",
        )?;
        let mut calls = Calls::new(grid, run.board.tape().events());
        let mut lines = Vec::new();
        while let Some(moment) = calls.advance() {
            let (made, open) = (commas(calls.made()), calls.open().len());
            lines.push(format!("{made:>5}  {open:>4}  {}", moment.line.painted()));
        }
        show.lines(" made  open")?;
        let last = lines.pop().unwrap_or_default();
        let more = (lines.len() as u64).saturating_sub(most(options));
        for line in &lines[..lines.len() - more as usize] {
            show.lines(line)?;
        }
        if more > 0 {
            show.lines(format!("             … {}", count(more, "more step")))?;
        }
        show.block(last)?;
    } else {
        show.lines(run.outcome)?;
    }
    show.block(run.board.tally())
}

/// The tree of the calls, each with the rows that it was given.
fn tree(show: &mut Show, options: &Options, grid: Grid<4>, run: &Run<4>) -> Result<(), Stop> {
    if most(options) == 0 {
        return Ok(());
    }
    show.part("The tree of calls")?;
    show.say(
        "Each call stands under the one that made it, with the rows that had blank \
         squares as it got them.",
    )?;
    show.block(Tree::new(grid, run.board.tape().events(), most(options)).painted())
}

/// The same search with one change: a full board is counted, and the search goes on.
fn count_all(board: &mut Board<4>) -> u64 {
    let Some(cell) = board.cells().find(|&cell| board.is_blank(cell)) else {
        return 1;
    };
    let mut found = 0;
    for digit in 1..=4 {
        if fits(board, cell, digit) {
            board.place(cell, digit);
            found += count_all(board);
            board.undo(cell);
        }
    }
    found
}

fn solutions(grid: Grid<4>, options: &Options) -> Result<Run<4>, Stop> {
    Run::quiet(grid, options, |board| {
        let found = count_all(board);
        board.finish_count(found, u64::MAX)
    })
}

fn empty_board(show: &mut Show, options: &Options) -> Result<(), Stop> {
    show.part("In how many ways can an empty board be filled?")?;
    show.say(
        "With one change the function goes through all of them: on a full board it \
         doesn't give back true but adds one to a count, takes its digit back and goes \
         on.",
    )?;
    let run = solutions(Grid::empty(), options)?;
    let tally = run.board.tally();
    show.block(format!(
        "{} · {} · {} · {}",
        run.outcome.to_string().bold(),
        count(tally.tries, "try"),
        count(tally.dead_ends, "dead end"),
        count(tally.guesses, "guess"),
    ))?;
    show.say(
        "A dead end is a square where nothing fits; a guess is one where two digits or \
         more do.",
    )
}

/// Says whether the answer is the only one.
fn other_solutions(show: &mut Show, options: &Options, grid: Grid<4>) -> Result<(), Stop> {
    if let Outcome::Several { found, .. } = solutions(grid, options)?.outcome {
        show.say(&format!(
            "It is the first of {}: solve stops as soon as one is found.",
            count(found, "solution"),
        ))?;
    }
    Ok(())
}
