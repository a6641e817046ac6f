//! Lesson 4: fewest choices first, beside the order of lesson 3.

#![forbid(unsafe_code)]

mod pair;

use std::process::ExitCode;
use std::time::Duration;

use colored::Colorize;
use pair::{Pair, Ratio, by_fewest_choices};
use sudoku_steps::lesson::{self, Options, Run, Show, Stop, about};
use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::text::{beside, commas, count};
use sudoku_steps::{Board, Grid, Outcome, Table, picture, puzzles};

/// The two orders, as tables call them.
const ORDERS: [&str; 2] = ["in order", "fewest choices"];

fn main() -> ExitCode {
    lesson::main(4, |command| command, tell)
}

fn tell(show: &mut Show, options: &Options) -> Result<Option<Outcome>, Stop> {
    if options.brief {
        show.heading()?;
        side_by_side(show, &pairs(options)?)?;
        show.what_next()?;
        return Ok(None);
    }
    if options.has_puzzle() || options.step {
        return one_puzzle(show, options).map(Some);
    }
    show.heading()?;
    show.say(
        "The search is the one of lesson 3. One thing is new: which square comes next. It is \
         the blank square in which the fewest digits fit, and of several with equally few the \
         first in reading order. A blank square where nothing fits has the fewest of all: it \
         is chosen, and the call fails at once.",
    )?;
    let easy = puzzles::NAMED[0];
    show.part(&format!("The first choice on {}", easy.name))?;
    first_choice(show, easy.grid())?;
    show.part(&format!("The first steps on {}", easy.name))?;
    let run = lesson::run(show, options, easy.grid(), 12, by_fewest_choices)?;
    show.block(run.board.tally())?;
    let pairs = pairs(options)?;
    side_by_side(show, &pairs)?;
    guesses(show, &pairs)?;
    // What was cut short can't be compared.
    if !pairs.iter().any(Pair::gave_up) {
        cost_of_a_try(show, &pairs)?;
    }
    show.what_next()?;
    Ok(None)
}

/// Every named puzzle in both orders, the one with least work in order first.
fn pairs(options: &Options) -> Result<Vec<Pair>, Stop> {
    let named = puzzles::NAMED.iter();
    let pairs = named.map(|named| Pair::measure(named.name, named.grid(), options));
    let mut pairs = pairs.collect::<Result<Vec<_>, _>>()?;
    pairs.sort_by_key(|pair| pair.in_order.board.tally().tries);
    Ok(pairs)
}

/// The grid, beside it how many digits fit in each blank square, and the choice.
fn first_choice(show: &mut Show, grid: Grid) -> Result<(), Stop> {
    let board = Board::new(grid)?;
    let Some(chosen) = fewest_choices(&board) else { return show.block(grid) };
    let choices = |cell| board.allowed(cell).len();
    let paint = |cell, _| match choices(cell) {
        _ if !board.is_blank(cell) => "·".to_string(),
        number if cell == chosen => number.to_string().yellow().bold().to_string(),
        number => number.to_string(),
    };
    let counts = picture::draw(&grid, paint, &[chosen]);
    show.block(beside(&grid.to_string(), &counts, 5))?;
    let fewest = choices(chosen);
    if fewest == 0 {
        return show.say(&format!(
            "Nothing fits {chosen}. No square has fewer choices than that, so it is the one, \
             and the call fails at once."
        ));
    }
    let ties = board.cells().filter(|&cell| board.is_blank(cell) && choices(cell) == fewest);
    let place = match ties.count() {
        1 => format!("at {chosen} alone"),
        ties => format!("in {ties} squares; the first of them in reading order is {chosen}"),
    };
    show.say(&format!(
        "On the right stands how many digits fit in each blank square. The fewest is {fewest}, \
         {place}. What fits there: {}.",
        board.allowed(chosen),
    ))
}

fn one_puzzle(show: &mut Show, options: &Options) -> Result<Outcome, Stop> {
    let easy = puzzles::NAMED[0];
    let grid = options.grid(easy.grid())?;
    show.heading()?;
    show.part("The first choice")?;
    first_choice(show, grid)?;
    show.part("The search with fewest choices first")?;
    let run = lesson::run(show, options, grid, 20, by_fewest_choices)?;
    show.block(run.board.tally())?;
    if run.outcome == Outcome::Solved {
        show.block(run.board.grid())?;
    }
    show.part("Both orders")?;
    // In order can take a while.
    show.flush()?;
    both_orders(show, &Pair::measure("", grid, options)?)?;
    show.what_next()?;
    Ok(run.outcome)
}

