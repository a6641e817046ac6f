//! What kind of puzzles the command line asks for.

use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Arg, ArgAction, Command};
use sudoku_steps::lesson::{Options, number};
use sudoku_steps::solutions::generator::maker::{LEAST_CLUES, Plan};

/// The seed of the lesson's own puzzle, so that it tells the same every time.
pub const SEED: u64 = 5;

/// What was asked for.
pub struct Wish {
    pub plan: Plan,
    pub seed: u64,
    /// Whether the seed comes from the clock.
    pub is_by_clock: bool,
    pub count: usize,
    /// Whether any option of this lesson was given.
    pub is_any: bool,
}

impl Wish {
    /// Reads it. With `--puzzle` and no target, the digging goes on to the end.
    pub fn of(options: &Options) -> Self {
        let given = |name: &str| options.matches.get_one::<u64>(name).copied();
        let is_symmetric = options.matches.get_flag("symmetric");
        let is_minimal = options.matches.get_flag("minimal");
        let usual = Plan::default().clues;
        let clues = match given("clues") {
            Some(clues) => clues as usize,
            None if is_minimal || options.has_puzzle() => 0,
            None => usual,
        };
        let is_making =
            is_symmetric || is_minimal || given("clues").is_some() || given("count").is_some();
        let is_by_clock = is_making && given("seed").is_none() && !options.has_puzzle();
        Self {
            plan: Plan { clues, is_symmetric, budget: options.budget.unwrap_or(u64::MAX) },
            seed: given("seed").unwrap_or_else(|| if is_by_clock { clock() } else { SEED }),
            is_by_clock,
            count: given("count").unwrap_or(1) as usize,
            is_any: is_making || given("seed").is_some(),
        }
    }
}

/// A seed of at most nine digits, so that one can type it again.
fn clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    (since.as_micros() % 1_000_000_000) as u64
}

/// Adds what only this lesson has.
pub fn options(command: Command) -> Command {
    let option = |name: &'static str, value: &'static str, help: String| {
        Arg::new(name).long(name).value_name(value).help(help)
    };
    let flag = |name: &'static str, help: &'static str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
    };
    let usual = Plan::default().clues;
    command
        .arg(
            option(
                "seed",
                "N",
                format!("Seed of the random numbers [{SEED}; new ones: the clock]"),
            )
            .value_parser(seed),
        )
        .arg(
            option(
                "clues",
                "N",
                format!("Stop at so many clues [default: {usual}; none with --puzzle]"),
            )
            .value_parser(clues)
            .conflicts_with("minimal"),
        )
        .arg(flag("minimal", "Go on until no clue can go (with --symmetric: no pair)"))
        .arg(flag("symmetric", "Leave a pattern that looks the same after half a turn"))
        .arg(
            option("count", "N", "Make so many, all different, each with the next seed".into())
                .value_parser(at_least_one)
                .conflicts_with("puzzle"),
        )
}

fn seed(text: &str) -> Result<u64, String> {
    number(text, "give a whole number from 0 on")
}

fn clues(text: &str) -> Result<u64, String> {
    let squares = 81;
    match number(text, &format!("give a whole number from {LEAST_CLUES} to {squares}")) {
        Ok(clues) if clues > squares => Err(format!("a grid has {squares} squares")),
        Ok(clues) if clues < LEAST_CLUES as u64 => {
            Err(format!("with fewer than {LEAST_CLUES} clues no puzzle has exactly one solution"))
        }
        told => told,
    }
}

fn at_least_one(text: &str) -> Result<u64, String> {
    match number(text, "give a whole number from 1")? {
        0 => Err("give a whole number from 1".to_string()),
        count => Ok(count),
    }
}
