//! Lesson 6: searching past the first solution, up to a cap, all at once or one at
//! a time.

#![forbid(unsafe_code)]

mod all_clues;
mod one_puzzle;

use std::process::ExitCode;

use clap::{Arg, ArgAction, Command};
use sudoku_steps::lesson::{self, Options, Run, Show, Stop, about, number};
use sudoku_steps::solutions::backtracking::search;
use sudoku_steps::solutions::counting::{Solutions, count_solutions};
use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::text::{commas, count};
use sudoku_steps::{Board, Cell, Grid, Outcome, Table, picture, puzzles};

use one_puzzle::{first_two, verdict};

/// Where a count stops unless `--most` says otherwise.
const MOST: u64 = 1_000_000;

fn main() -> ExitCode {
    lesson::main(6, options, tell)
}

fn options(command: Command) -> Command {
    let most = Arg::new("most")
        .long("most")
        .value_name("N")
        .value_parser(at_least_one)
        .help(format!("Stop a count at so many solutions [default: {}]", commas(MOST)));
    let all_clues = Arg::new("all-clues")
        .long("all-clues")
        .action(ArgAction::SetTrue)
        .conflicts_with_all(["step", "trace"])
        .help("Take each clue away in turn and count (some seconds)");
    command.arg(most).arg(all_clues)
}

fn at_least_one(text: &str) -> Result<u64, String> {
    match number(text, "give a whole number from 1")? {
        0 => Err("give a whole number from 1".to_string()),
        most => Ok(most),
    }
}

/// The cap that the command line asks for.
fn most(options: &Options) -> u64 {
    options.matches.get_one("most").copied().unwrap_or(MOST)
}

fn tell(show: &mut Show, options: &Options) -> Result<Option<Outcome>, Stop> {
    if options.brief {
        show.heading()?;
        is_it_the_only_one(show, options)?;
        show.what_next()?;
        return Ok(None);
    }
    if options.matches.get_flag("all-clues") {
        let gave_up = all_clues::tell(show, options)?;
        show.what_next()?;
        return Ok(gave_up);
    }
    if options.has_puzzle() || options.step {
        let outcome = one_puzzle::tell(show, options)?;
        show.what_next()?;
        return Ok(Some(outcome));
    }
    show.heading()?;
    show.say(
        "A solver stops at the first full board. To know whether that is the only one, \
         go on: count it, take its newest digit back like one that failed, and try the \
         next. Stop when as many are found as were asked for.",
    )?;
    a_swap(show, options)?;
    is_it_the_only_one(show, options)?;
    a_clue_less(show, options)?;
    one_at_a_time(show, options)?;
    why_seventeen(show)?;
    show.what_next()?;
    Ok(None)
}

/// A count up to `most`, as a search that says how it ended.
fn counting(most: u64) -> impl Fn(&mut Board) -> Outcome {
    move |board| {
        let found = count_solutions(board, most);
        board.finish_count(found, most)
    }
}

/// How many solutions a count found, also if it gave up.
fn found(run: &Run<9>) -> u64 {
    match run.outcome {
        Outcome::GaveUp { .. } => run.board.tally().solutions,
        outcome => outcome.found(),
    }
}

fn named(name: &str) -> Grid {
    puzzles::find(name).expect("the course has this puzzle").grid()
}

/// The 17-clue puzzle without one clue, and where that was.
fn sixteen_clues() -> (Grid, Cell) {
    let (mut grid, gone) = (named("17 clues"), Cell::new(3, 7));
    grid[gone] = 0;
    (grid, gone)
}

/// The solved singles puzzle without four squares, and those squares.
fn swap() -> Result<(Grid, [Cell; 4]), Stop> {
    let mut solutions = Solutions::of(Board::new(named("singles"))?);
    let mut grid = solutions.next().expect("a named puzzle has a solution");
    let squares = [(3, 0), (3, 8), (4, 0), (4, 8)].map(|(row, col)| Cell::new(row, col));
    for square in squares {
        grid[square] = 0;
    }
    Ok((grid, squares))
}