/// Both searches of one puzzle, one under the other.
fn both_orders(show: &mut Show, pair: &Pair) -> Result<(), Stop> {
    let mut table = Table::new(&["order", "tries", "dead ends", "guesses", "time", "ends"]);
    for (order, run) in ORDERS.into_iter().zip(pair.runs()) {
        let tally = run.board.tally();
        let counts = [tally.tries, tally.dead_ends, tally.guesses].map(commas);
        let ends = match run.outcome {
            Outcome::GaveUp { .. } => "gave up".to_string(),
            outcome => outcome.to_string().to_lowercase(),
        };
        table.row([order.to_string()].into_iter().chain(counts).chain([about(run.time), ends]));
    }
    show.block(table)?;
    let stopped = count(pair.in_order.board.tally().tries, "try");
    match pair.ratio() {
        Some(Ratio { at_least: false, times }) => {
            show.say(&format!("In order makes {times} times as many tries."))
        }
        Some(Ratio { at_least: true, times }) => show.say(&format!(
            "In order gave up after {stopped}. How many it needs stays open; it is at least \
             {times} times as many. --budget sets how long both go on."
        )),
        None if pair.fewest.board.gave_up() => show.say(
            "Fewest choices first gave up. Whether there is a solution stays open, and so does \
             the ratio.",
        ),
        None => Ok(()),
    }
}

/// Every named puzzle in both orders.
fn side_by_side(show: &mut Show, pairs: &[Pair]) -> Result<(), Stop> {
    show.part("Both orders on every puzzle")?;
    let headings =
        ["puzzle", "in order", "fewest", "in order", "fewest", "in order", "fewest", "ratio"];
    let groups = [("", 1), ("tries", 2), ("dead ends", 2), ("time", 2), ("tries", 1)];
    let mut table = Table::new(&headings).under(&groups);
    let unless_gave_up = |run: &Run<9>, number, words: &str| {
        if run.board.gave_up() { words.to_string() } else { commas(number) }
    };
    for pair in pairs {
        let runs = pair.runs();
        let tries = runs.map(|run| unless_gave_up(run, run.board.tally().tries, "gave up"));
        let dead_ends = runs.map(|run| unless_gave_up(run, run.board.tally().dead_ends, "–"));
        let times = runs.map(|run| about(run.time));
        let ratio = pair.ratio().map_or_else(|| "–".to_string(), |ratio| ratio.to_string());
        let name = [pair.name.to_string()].into_iter();
        table.row(name.chain(tries).chain(dead_ends).chain(times).chain([ratio]));
    }
    show.block(table)?;
    if pairs.iter().any(Pair::gave_up) {
        show.say(
            "A search gave up when its budget of tries was spent. Then nobody knows the ratio; \
             ≥ says what it is at least.",
        )?;
    }
    Ok(())
}

/// Which puzzles make the search guess.
fn guesses(show: &mut Show, pairs: &[Pair]) -> Result<(), Stop> {
    show.part("Guesses with fewest choices first")?;
    let guesses = |pair: &&Pair| pair.fewest.board.tally().guesses;
    let mut pairs: Vec<&Pair> = pairs.iter().filter(|pair| !pair.fewest.board.gave_up()).collect();
    pairs.sort_by_key(guesses);
    let (without, with) = pairs.split_at(pairs.partition_point(|pair| guesses(pair) == 0));
    if !without.is_empty() {
        let names: Vec<&str> = without.iter().map(|pair| pair.name).collect();
        show.say(&format!(
            "None on {}: there some blank square always has just one digit left.",
            names.join(", ")
        ))?;
    }
    if !with.is_empty() {
        let counts = with.iter().map(|pair| format!("{} on {}", commas(guesses(pair)), pair.name));
        show.say(&format!("Some on the others: {}.", counts.collect::<Vec<_>>().join(", ")))?;
    }
    Ok(())
}

/// What all searches of one order cost together, and one try of them.
fn cost_of_a_try(show: &mut Show, pairs: &[Pair]) -> Result<(), Stop> {
    show.part("Slower a try, faster in all")?;
    let mut table = Table::new(&["all puzzles together", "tries", "time", "time a try"]);
    for (index, order) in ORDERS.into_iter().enumerate() {
        let runs = pairs.iter().map(|pair| pair.runs()[index]);
        let tries: u64 = runs.clone().map(|run| run.board.tally().tries).sum();
        let time: Duration = runs.map(|run| run.time).sum();
        let each = Duration::from_nanos((time.as_nanos() / u128::from(tries.max(1))) as u64);
        table.row([order.to_string(), commas(tries), about(time), about(each)]);
    }
    show.block(table)?;
    show.say(
        "In order stops at the first blank square; fewest choices looks at every blank square \
         before each try. So a try takes longer, and how much is won hangs on how many tries it \
         saves. Times (≈) differ from run to run; tries never do.",
    )
}
