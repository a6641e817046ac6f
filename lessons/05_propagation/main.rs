//! Lesson 5: naked and hidden singles, the cascade, contradictions found early, and
//! search where logic is stuck.

#![forbid(unsafe_code)]

mod rules;

use std::process::ExitCode;

use sudoku_steps::lesson::{self, Options, Run, Show, Stop, about};
use sudoku_steps::solutions::{backtracking, fewest_choices, propagation};
use sudoku_steps::text::{commas, count};
use sudoku_steps::{Board, Cell, Event, Grid, Outcome, Table, Tally, Trace, Why, puzzles};

fn main() -> ExitCode {
    lesson::main(5, |command| command, tell)
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
        "Before it guesses, the solver now fills what is forced. Two rules find forced \
         digits. What they can't decide is left to the search of lesson 4.",
    )?;
    rules::naked_single(show, named("easy"))?;
    rules::hidden_single(show, named("Inkala 2006"))?;
    cascade(show, options)?;
    rules::table(show)?;
    stuck(show, options)?;
    found_early(show, options)?;
    table(show, options)?;
    show.what_next()?;
    Ok(None)
}

fn named(name: &str) -> puzzles::Named {
    puzzles::find(name).expect("the course has this puzzle")
}

fn search(board: &mut Board) -> Outcome {
    let solved = propagation::solve(board);
    board.finish(solved)
}

fn one_puzzle(show: &mut Show, options: &Options) -> Result<Outcome, Stop> {
    let grid = options.grid(named("easy").grid())?;
    show.heading()?;
    if !options.step {
        show.block(grid)?;
    }
    show.say(&rules::alone(grid)?)?;
    let run = lesson::run(show, options, grid, 20, search)?;
    figures(show, run.board.tally())?;
    if run.outcome == Outcome::Solved {
        show.block(run.board.grid())?;
    }
    show.what_next()?;
    Ok(run.outcome)
}

fn figures(show: &mut Show, tally: &Tally) -> Result<(), Stop> {
    show.lines(tally)?;
    show.block(format!(
        "{} forced: {} · {}",
        commas(tally.forced()),
        rules::by_rule(tally.naked, tally.hidden),
        count(tally.contradictions, "contradiction"),
    ))
}

/// A puzzle that falls without one try.
fn cascade(show: &mut Show, options: &Options) -> Result<(), Stop> {
    let easy = named("easy");
    show.part(&format!("The cascade on {}", easy.name))?;
    show.say(
        "A digit that is filled in rules itself out in the row, the column and the box of \
         its square. So one forced digit forces the next:",
    )?;
    let run = lesson::run(show, options, easy.grid(), 12, search)?;
    figures(show, run.board.tally())?;
    show.say(&format!(
        "{}: the first call returns true, and no digit was tried.",
        count(run.board.tally().calls(), "call")
    ))
}

/// A puzzle on which the rules come to an end, with its forced digits left out.
fn stuck(show: &mut Show, options: &Options) -> Result<(), Stop> {
    let puzzle = named("Inkala 2006");
    show.part("Where logic is stuck, search goes on")?;
    let mut by_rules = Board::new(puzzle.grid())?;
    propagation::propagate(&mut by_rules);
    show.say(&format!(
        "On {} the rules fill {} and get stuck. Then one digit is tried, and they go on \
         from there. Here are the tries and undos alone, without what is forced:",
        puzzle.name,
        count(by_rules.mark() as u64, "square"),
    ))?;
    let board = Board::new(puzzle.grid())?.keeping(usize::MAX);
    let mut board = board.with_budget(options.budget.unwrap_or(u64::MAX));
    search(&mut board);
    let mut trace = Trace::new(puzzle.grid());
    for event in board.tape().events() {
        let line = trace.line(event);
        if !is_forced(event) {
            show.lines(line.painted())?;
        }
    }
    figures(show, board.tally())?;
    show.say(
        "A contradiction ends a call: a square without a digit, or a digit without a \
         square in a unit. The undo takes back the try and all that it forced.",
    )
}

const fn is_forced(event: &Event) -> bool {
    matches!(event, Event::Place { why: Why::NakedSingle | Why::HiddenSingle(_), .. })
}

/// A puzzle without a solution, given to the searches of three lessons.
fn found_early(show: &mut Show, options: &Options) -> Result<(), Stop> {
    let puzzle = named("wikipedia");
    let cell = Cell::new(0, 1);
    let mut grid = puzzle.grid();
    let (clue, typed) = (grid[cell], grid[cell] + 1);
    grid[cell] = typed;
    show.part("Contradictions found early")?;
    show.say(&format!(
        "Type the {clue} at {cell} of {} as {typed}. No unit has two equal digits, and yet \
         there is no solution. How long does each search take to find out?",
        puzzle.name,
    ))?;
    let searches: [(&str, Search); 3] = [
        ("lesson 3", backtracking::solve),
        ("lesson 4", fewest_choices::solve),
        ("lesson 5", propagation::solve),
    ];
    let mut table = Table::new(&["search", "tries", "outcome"]);
    for (name, solve) in searches {
        let run = quiet(grid, options, solve)?;
        let tries = commas(run.board.tally().tries);
        table.row([name.to_string(), tries, run.outcome.to_string()]);
    }
    show.block(table)?;
    show.say("The rules alone run into a contradiction, before any digit is tried.")
}

/// A search for the first solution.
type Search = fn(&mut Board) -> bool;

fn quiet(grid: Grid, options: &Options, solve: Search) -> Result<Run<9>, Stop> {
    Run::quiet(grid, options, |board| {
        let solved = solve(board);
        board.finish(solved)
    })
}

/// Every named puzzle, the one with least work first.
fn table(show: &mut Show, options: &Options) -> Result<(), Stop> {
    show.part("What is left for the search, puzzle by puzzle")?;
    let mut runs = Vec::new();
    for named in puzzles::NAMED {
        let before = quiet(named.grid(), options, fewest_choices::solve)?;
        let run = Run::best(named.grid(), options, search)?;
        runs.push((named.name, before, run));
    }
    runs.sort_by_key(|(.., run)| (run.board.tally().calls(), run.board.tally().forced()));
    let headings = ["puzzle", "lesson 4", "calls", "naked", "hidden", "contradictions", "time"];
    let mut table = Table::new(&headings);
    for (name, before, run) in &runs {
        let tally = run.board.tally();
        let [naked, hidden, contradictions] =
            [tally.naked, tally.hidden, tally.contradictions].map(commas);
        table.row([
            (*name).to_string(),
            calls(before),
            calls(run),
            naked,
            hidden,
            contradictions,
            about(run.time),
        ]);
    }
    show.block(table)?;
    show.say(
        "Under lesson 4 stand the calls of its search, without propagation. Forced digits \
         that were taken back later count too. With the rules in another order the calls \
         stay the same; how many digits each rule forces may differ.",
    )
}

fn calls(run: &Run<9>) -> String {
    match run.outcome {
        Outcome::GaveUp { .. } => "gave up".to_string(),
        _ => commas(run.board.tally().calls()),
    }
}