fn a_swap(show: &mut Show, options: &Options) -> Result<(), Stop> {
    let (grid, squares) = swap()?;
    show.part("Four squares that can swap")?;
    show.say(
        "The solved singles puzzle, and four squares of it emptied. Their two rows, their \
         two columns and their two boxes each miss the same two digits.",
    )?;
    show.block(picture::draw(&grid, |_, symbol| symbol.to_string(), &squares))?;
    let run = lesson::run(show, options, grid, 20, counting(most(options)))?;
    show.block(run.board.tally())?;
    show.say(
        "One guess is all there is to choose, and both of its digits lead to a full board. \
         So a puzzle with one solution has to give at least one square of each such four.",
    )
}

fn is_it_the_only_one(show: &mut Show, options: &Options) -> Result<(), Stop> {
    show.part("Is it the only one?")?;
    let mut table = Table::new(&["puzzle", "clues", "first after", "over after", "solutions"]);
    for puzzle in puzzles::NAMED {
        let grid = puzzle.grid();
        let first = Run::quiet(grid, options, |board| {
            let solved = search(board, fewest_choices);
            board.finish(solved)
        })?;
        let both = Run::quiet(grid, options, counting(2))?;
        table.row([
            puzzle.name.to_string(),
            (81 - grid.blanks()).to_string(),
            commas(first.board.tally().tries),
            commas(both.board.tally().tries),
            match both.outcome {
                Outcome::GaveUp { .. } => "gave up".to_string(),
                Outcome::Several { .. } => "2 or more".to_string(),
                _ => found(&both).to_string(),
            },
        ]);
    }
    show.block(table)?;
    show.say(
        "A cap of two answers the question. After so many tries the first solution is \
         found; those up to the end show that there is no second. Where the first needed \
         no guess, nothing else is left to try.",
    )
}

fn a_clue_less(show: &mut Show, options: &Options) -> Result<(), Stop> {
    let (grid, gone) = sixteen_clues();
    let digit = named("17 clues")[gone];
    show.part("A clue less")?;
    show.say(&format!("The 17-clue puzzle without its {digit} at {gone}:"))?;
    show.block(picture::draw(&grid, |_, symbol| symbol.to_string(), &[gone]))?;
    let most = most(options);
    first_two(show, options, grid, most)?;
    let all = Run::best(grid, options, counting(most))?;
    show.say(&format!(
        "And how many are there in all? {} That took {}, {}.",
        verdict(&all),
        count(all.board.tally().tries, "try"),
        about(all.time),
    ))
}

fn one_at_a_time(show: &mut Show, options: &Options) -> Result<(), Stop> {
    show.part("One at a time")?;
    show.say(
        "Solutions is the same search as an iterator: it stops at each solution, and goes \
         on only when the next is asked for. Taken from the same 16 clues:",
    )?;
    let (grid, _) = sixteen_clues();
    let mut solutions = Solutions::of(one_puzzle::board(grid, options)?);
    let mut table = Table::new(&["solutions taken", "tries so far"]);
    let mut taken = 0;
    for goal in [1, 2, 10, 100, 1_000, 10_000, usize::MAX] {
        let more = solutions.by_ref().take(goal - taken).count();
        if more > 0 {
            taken += more;
            table.row([commas(taken as u64), commas(solutions.board().tally().tries)]);
        }
    }
    show.block(table)?;
    show.say(if solutions.board().gave_up() {
        "Whoever wants two pays for two. Here the budget was spent before the end."
    } else {
        "Whoever wants two pays for two. The last row is all of them, and costs what the \
         count costs."
    })
}

fn why_seventeen(show: &mut Show) -> Result<(), Stop> {
    show.part("Why 17")?;
    show.say(
        "Puzzles with 17 clues and one solution are known by the tens of thousands, and none \
         with 16. Never having found one proves nothing. McGuire, Tugemann and Civario \
         proved it with a program that looked through every really different grid; the \
         README has the story. To take each of the 17 clues away in turn, add --all-clues.",
    )
}
