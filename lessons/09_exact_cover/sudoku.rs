//! Sudoku as exact cover, beside the lessons before.

use std::cell::Cell;
use std::time::Instant;

use sudoku_steps::exact_cover::{Picks, Problem};
use sudoku_steps::lesson::{self, Options, Run, Show, Stop, about};
use sudoku_steps::solutions::exact_cover::search;
use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::solutions::{fewest_choices, propagation, trail};
use sudoku_steps::text::{commas, count as counted};
use sudoku_steps::{Board, Grid, Outcome, Table, puzzles};

use crate::one_problem::Done;

/// What the items and the options are, and the first steps on a puzzle.
pub fn as_exact_cover(show: &mut Show, options: &Options) -> Result<(), Stop> {
    let sudoku = Sudoku::<9>::new();
    let easy = puzzles::NAMED[0];
    show.part("Sudoku as exact cover")?;
    let problem = &sudoku.problem;
    let example = Sudoku::<9>::option(sudoku_steps::Cell::new(0, 2), 4);
    show.say(&format!(
        "An option is a digit in a square: there are {}. Each covers four items, and there \
         are {}: that the square is filled, and that the digit stands in its row, in its \
         column and in its box. The 4 in (0, 2) covers:",
        commas(problem.options() as u64),
        commas(problem.items() as u64),
    ))?;
    show.block(problem.shown(example))?;
    show.say(&format!(
        "The givens are options that are taken already: their items are covered before the \
         search begins. On {} that leaves {}.",
        easy.name,
        counted(4 * easy.grid().blanks() as u64, "item"),
    ))?;
    let work = one_search(show, options, easy.grid(), 8)?;
    show.block(work.1)?;
    show.say(
        "An item with one option is a single of lesson 5. If it is a square, the single is \
         naked; if it is a digit in a unit, the single is hidden. Here nobody wrote a rule \
         for them: fewest options first finds both.",
    )
}

/// One search with its trace; how it ended, and its figures.
fn one_search(
    show: &mut Show,
    options: &Options,
    grid: Grid,
    lines: u64,
) -> Result<(Run<9>, String), Stop> {
    let sudoku = Sudoku::new();
    let mut figures = String::new();
    let run = lesson::run(show, options, grid, lines, |board| {
        let work = sudoku.solve(board);
        let tally = board.tally();
        figures = format!(
            "{} taken · {} put back · {} · {}",
            counted(tally.tries, "option"),
            commas(tally.undos),
            counted(work.guesses, "guess"),
            counted(work.updates, "update"),
        );
        board.finish(work.solved)
    })?;
    Ok((run, figures))
}

/// What `--puzzle` shows.
pub fn one_puzzle(show: &mut Show, options: &Options) -> Result<Outcome, Stop> {
    let grid = options.grid(puzzles::NAMED[0].grid())?;
    show.heading()?;
    if !options.step {
        show.block(grid)?;
    }
    let (run, figures) = one_search(show, options, grid, 20)?;
    show.block(figures)?;
    if run.outcome == Outcome::Solved {
        show.block(run.board.grid())?;
    }
    show.what_next()?;
    Ok(run.outcome)
}

/// The number of solutions of a puzzle, and the problem of the empty grid.
pub fn count(grid: &Grid, options: &Options) -> (Problem, Done) {
    let sudoku = Sudoku::new();
    let mut links = sudoku.problem.links().clone();
    let start = Instant::now();
    sudoku.cover_givens(&mut links, grid);
    let mut picks = Picks::up_to(u64::MAX).with_budget(options.budget.unwrap_or(u64::MAX));
    search(&mut links, &mut picks);
    let done = Done {
        outcome: picks.outcome(),
        solutions: picks.solutions(),
        different: None,
        takes: picks.takes(),
        updates: links.updates,
        time: start.elapsed(),
        first: Vec::new(),
    };
    (sudoku.problem, done)
}

/// Every named puzzle in lessons 4, 5, 8 and 9.
pub fn table(show: &mut Show, options: &Options) -> Result<(), Stop> {
    show.part("Beside the lessons before, puzzle by puzzle")?;
    let sudoku = Sudoku::new();
    let mut rows = Vec::new();
    for named in puzzles::NAMED {
        let search = |solve: fn(&mut Board) -> bool| {
            Run::best(named.grid(), options, |board| {
                let solved = solve(board);
                board.finish(solved)
            })
        };
        let fewest = search(fewest_choices::solve)?;
        let singles = search(propagation::solve)?;
        let trail = search(trail::solve)?;
        let updates = Cell::new(0);
        let covered = Run::best(named.grid(), options, |board| {
            let work = sudoku.solve(board);
            updates.set(work.updates);
            board.finish(work.solved)
        })?;
        rows.push((named.name, [fewest, singles, trail, covered], updates.get()));
    }
    rows.sort_by_key(|row| row.1[3].board.tally().tries);
    let mut table = Table::new(&[
        "puzzle", "4 tries", "5 tries", "8 tries", "9 taken", "updates", "8 time", "9 time",
    ]);
    for (name, runs, updates) in &rows {
        let [fewest, singles, trail, covered] = runs.each_ref().map(|run| match run.outcome {
            Outcome::GaveUp { .. } => "gave up".to_string(),
            _ => commas(run.board.tally().tries),
        });
        let (trail_time, time) = (about(runs[2].time), about(runs[3].time));
        let updates = commas(*updates);
        table.row([(*name).into(), fewest, singles, trail, covered, updates, trail_time, time]);
    }
    show.block(table)?;
    show.say(
        "Lessons 5 and 8 don't count a digit that is forced as a try; here every option \
         taken counts. Times (≈) differ from run to run, the counts never do.",
    )
}
