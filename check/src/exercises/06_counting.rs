//! The checks of exercise 6, for stub and reference.

use super::{boards, snapshot};
use crate::{Exercise, Order, Subject, Verdict, compare_count, only_one_square};
use sudoku_steps::solutions::counting as reference;
use sudoku_steps::text::commas;
use sudoku_steps::{Board, Cell, Grid};
use sudoku_steps_follow::references;

#[path = "06_again.rs"]
mod again;
#[path = "06_differences.rs"]
mod differences;
#[path = "06_told.rs"]
mod told;

pub use told::EachSolution;

/// What a learner writes.
#[derive(Clone, Copy)]
pub struct Answer {
    pub each_solution: EachSolution,
    pub differences: fn(&Grid, &Grid) -> Vec<Cell>,
}

/// A copy of a puzzle that lost its 5 at (5, 2), and the puzzle.
const A_CLUE_LOST: &str =
    "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";
const NO_CLUE_LOST: &str =
    "........2.2..5.8.1......3..7.4.9........8541...5.37...18....9....7..9...2...4..58";
/// Two clues and nothing else.
const TWO_CLUES: &str =
    "........................................................8.................6......";
/// 17 clues; without the one in the last square there are thousands of solutions.
const LAST_CLUE: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const LAST_CLUE_LOST: &str =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4....";

fn grid(text: &str) -> Grid {
    text.parse().expect("a board of the checks is a grid")
}

pub fn exercise(answer: Answer) -> Exercise {
    let mut exercise = Exercise::new(6);
    for (most, name, grid) in [
        (2, "a full grid", boards::full()),
        (2, "a dead square", boards::dead_square_first()),
        (2, "no solution", boards::unsolvable()),
        (2, "one blank", boards::one_blank()),
        (10, "a swap", boards::two_solutions()),
        (100, "three swaps", boards::eight_solutions()),
        (1, "three swaps", boards::eight_solutions()),
        (3, "three swaps", boards::eight_solutions()),
        (5, "three swaps", boards::eight_solutions()),
        (8, "three swaps", boards::eight_solutions()),
        (1, "a swap", boards::two_solutions()),
        (2, "a swap", boards::two_solutions()),
        (3, "a swap", boards::two_solutions()),
        (u64::MAX, "a swap", boards::two_solutions()),
        (0, "one blank", boards::one_blank()),
        (0, "a full grid", boards::full()),
        (2, "a late dead square", boards::dead_square_last()),
        (2, "easy", boards::named("easy")),
        (2, "16 clues", boards::sixteen_clues()),
        (10, "16 clues", boards::sixteen_clues()),
        (3, "an empty grid", Grid::empty()),
        (2, "two clues", grid(TWO_CLUES)),
        (100, "no clue lost", grid(NO_CLUE_LOST)),
        (100, "a clue lost", grid(A_CLUE_LOST)),
        (2, "17 clues", boards::named("17 clues")),
        (2, "another 17 clues", grid(LAST_CLUE)),
        (10_000, "its last clue lost", grid(LAST_CLUE_LOST)),
        (1_000, "16 clues", boards::sixteen_clues()),
        (1_000_000, "16 clues", boards::sixteen_clues()),
    ] {
        let cap = if most == u64::MAX { "u64::MAX".to_string() } else { commas(most) };
        let what = format!("up to {cap} on {name}");
        exercise = exercise
            .check(&format!("each_solution {what}"), move || count(answer, &what, grid, most));
    }
    exercise
        .check("each_solution tells each solution", move || told::check(answer.each_solution))
        .check("differences", move || differences::check(answer.differences))
}

fn count(answer: Answer, what: &str, grid: Grid, most: u64) -> Verdict {
    let name = format!("06 {what}").replace(',', "").replace("::", " ").replace(' ', "_");
    let kept = &snapshot::kept(&name);
    let counting = move |board: &mut Board, most| (answer.each_solution)(board, most, &mut |_| {});
    let same = compare_count(
        Subject { function: "each_solution", what, order: Order::FEWEST_CHOICES, kept },
        most,
        grid,
        counting,
        references::counting,
    )
    .map_err(|report| {
        let report = again::explained(counting, grid, most, report);
        only_one_square(report, &boards::ways_on(), move |board| {
            counting(board, 5);
        })
    })?;
    snapshot::matches(&name, &format!("each_solution {what} has other figures"), &same.to_string())
}
