//! Which rule a learner's code follows when it picks the tightest square or unit.

use crate::report::{Cause, Fault, Scene};
use crate::run::faults::{NO_DIGIT, OUT_OF_RANGE};
use crate::tightest::faults;
use crate::tightest::rules::{RULES, Rule};
use crate::tightest::weighed::{Weighed, lacks, tightest, weigh};
use crate::values::faults::{FILLED_SQUARE, HIDDEN_WHERE_IT_STANDS, NONE_TOO_SOON};
use sudoku_steps::{Choice, Digits, Grid, Unit, symbol};
use sudoku_steps_follow::Squares;

/// What was picked on a grid; `None` where the code saw nothing to decide.
pub type Pick<const N: usize> = (Grid<N>, Option<Choice>);

/// What is wrong with these picks: one that is none at all, else the wrong rule that
/// explains every one of them, if there is one.
///
/// ```
/// use sudoku_steps_check::{faults, picking_rule};
/// use sudoku_steps::{Cell, Choice, puzzles};
///
/// let easy = puzzles::find("easy").unwrap().grid();
/// let cause = picking_rule(&[(easy, Some(Choice::Square(Cell::new(0, 3))))]).unwrap();
/// assert_eq!(cause.fault, faults::FILLED_SQUARE);
/// ```
pub fn picking_rule<const N: usize>(picks: &[Pick<N>]) -> Option<Cause> {
    rule_of(&of_any_side(picks))
}

/// A pick on a grid of any side.
type Picked = (Squares, Option<Choice>);

fn of_any_side<const N: usize>(picks: &[Pick<N>]) -> Vec<Picked> {
    picks.iter().map(|(grid, choice)| (grid.into(), *choice)).collect()
}

fn rule_of(picks: &[Picked]) -> Option<Cause> {
    if let Some(fault) = picks.iter().find_map(|(grid, choice)| no_choice(grid, (*choice)?)) {
        return Some(Cause::new(fault));
    }
    let seen: Vec<(Vec<Weighed>, Option<Choice>)> =
        picks.iter().map(|(grid, choice)| (weigh(grid), *choice)).collect();
    let explains = |rule: &&Rule| {
        seen.iter().all(|(all, choice)| rule.2(all).map(|one| one.choice) == *choice)
    };
    RULES.iter().find(explains).map(|&(fault, detail, _)| Cause::with(fault, detail))
}

/// Why there is nothing to decide about this on this grid.
fn no_choice(grid: &Squares, choice: Choice) -> Option<Fault> {
    match choice {
        Choice::Square(cell) if !grid.has(cell) => Some(OUT_OF_RANGE),
        Choice::Square(cell) => (!grid.is_blank(cell)).then_some(FILLED_SQUARE),
        Choice::Digit { unit, digit } => {
            let (Unit::Row(index) | Unit::Column(index) | Unit::Box(index)) = unit;
            if index >= grid.side() {
                Some(OUT_OF_RANGE)
            } else if !Digits::all(grid.side()).contains(digit) {
                Some(NO_DIGIT)
            } else {
                (!lacks(grid, unit).contains(digit)).then_some(HIDDEN_WHERE_IT_STANDS)
            }
        }
    }
}

/// What is wrong with a pick that follows no rule known. The other picks show whether
/// it is the order of ties, or how the ways are counted.
pub fn picked_amiss<const N: usize>(
    grid: &Grid<N>,
    yours: Option<Choice>,
    picks: &[Pick<N>],
) -> Cause {
    amiss(&grid.into(), yours, &of_any_side(picks))
}

fn amiss(grid: &Squares, yours: Option<Choice>, picks: &[Picked]) -> Cause {
    let is_tight = |grid: &Squares, choice: Option<Choice>| {
        let all = weigh(grid);
        let ways = all.iter().find(|one| Some(one.choice) == choice).map(|one| one.ways.len());
        ways == tightest(&all).map(|one| one.ways.len())
    };
    if yours.is_none() {
        Cause::new(NONE_TOO_SOON)
    } else if !is_tight(grid, yours) {
        Cause::new(faults::NOT_THE_TIGHTEST)
    } else if picks.iter().all(|(grid, choice)| is_tight(grid, *choice)) {
        Cause::new(faults::TIE_ORDER)
    } else {
        Cause::with(faults::NOT_THE_TIGHTEST, "On another board it picks one with more ways.")
    }
}

/// The board of a pick, with the squares of both choices marked and their ways counted.
pub fn pick_scene<const N: usize>(
    grid: &Grid<N>,
    expected: Option<Choice>,
    yours: Option<Choice>,
) -> Scene {
    scene_of(&grid.into(), expected, yours)
}

fn scene_of(grid: &Squares, expected: Option<Choice>, yours: Option<Choice>) -> Scene {
    let all = weigh(grid);
    let mut marked = Vec::new();
    let mut words = Vec::new();
    for choice in expected.into_iter().chain(yours) {
        let weighed = all.iter().find(|one| one.choice == choice);
        words.push(match (choice, weighed) {
            (Choice::Square(cell), None) if grid.has(cell) => {
                marked.push(cell);
                format!("{cell} holds {}", symbol(grid[cell]))
            }
            (_, None) => format!("{choice}: not to be decided here"),
            (_, Some(one)) => {
                marked.extend(one.ways.iter().map(|way| way.0));
                if let Choice::Square(cell) = choice {
                    marked.push(cell);
                }
                format!("{choice}: {}", sudoku_steps::text::count(one.ways.len() as u64, "way"))
            }
        });
    }
    words.into_iter().fold(Scene::of(grid, &marked), Scene::with)
}
