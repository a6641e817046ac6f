//! Lesson 7: making puzzles, and what it costs to know that they are right.

#![forbid(unsafe_code)]

mod cost;
mod kinds;
mod ordered;
mod progress;
mod removals;
mod wish;

use std::process::ExitCode;

use sudoku_steps::lesson::{self, Options, Show, Stop};
use sudoku_steps::solutions::generator::maker::{LEAST_CLUES, Made, full_grid, make};
use sudoku_steps::solutions::making::clues_of;
use sudoku_steps::text::{beside, commas, count};
use sudoku_steps::{Board, Grid, Outcome, Random, solutions::counting::count_solutions};

use wish::Wish;

fn main() -> ExitCode {
    lesson::main(7, wish::options, tell)
}

fn tell(show: &mut Show, options: &Options) -> Result<Option<Outcome>, Stop> {
    let wish = Wish::of(options);
    let outcome = if options.has_puzzle() {
        Some(ordered::further(show, options, &wish)?)
    } else if options.brief {
        brief(show, options, &wish)?;
        None
    } else if wish.is_any || options.step {
        ordered::puzzles(show, options, &wish)?;
        None
    } else {
        story(show, options, &wish)?;
        None
    };
    show.what_next()?;
    Ok(outcome)
}

/// A few removals, and the puzzle that is left.
fn brief(show: &mut Show, options: &Options, wish: &Wish) -> Result<(), Stop> {
    show.heading()?;
    let made = make(wish.seed, &wish.plan, |_| {});
    removals::trace(show, options, &made, 5)?;
    show.block(ordered::beside_facts(&made, wish, wish.seed))
}

fn story(show: &mut Show, options: &Options, wish: &Wish) -> Result<(), Stop> {
    show.heading()?;
    show.say(
        "Begin with a full grid and take digits away, one at a time in random order. After \
         each, count the solutions. As long as there is one, the digit stays away. When a \
         second appears, it goes back.",
    )?;
    let board = full_grid(&mut Random::new(wish.seed));
    show.part("A random full grid")?;
    show.say(&format!(
        "The search of lesson 4 on the empty grid, with the digits of each square in random \
         order: {} for {} squares. The random numbers come from the seed {}, so they are the \
         same in every run and on every computer.",
        count(board.tally().tries, "try"),
        board.grid().cells().count(),
        wish.seed,
    ))?;
    show.block(board.grid())?;
    let made = make(wish.seed, &wish.plan, |_| {});
    show.part(&format!("Down to {}", count(wish.plan.clues as u64, "clue")))?;
    removals::trace(show, options, &made, 12)?;
    let kept = made.removals.iter().filter(|removal| !removal.may_go()).count();
    show.say(&format!(
        "Asked {} times, {} put back.",
        made.removals.len(),
        count(kept as u64, "digit"),
    ))?;
    show.block(ordered::beside_facts(&made, wish, wish.seed))?;
    without_asking(show, &made)?;
    cost::tell(show, options, wish)?;
    kinds::minimal(show, wish)?;
    kinds::grades(show, wish)
}

/// The same digits gone without a question, those too that had to go back.
fn without_asking(show: &mut Show, made: &Made) -> Result<(), Stop> {
    show.part("Without asking")?;
    let mut careless = made.start;
    for &(cell, _) in made.removals.iter().flat_map(|removal| &removal.gone) {
        if clues_of(&careless) > made.clues() {
            careless[cell] = 0;
        }
    }
    let most = 1_000;
    let found = count_solutions(&mut Board::new(careless)?, most);
    let first = made.removals.iter().find(|removal| !removal.may_go());
    show.say(&format!(
        "Taking the first {} of the same order away without asking leaves {} too, and {}{} \
         solutions. It would do no good to ask only whether a solution is left: one always \
         is, the grid that we began with.",
        careless.blanks(),
        count(clues_of(&careless) as u64, "clue"),
        if found == most { "at least " } else { "" },
        commas(found),
    ))?;
    if let Some(first) = first {
        let (cell, digit) = first.gone[0];
        show.say(&format!(
            "The first digit that had to go back was the {digit} at {cell}, when {} were left. \
             That says nothing about a number of clues: with more left a puzzle can have two \
             solutions, and with {LEAST_CLUES} it can have one.",
            count(clues_of(&first.puzzle) as u64, "clue"),
        ))?;
    }
    Ok(())
}

/// Grids side by side, each under its name.
fn row_of(grids: &[(String, Grid)]) -> String {
    let mut blocks = grids.iter().map(|(name, grid)| format!("{name}\n\n{grid}"));
    let first = blocks.next().unwrap_or_default();
    blocks.fold(first, |row, block| beside(&row, &block, 6))
}
