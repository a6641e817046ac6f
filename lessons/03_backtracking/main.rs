//! Lesson 3: plain backtracking, its trace and its cost on the named puzzles.

#![forbid(unsafe_code)]

use std::process::ExitCode;

use colored::Colorize;
use sudoku_steps::lesson::{self, Options, Run, Show, Stop, about};
use sudoku_steps::solutions::backtracking::{first_empty, solve};
use sudoku_steps::text::{beside, commas, count};
use sudoku_steps::{Board, Cell, Outcome, Table, picture, puzzles};

/// After so many tries it gives up, unless `--budget` says otherwise: there are puzzles on
/// which it would take hours.
const PATIENCE: u64 = 100_000_000;

fn main() -> ExitCode {
    lesson::main(3, |command| command, tell)
}

fn tell(show: &mut Show, options: &Options) -> Result<Option<Outcome>, Stop> {
    if options.brief {
        show.heading()?;
        table(show, options)?;
        show.what_next()?;
        return Ok(None);
    }
    if options.has_puzzle() || options.step {
        return one_puzzle(show, options).map(Some);
    }
    show.heading()?;
    show.say(
        "Choose: the first blank square in reading order. Try: the smallest digit that fits \
         there. Check: the function calls itself on the board with that digit in it. Undo: if \
         the call fails, the digit is taken back and the next one tried. When none is left, \
         this call fails too.",
    )?;
    let easy = puzzles::NAMED[0];
    show.part(&format!("The first steps on {}", easy.name))?;
    show.block(easy.grid())?;
    let run = lesson::run(show, options, easy.grid(), 12, search)?;
    show.block(run.board.tally())?;
    table(show, options)?;
    without_undo(show)?;
    show.what_next()?;
    Ok(None)
}

fn search(board: &mut Board) -> Outcome {
    let solved = solve(board);
    board.finish(solved)
}

fn one_puzzle(show: &mut Show, options: &Options) -> Result<Outcome, Stop> {
    let grid = options.grid(puzzles::NAMED[0].grid())?;
    show.heading()?;
    if !options.step {
        show.block(grid)?;
    }
    let mut patient = options.clone();
    patient.budget = options.budget.or(Some(PATIENCE));
    let run = lesson::run(show, &patient, grid, 20, search)?;
    show.block(run.board.tally())?;
    match run.outcome {
        Outcome::Solved => show.block(run.board.grid())?,
        Outcome::GaveUp { .. } => show.say(
            "Whether there is a solution stays open. --budget sets how many tries it makes, and \
             lesson 4 gets further with far fewer.",
        )?,
        _ => {}
    }
    show.what_next()?;
    Ok(run.outcome)
}

/// Every named puzzle, the one with least work first.
fn table(show: &mut Show, options: &Options) -> Result<(), Stop> {
    show.part("What it costs, puzzle by puzzle")?;
    let mut runs = Vec::new();
    for named in puzzles::NAMED {
        runs.push((named.name, Run::best(named.grid(), options, search)?));
    }
    runs.sort_by_key(|(_, run)| run.board.tally().tries);
    let mut table = Table::new(&["puzzle", "tries", "undos", "dead ends", "guesses", "time"]);
    for (name, run) in &runs {
        let tally = run.board.tally();
        let counts = [tally.tries, tally.undos, tally.dead_ends, tally.guesses].map(commas);
        let time = if run.board.gave_up() { "gave up".to_string() } else { about(run.time) };
        table.row([name.to_string()].into_iter().chain(counts).chain([time]));
    }
    show.block(table)?;
    show.say(
        "A guess is a square with two digits or more to choose from; a dead end is one \
         with none. Times (≈) differ from run to run; the counts never do.",
    )
}

/// The same search with one line left out.
fn search_without_undo(board: &mut Board) -> bool {
    let Some(cell) = first_empty(board) else { return true };
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        if search_without_undo(board) {
            return true;
        }
        // Here the undo is missing.
    }
    false
}

fn without_undo(show: &mut Show) -> Result<(), Stop> {
    let easy = puzzles::NAMED[0];
    show.part("Why the undo is needed")?;
    let mut board = Board::new(easy.grid())?;
    let solved = search_without_undo(&mut board);
    let outcome = board.finish(solved);
    let left = easy.grid().blanks() - board.grid().blanks();
    show.say(&format!(
        "The same function without its undo says after {}: {}. Yet {} has one. {} \
         stayed on the board, in the way of the right ones. On the left stand the clues, on \
         the right the board at the end:",
        count(board.tally().tries, "try"),
        outcome.to_string().to_lowercase(),
        easy.name,
        count(left as u64, "failed digit"),
    ))?;
    let conflicts = board.grid().conflicts();
    let twice: Vec<Cell> = conflicts.iter().flat_map(|two| [two.first, two.second]).collect();
    let clues = easy.grid();
    let paint = |cell, symbol: char| {
        let failed = clues.is_blank(cell) && !board.is_blank(cell);
        if failed { symbol.to_string().red().to_string() } else { symbol.to_string() }
    };
    let end = picture::draw(board.grid(), paint, twice.get(..2).unwrap_or_default());
    show.block(beside(&clues.to_string(), &end, 5))?;
    if let Some(conflict) = conflicts.first() {
        show.say(&format!(
            "It even breaks the rules: {conflict}. The loop over the digits of a square goes on \
             with those that fitted when it began."
        ))?;
    }
    Ok(())
}
