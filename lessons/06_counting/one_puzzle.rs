//! Any puzzle: how many solutions it has, and where the first two differ.

use colored::Colorize;
use sudoku_steps::lesson::{self, Options, Run, Show, Stop};
use sudoku_steps::solutions::counting::{Solutions, differences};
use sudoku_steps::text::{commas, count};
use sudoku_steps::{Board, Cell, Grid, Outcome, picture, symbol};

pub fn tell(show: &mut Show, options: &Options) -> Result<Outcome, Stop> {
    let grid = options.grid(super::swap()?.0)?;
    show.heading()?;
    if !options.step {
        show.block(grid)?;
    }
    let most = super::most(options);
    let run = lesson::run(show, options, grid, 20, super::counting(most))?;
    show.block(run.board.tally())?;
    show.say(&verdict(&run))?;
    first_two(show, options, grid, most)?;
    Ok(run.outcome)
}

/// What a count says, in a sentence. Giving up is never the same as finding none.
pub fn verdict(run: &Run<9>) -> String {
    let found = super::found(run);
    match run.outcome {
        Outcome::NoSolution => "It has no solution: every choice was tried.".to_string(),
        Outcome::Unique => {
            "It has one solution: the search went on to the end and found no second.".to_string()
        }
        Outcome::Several { at_least: false, .. } => {
            format!("It has {}, counted to the end.", count(found, "solution"))
        }
        Outcome::Solved | Outcome::Several { .. } => {
            format!("It has at least {}: there the count stopped.", count(found, "solution"))
        }
        Outcome::GaveUp { tries } => {
            let (so_far, more) = match found {
                0 => ("none".to_string(), "one"),
                _ => (commas(found), "more"),
            };
            format!(
                "The search gave up after {}. Found so far: {so_far}. There may be {more}.",
                count(tries, "try")
            )
        }
    }
}

/// A board with the budget that was asked for.
pub fn board(grid: Grid, options: &Options) -> Result<Board, Stop> {
    Ok(Board::new(grid)?.with_budget(options.budget.unwrap_or(u64::MAX)))
}

/// Shows the first solution, or the first two and where they differ, if `most` allows
/// for two.
pub fn first_two(show: &mut Show, options: &Options, grid: Grid, most: u64) -> Result<(), Stop> {
    let mut solutions = Solutions::of(board(grid, options)?);
    let Some(first) = solutions.next() else { return Ok(()) };
    let tries = solutions.board().tally().tries;
    let Some(second) = solutions.next().filter(|_| most > 1) else {
        show.say(&format!("The first is found after {}:", count(tries, "try")))?;
        return show.block(first);
    };
    let cells = differences(&first, &second);
    show.say(&format!(
        "The first two solutions are found after {}. They differ in {}:",
        count(solutions.board().tally().tries, "try"),
        count(cells.len() as u64, "square"),
    ))?;
    show.block(side_by_side(&first, &second, &cells))?;
    for &cell in cells.iter().take(8) {
        show.lines(format!("{cell}  {} or {}", symbol(first[cell]), symbol(second[cell])))?;
    }
    if cells.len() > 8 {
        show.lines(format!("… and {} more", cells.len() - 8))?;
    }
    show.block("")
}

fn side_by_side(a: &Grid, b: &Grid, marked: &[Cell]) -> String {
    let draw = |grid, paint: fn(String) -> String| {
        let paint = |cell, symbol: char| {
            if marked.contains(&cell) { paint(symbol.to_string()) } else { symbol.to_string() }
        };
        picture::draw(grid, paint, marked)
    };
    let painted = |text: String| text.yellow().bold().to_string();
    // Colour codes take no room: what a line takes is known from the one without.
    let (left, right, plain) = (draw(a, painted), draw(b, painted), draw(a, |text| text));
    let width = plain.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let lines = left.lines().zip(right.lines()).zip(plain.lines());
    let lines = lines.map(|((left, right), plain)| {
        format!("{left}{}      {right}", " ".repeat(width - plain.chars().count()))
    });
    lines.collect::<Vec<_>>().join("\n")
}
