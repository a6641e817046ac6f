//! Puzzles as they were asked for on the command line.

use std::cell::RefCell;

use sudoku_steps::lesson::{Options, Show, Stop};
use sudoku_steps::solutions::generator::checkers::Checker;
use sudoku_steps::solutions::generator::grade::grade;
use sudoku_steps::solutions::generator::maker::{Made, dig_further, many, opposite};
use sudoku_steps::solutions::making::{clues_of, is_minimal};
use sudoku_steps::text::{beside, commas, count};
use sudoku_steps::{Outcome, Random, puzzles};

use super::progress::Progress;
use super::removals;
use super::wish::Wish;

/// Makes as many as were asked for.
pub fn puzzles(show: &mut Show, options: &Options, wish: &Wish) -> Result<(), Stop> {
    show.heading()?;
    if wish.is_by_clock {
        show.say(&format!(
            "The seed {} comes from the clock. With --seed {0} and the same options you get \
             the same again.",
            wish.seed
        ))?;
    }
    show.flush()?;
    let progress = RefCell::new(Progress::new(wish.count, !options.step));
    let hear = |removal: &_| progress.borrow_mut().at(removal);
    for (seed, made) in many(wish.seed, wish.plan, hear).take(wish.count) {
        progress.borrow_mut().step_aside();
        if options.step {
            removals::step(show, &made)?;
        } else {
            removals::trace(show, options, &made, 0)?;
        }
        show.block(beside_facts(&made, wish, seed))?;
        show.flush()?;
        progress.borrow_mut().one_more();
    }
    Ok(())
}

/// Grades the puzzle that was given and digs further in it.
pub fn further(show: &mut Show, options: &Options, wish: &Wish) -> Result<Outcome, Stop> {
    let grid = options.grid(puzzles::NAMED[0].grid())?;
    let has_turn = |cell| grid.is_blank(cell) == grid.is_blank(opposite(cell));
    if wish.plan.is_symmetric && !grid.cells().all(has_turn) {
        return Err(Stop::Bad(
            "--symmetric: the pattern of this puzzle changes with half a turn, so digging can't \
             leave one that doesn't"
                .to_string(),
        ));
    }
    show.heading()?;
    show.block(grid)?;
    let answer = Checker::FewestChoices.ask(&grid, &Vec::new(), wish.plan.budget);
    let tries = count(answer.tries, "try");
    match answer.outcome {
        Outcome::Unique => show.say(&format!("One solution, sure after {tries}."))?,
        Outcome::GaveUp { .. } => {
            show.say(&format!(
                "{}. That leaves open how many solutions there are.",
                answer.outcome
            ))?;
        }
        Outcome::NoSolution => show.say("No solution, so there is nothing to take away from.")?,
        outcome => show.say(&format!(
            "{outcome}. A puzzle has one, so clues would have to be added and not taken away."
        ))?,
    }
    if answer.outcome != Outcome::Unique {
        return Ok(answer.outcome);
    }
    show.say(&format!("Grade: {}.", grade(&grid, wish.plan.budget)))?;
    let progress = RefCell::new(Progress::new(1, !options.step));
    let hear = |removal: &_| progress.borrow_mut().at(removal);
    let made = dig_further(&grid, &mut Random::new(wish.seed), &wish.plan, hear);
    drop(progress);
    if options.step {
        removals::step(show, &made)?;
    } else {
        removals::trace(show, options, &made, 20)?;
    }
    if made.puzzle == grid {
        show.say(&format!("Nothing was taken away. Clues: {}.", clues(&made, wish)))?;
    } else {
        show.block(beside_facts(&made, wish, wish.seed))?;
    }
    Ok(answer.outcome)
}

/// A puzzle, and beside it what there is to say about it.
pub fn beside_facts(made: &Made, wish: &Wish, seed: u64) -> String {
    let mut lines = vec![
        format!("seed    {seed}"),
        format!("clues   {}", clues(made, wish)),
        format!("checks  {}, {}", made.removals.len(), count(made.tries(), "try")),
        format!("grade   {}", grade(&made.puzzle, wish.plan.budget)),
    ];
    if made.given_up() > 0 {
        let number = made.given_up() as u64;
        lines.push(format!("        {} gave up; those clues stayed", count(number, "check")));
    }
    beside(&made.puzzle.to_string(), &lines.join("\n"), 6)
}

/// How many clues there are, and why not fewer.
fn clues(made: &Made, wish: &Wish) -> String {
    let (now, target) = (made.clues(), wish.plan.clues);
    let number = commas(now as u64);
    if now == target {
        number
    } else if target > clues_of(&made.start) {
        format!("{number}, fewer than the {target} asked for at the start")
    } else if target > 0 {
        format!("{number}; the target of {target} is missed")
    } else if made.given_up() > 0 {
        format!("{number}; perhaps more can go")
    } else if !wish.plan.is_symmetric || is_minimal(&made.puzzle) {
        // One pass over all squares is enough, when each has its turn alone.
        format!("{number}; none of them can go")
    } else {
        format!("{number}; no pair of them can go")
    }
}
