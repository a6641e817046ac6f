//! The checks of exercise 6, for stub and reference.

use sudoku_steps::check::{
    Cause, Exercise, Fault, Mismatch, Order, Report, Scene, Subject, Verdict, compare_count, values,
};
use sudoku_steps::solutions::counting as reference;
use sudoku_steps::text::commas;
use sudoku_steps::{Board, Cell, Grid, puzzles, symbol};

#[path = "boards.rs"]
mod boards;
#[path = "snapshot.rs"]
mod snapshot;

/// What a learner writes.
#[derive(Clone, Copy)]
pub struct Answer {
    pub count_solutions: fn(&mut Board, u64) -> u64,
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

pub fn exercise(answer: Answer) -> Exercise {
    let grid = |text: &str| -> Grid { text.parse().expect("a board of the checks is a grid") };
    let mut exercise = Exercise::new(6).check("differences", move || differences(answer));
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
            .check(&format!("count_solutions {what}"), move || count(answer, &what, grid, most));
    }
    exercise
}

fn count(answer: Answer, what: &str, grid: Grid, most: u64) -> Verdict {
    let same = compare_count(
        Subject { function: "count_solutions", what, order: Order::FewestChoices },
        most,
        grid,
        answer.count_solutions,
        reference::count_solutions,
    )?;
    let name = format!("06 {what}").replace(',', "").replace("::", " ").replace(' ', "_");
    snapshot::matches(
        &name,
        &format!("count_solutions {what} has other figures"),
        &same.to_string(),
    )
}

/// From grids that are equal to grids that differ everywhere.
fn differences(answer: Answer) -> Verdict {
    let full = boards::full();
    let mut inputs = vec![(full, full), (Grid::empty(), Grid::empty())];
    for cell in full.cells() {
        let mut other = full;
        other[cell] = full[cell] % 9 + 1;
        inputs.push((full, other));
    }
    inputs.push((full, boards::one_blank()));
    inputs.push((boards::one_blank(), full));
    let first_two = reference::Solutions::of(board(&boards::sixteen_clues())).take(2);
    let first_two: Vec<Grid> = first_two.collect();
    inputs.push((first_two[0], first_two[1]));
    inputs.extend(puzzles::NAMED.map(|named| (named.grid(), full)));
    inputs.push((Grid::empty(), full));
    values(
        "differences",
        inputs,
        move |(a, b)| (answer.differences)(a, b),
        |(a, b)| reference::differences(a, b),
        |(a, _)| ("on this grid and another".to_string(), Scene::new(a, &[])),
        explain,
    )
}

fn explain(
    Mismatch { input: (a, b), expected, yours }: Mismatch<(Grid, Grid), Vec<Cell>>,
) -> Report {
    let mut wrong: Vec<Cell> = expected.iter().chain(&yours).copied().collect();
    wrong.retain(|cell| expected.contains(cell) != yours.contains(cell));
    let words = wrong
        .iter()
        .take(5)
        .map(|&cell| format!("{cell}: {} here, {} in the other", symbol(a[cell]), symbol(b[cell])));
    let mut report = Report::new("differences returns other squares")
        .pair("", listed(&expected), listed(&yours))
        .scene(words.fold(Scene::new(&a, &wrong), Scene::with));
    if wrong.is_empty() {
        report = report.say(
            "The squares are right, and each has to be there once, in reading order: row by \
             row, each from left to right.",
        );
    }
    let fault = if wrong.is_empty() {
        yours.is_sorted_by_key(|cell| (cell.col, cell.row)).then_some(Fault::ColumnOrder)
    } else if yours.iter().all(|cell| expected.contains(cell)) {
        Some(Fault::SquaresLeftOut)
    } else {
        (wrong.len() == a.cells().count()).then_some(Fault::WrongWayRound)
    };
    report.because(fault.map(Cause::new))
}

fn board(grid: &Grid) -> Board {
    Board::new(*grid).expect("the inputs have no conflicts")
}

fn listed(cells: &[Cell]) -> String {
    let shown: Vec<String> = cells.iter().take(6).map(ToString::to_string).collect();
    let more = if cells.len() > 6 { ", …" } else { "" };
    format!(
        "{}: [{}{more}]",
        sudoku_steps::text::count(cells.len() as u64, "square"),
        shown.join(", ")
    )
}
