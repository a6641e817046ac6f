//! A puzzle without each of its clues in turn.

use std::time::Duration;

use sudoku_steps::lesson::{Options, Run, Show, Stop, about};
use sudoku_steps::text::{commas, count};
use sudoku_steps::{Outcome, symbol};

use super::{counting, found, most, named};

/// Prints a row as soon as its count is over, since all of them take some time.
/// Returns [`Outcome::GaveUp`] if a count gave up.
pub fn tell(show: &mut Show, options: &Options) -> Result<Option<Outcome>, Stop> {
    let grid = options.grid(named("17 clues"))?;
    show.heading()?;
    show.block(grid)?;
    show.part("How many solutions without one of the clues")?;
    row(show, ["without", "solutions", "tries"].map(str::to_string))?;
    row(show, [11, 20, 11].map(|width| "-".repeat(width)))?;
    let whole = Run::quiet(grid, options, counting(most(options)))?;
    row_of(show, "nothing", &whole)?;
    let mut gave_up = Some(whole.outcome).filter(is_gave_up);
    let (mut tries, mut time) = (whole.board.tally().tries, whole.time);
    let mut can_be_spared = 0;
    for cell in grid.cells().filter(|&cell| !grid.is_blank(cell)) {
        let mut less = grid;
        less[cell] = 0;
        let run = Run::quiet(less, options, counting(most(options)))?;
        row_of(show, &format!("{} at {cell}", symbol(grid[cell])), &run)?;
        gave_up = gave_up.or_else(|| Some(run.outcome).filter(is_gave_up));
        tries += run.board.tally().tries;
        time += run.time;
        can_be_spared += u64::from(run.outcome == Outcome::Unique);
    }
    show.block("")?;
    show.say(&in_all(tries, time))?;
    if whole.outcome == Outcome::Unique && gave_up.is_none() {
        show.say(&match can_be_spared {
            0 => "Every clue is needed: without any one of them there are several.".to_string(),
            _ => format!("{} can be left out, one at a time.", count(can_be_spared, "clue")),
        })?;
    }
    Ok(gave_up)
}

fn in_all(tries: u64, time: Duration) -> String {
    format!("All together {}, {}.", count(tries, "try"), about(time))
}

const fn is_gave_up(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::GaveUp { .. })
}

fn row_of(show: &mut Show, without: &str, run: &Run<9>) -> Result<(), Stop> {
    let found = commas(found(run));
    let solutions = match run.outcome {
        Outcome::NoSolution => "none".to_string(),
        Outcome::GaveUp { .. } => format!("gave up, {found} so far"),
        Outcome::Solved | Outcome::Several { at_least: true, .. } => format!("at least {found}"),
        Outcome::Unique | Outcome::Several { .. } => found,
    };
    let tries = commas(run.board.tally().tries);
    row(show, [without.to_string(), solutions, tries])
}

/// One row, sent off at once.
fn row(show: &mut Show, [without, solutions, tries]: [String; 3]) -> Result<(), Stop> {
    show.lines(format!("{without:<11}  {solutions:>20}  {tries:>11}"))?;
    show.flush()
}
