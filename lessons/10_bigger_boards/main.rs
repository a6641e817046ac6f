//! Lesson 10: the same functions on boards from 4 × 4 to 25 × 25, what stops working
//! there, and what still works.

#![forbid(unsafe_code)]

mod chart;
mod counting;
mod csv;
mod growth;
mod thinned;
mod tight;
mod wall;

use std::process::ExitCode;

use clap::{Arg, Command};
use sudoku_steps::lesson::{self, Options, Show, Stop, about};
use sudoku_steps::solutions::bigger_boards;
use sudoku_steps::text::commas;
use sudoku_steps::{Board, Grid, Outcome, Table, puzzles, with_grid};

use chart::Bars;
use csv::Csv;
use growth::Measured;

/// What `--step` shows when no puzzle is given.
const FIRST: puzzles::AnyNamed = puzzles::GROWING[0];

fn main() -> ExitCode {
    lesson::main(10, extra, tell)
}

fn extra(command: Command) -> Command {
    command
        .arg(
            Arg::new("csv")
                .long("csv")
                .value_name("FILE")
                .help("Write what was measured into a file, one search a line"),
        )
        .arg(
            Arg::new("bars")
                .long("bars")
                .value_name("OF")
                .value_parser(Bars::parse)
                .help("What the bars show: tries or time [default: tries]"),
        )
}

fn tell(show: &mut Show, options: &Options) -> Result<Option<Outcome>, Stop> {
    if options.brief {
        show.heading()?;
        wall::tell(show, options)?;
        show.what_next()?;
        return Ok(None);
    }
    let is_one = options.has_puzzle() || options.step;
    let one = is_one.then(|| options.any_grid(FIRST.grid())).transpose()?;
    let file = options.matches.get_one::<String>("csv");
    // A file that can't be written is said before the work and not after it.
    let csv = file.map(|name| Csv::open(name)).transpose()?;
    if let Some(grid) = one {
        return with_grid!(grid, grid => one_puzzle(show, options, grid, csv)).map(Some);
    }
    show.heading()?;
    show.say(
        "The solver was written for 9 × 9. Nothing in it says so: the side of the board is \
         the N of Board<N>, and a box is as wide as the root of N. So the same functions \
         solve boards of 4 × 4, 16 × 16 and 25 × 25. Digits from 10 on are letters: A is \
         10, G is 16, P is 25.",
    )?;
    sizes(show)?;
    let measured = growth::measure(options)?;
    chart::tell(show, options, &measured)?;
    wall::tell(show, options)?;
    tight::tell(show, options)?;
    counting::tell(show)?;
    if let Some(csv) = csv {
        show.say(&csv.write(&measured)?)?;
    }
    show.what_next()?;
    Ok(None)
}

/// What grows with the side of the board.
fn sizes(show: &mut Show) -> Result<(), Stop> {
    fn row<const N: usize>(table: &mut Table) {
        let grid = Grid::<N>::empty();
        let corner = grid.cells().next().map_or(0, |cell| grid.peers(cell).count());
        // N to the power of N × N has one digit more than its logarithm says.
        #[allow(clippy::cast_sign_loss)] // the logarithm of one or more
        let digits = (f64::from((N * N) as u32) * f64::from(N as u32).log10()).floor() as u64 + 1;
        table.row([
            format!("{N} × {N}"),
            grid.cells().count().to_string(),
            grid.units().count().to_string(),
            corner.to_string(),
            commas(digits),
        ]);
    }
    let mut table = Table::new(&["board", "squares", "units", "peers", "digits of N^(N×N)"]);
    row::<4>(&mut table);
    row::<9>(&mut table);
    row::<16>(&mut table);
    row::<25>(&mut table);
    show.block(table)?;
    show.say(
        "N^(N×N) is the number of ways to write a digit into each square with no rule at \
         all. It is too long to print; the last column says how many digits it has.",
    )
}

/// How many tries a search gets unless `--budget` says it. A try costs more on a
/// bigger board.
const fn budget_for(side: usize) -> u64 {
    if side > 16 { 20_000 } else { growth::BUDGET }
}

fn one_puzzle<const N: usize>(
    show: &mut Show,
    options: &Options,
    grid: Grid<N>,
    csv: Option<Csv>,
) -> Result<Outcome, Stop> {
    let mut options = options.clone();
    options.budget = Some(options.budget.unwrap_or(budget_for(N)));
    show.heading()?;
    if !options.step {
        show.block(grid)?;
    }
    let run = lesson::run(show, &options, grid, 20, |board: &mut Board<N>| {
        let solved = bigger_boards::solve(board);
        board.finish(solved)
    })?;
    show.block(run.board.tally())?;
    if run.outcome == Outcome::Solved {
        show.block(run.board.grid())?;
    }
    show.part("All searches on this puzzle")?;
    let given = options.matches.get_one::<String>("puzzle").map_or(FIRST.name, String::as_str);
    let name = puzzles::text(given).map_or("given", |(name, _)| name);
    let measured = growth::all_stages(name, grid, budget_of(&options))?;
    let mut table = Table::new(&["search", "tries", "time", "ends"]);
    for one in &measured {
        let ends = one.outcome.to_string().to_lowercase();
        table.row([one.stage.to_string(), commas(one.tries), about(one.time), ends]);
    }
    show.block(table)?;
    if let Some(csv) = csv {
        show.say(&csv.write(&measured)?)?;
    }
    show.what_next()?;
    Ok(run.outcome)
}

fn budget_of(options: &Options) -> u64 {
    options.budget.unwrap_or(growth::BUDGET)
}

/// How many tries it took, or that the search gave up.
fn tries(measured: &Measured) -> String {
    match measured.outcome {
        Outcome::GaveUp { .. } => "gave up".to_string(),
        _ => commas(measured.tries),
    }
}

/// The puzzle of this name, if it has this side.
fn growing<const N: usize>(name: &str) -> Grid<N> {
    let (_, text) = puzzles::text(name).expect("the course has this puzzle");
    text.parse().expect("its name says its side")
}
