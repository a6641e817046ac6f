//! What the checks cost, and what they would cost with the solvers of other lessons.

use std::time::{Duration, Instant};

use sudoku_steps::lesson::{Options, Show, Stop, about};
use sudoku_steps::solutions::generator::checkers::Checker;
use sudoku_steps::solutions::generator::maker::{Made, Plan, full_grid, make};
use sudoku_steps::text::{commas, count};
use sudoku_steps::{Outcome, Random, Table};

use super::wish::Wish;

/// After how many tries one check gives up here, so that a bad checker ends too.
const BUDGET: u64 = 100_000;

/// All questions of one pass over the grid, asked in several ways.
pub fn tell(show: &mut Show, options: &Options, wish: &Wish) -> Result<(), Stop> {
    show.part("What the checks cost")?;
    let start = Instant::now();
    let filled = full_grid(&mut Random::new(wish.seed));
    let filling = start.elapsed();
    let to_the_end =
        Plan { clues: 0, budget: options.budget.unwrap_or(u64::MAX), ..Plan::default() };
    let made = make(wish.seed, &to_the_end, |_| {});
    show.say(&format!(
        "Now without a target: each of the {} squares is asked about, and {} stay. The same \
         questions can be put to the solver of any lesson. All give the same answers, unless \
         they give up ({} a check).",
        made.removals.len(),
        count(made.clues() as u64, "clue"),
        count(options.budget.unwrap_or(BUDGET), "try"),
    ))?;
    let mut table = Table::new(&["work", "tries", "time", "gave up"]);
    table.row(["fill the grid".to_string(), commas(filled.tally().tries), about(filling)]);
    for checker in Checker::ALL {
        let Cost { tries, time, given_up } = ask_all(checker, &made, options);
        table.row([checker.name().to_string(), commas(tries), about(time), commas(given_up)]);
    }
    show.block(table)?;
    let half = made.removals.len() / 2;
    let tries = |from: usize, to: usize| -> u64 {
        made.removals[from..to].iter().map(|removal| removal.answer.tries).sum()
    };
    show.say(&format!(
        "Nearly all the work is in the checks: filling takes {}, the checks by fewest choices \
         {} together. And they get dearer as the grid gets emptier: the first {half} took {}, \
         the other {} took {}.",
        count(filled.tally().tries, "try"),
        count(made.tries(), "try"),
        count(tries(0, half), "try"),
        made.removals.len() - half,
        count(tries(half, made.removals.len()), "try"),
    ))?;
    show.say(
        "A try costs more with propagation: each goes through all squares and all units. So \
         compare the times as well. The last row asks less than the others. One solution is \
         known already. A second one has another digit in a square that was just emptied, so \
         only those digits are tried there.",
    )
}

struct Cost {
    tries: u64,
    time: Duration,
    given_up: u64,
}

fn ask_all(checker: Checker, made: &Made, options: &Options) -> Cost {
    let budget = options.budget.unwrap_or(BUDGET);
    let start = Instant::now();
    let answers = made.removals.iter().map(|removal| {
        let answer = checker.ask(&removal.puzzle, &removal.gone, budget);
        (answer.tries, u64::from(matches!(answer.outcome, Outcome::GaveUp { .. })))
    });
    let (tries, given_up) = answers.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    Cost { tries, time: start.elapsed(), given_up }
}
