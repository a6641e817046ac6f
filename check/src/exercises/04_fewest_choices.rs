//! The checks of exercise 4, for stub and reference.

use super::{boards, snapshot};
use crate::values::faults::{ANOTHER_TIE, NONE_TOO_SOON, NOT_THE_FEWEST, SQUARE_SKIPPED};
use crate::{
    Cause, Exercise, Mismatch, Order, Report, Scene, Subject, Verdict, choice_scene, choosing_rule,
    compare, observe, values,
};
use sudoku_steps::solutions::backtracking::{first_empty, search};
use sudoku_steps::solutions::fewest_choices as reference;
use sudoku_steps::{Board, Cell, Grid, Replay, puzzles};
use sudoku_steps_follow::references;

/// What a learner writes.
#[derive(Clone, Copy)]
pub struct Answer {
    pub fewest_choices: fn(&Board) -> Option<Cell>,
}

type Inputs = fn() -> Vec<Grid>;

pub fn exercise(answer: Answer) -> Exercise {
    let mut exercise = Exercise::new(4);
    let inputs: [(&str, Inputs); 7] = [
        ("on a full grid", || vec![boards::full()]),
        ("with one blank", one_blank),
        ("with one square of two choices", two_choices_and_one),
        ("with ties", ties),
        ("with a dead square", dead_squares),
        ("on puzzles", given),
        ("on the way through a search", || on_the_way(200)),
    ];
    for (what, inputs) in inputs {
        let name = format!("fewest_choices {what}");
        exercise = exercise.check(&name, move || fewest_choices(answer, inputs()));
    }
    for (name, grid) in [
        ("a full grid", boards::full()),
        ("one blank", boards::one_blank()),
        ("a dead square", boards::dead_square_first()),
        ("easy", boards::named("easy")),
        ("Norvig 1", boards::named("Norvig 1")),
        ("singles", boards::named("singles")),
        ("wikipedia", boards::named("wikipedia")),
        ("two solutions", boards::two_solutions()),
        ("no solution", boards::unsolvable()),
        ("a late dead square", boards::dead_square_last()),
        ("AI Escargot", boards::named("AI Escargot")),
        ("17 clues", boards::named("17 clues")),
        ("Inkala 2010", boards::named("Inkala 2010")),
        ("Inkala 2006", boards::named("Inkala 2006")),
        ("Inkala 2012", boards::named("Inkala 2012")),
    ] {
        let check = format!("search on {name}");
        exercise = exercise.check(&check, move || search_on(answer, name, grid));
    }
    exercise
}

/// The solved easy puzzle with each square blank in turn.
fn one_blank() -> Vec<Grid> {
    let full = boards::full();
    full.cells().map(|cell| without(full, &[cell])).collect()
}

/// Three blanks: one with two choices, and two with one. The one stands before them,
/// between them or behind them.
fn two_choices_and_one() -> Vec<Grid> {
    let full = boards::full();
    let mut grids = Vec::new();
    for corner in full.cells() {
        for col in 0..9 {
            for row in 0..9 {
                let (in_row, in_col) = (Cell::new(corner.row, col), Cell::new(row, corner.col));
                let grid = without(full, &[corner, in_row, in_col]);
                if grid.blanks() == 3 && board(&grid).allowed(corner).len() == 2 {
                    grids.push(grid);
                }
            }
        }
    }
    grids
}

/// The solved easy puzzle with more and more squares blank, taken out in several
/// orders, up to the empty grid.
fn ties() -> Vec<Grid> {
    let full = boards::full();
    let mut grids = Vec::new();
    for blanks in 2..=81 {
        // Each step has no factor in common with 81, so it reaches every square.
        for step in [1, 80, 2, 7, 10, 40] {
            grids.push(without(full, &every(step)[..blanks]));
        }
    }
    grids
}

/// Boards with one wrong digit, which leaves a square or more where nothing fits.
fn dead_squares() -> Vec<Grid> {
    let full = boards::full();
    let mut grids = vec![boards::dead_square_first(), boards::dead_square_last()];
    for blanks in 3..=60 {
        for step in [1, 80, 2, 7, 10, 40] {
            let blank = &every(step)[..blanks];
            let grid = without(full, blank);
            for &cell in blank {
                let wrong =
                    board(&grid).allowed(cell).into_iter().find(|&digit| digit != full[cell]);
                let mut spoilt = grid;
                spoilt[cell] = wrong.unwrap_or(0);
                let chosen = reference::fewest_choices(&board(&spoilt));
                if chosen.is_some_and(|cell| board(&spoilt).allowed(cell).is_empty()) {
                    grids.push(spoilt);
                }
            }
        }
    }
    grids.sort_by_key(Grid::blanks);
    grids
}

/// The named puzzles, and one in which nine squares tie.
fn given() -> Vec<Grid> {
    let nine_ties =
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let mut grids = puzzles::NAMED.map(|named| named.grid()).to_vec();
    grids.push(nine_ties.parse().expect("a puzzle"));
    grids.sort_by_key(Grid::blanks);
    grids
}

/// The boards that the first steps of the searches of lessons 3 and 4 pass through.
fn on_the_way(steps: usize) -> Vec<Grid> {
    let mut grids = Vec::new();
    for named in puzzles::NAMED {
        for choose in [reference::fewest_choices, first_empty] {
            // So many tries are so many steps at least; the rest of the search isn't needed.
            let mut board = board(&named.grid()).keeping(steps).with_budget(steps as u64);
            search(&mut board, choose);
            let mut replay = Replay::new(named.grid());
            for event in board.tape().events() {
                replay.apply(event);
                grids.push(*replay.grid());
            }
        }
    }
    grids.sort_by_key(Grid::blanks);
    grids
}

/// All squares, from one to the `step`-th after it, and on from the start at the end.
fn every(step: usize) -> Vec<Cell> {
    (0..81).map(|index| index * step % 81).map(|at| Cell::new(at / 9, at % 9)).collect()
}

fn without(mut grid: Grid, blank: &[Cell]) -> Grid {
    for &cell in blank {
        grid[cell] = 0;
    }
    grid
}

fn board(grid: &Grid) -> Board {
    Board::new(*grid).expect("the inputs have no conflicts")
}

fn fewest_choices(answer: Answer, inputs: Vec<Grid>) -> Verdict {
    let learner = move |grid: &Grid| (answer.fewest_choices)(&board(grid));
    values(
        "fewest_choices",
        inputs.clone(),
        learner,
        |grid| reference::fewest_choices(&board(grid)),
        |grid| ("on this board".to_string(), Scene::new(grid, &[])),
        |Mismatch { input, expected, yours }| {
            // A rule has to show on boards of every kind.
            let boards = [inputs, ties(), dead_squares(), given()].concat();
            let seen = observe(boards, learner);
            Report::new("fewest_choices returns another square")
                .pair("", shown(expected), shown(yours))
                .scene(choice_scene(&input, expected, yours))
                .because(choosing_rule(&seen).or_else(|| Some(cause(&seen, &input, yours))))
        },
    )
}

fn shown(cell: Option<Cell>) -> String {
    cell.map_or_else(|| "None".to_string(), |cell| format!("Some({cell})"))
}

/// What is wrong with a choice that follows no rule known.
fn cause(seen: &[(Grid, Option<Cell>)], input: &Grid, yours: Option<Cell>) -> Cause {
    let choices =
        |grid: &Grid, cell: Option<Cell>| cell.map(|cell| board(grid).allowed(cell).len());
    let fewest = |grid: &Grid| choices(grid, reference::fewest_choices(&board(grid)));
    let has_more = |(grid, cell): &(Grid, Option<Cell>)| choices(grid, *cell) > fewest(grid);
    Cause::new(match yours {
        _ if fewest(input) == Some(0) && choices(input, yours) != Some(0) => SQUARE_SKIPPED,
        None => NONE_TOO_SOON,
        Some(_) if seen.iter().any(has_more) => NOT_THE_FEWEST,
        Some(_) => ANOTHER_TIE,
    })
}

/// The search of lesson 3 with the learner's order, beside the same with the right one.
fn search_on(answer: Answer, name: &str, grid: Grid) -> Verdict {
    let what = &format!("in the search on {name}");
    let snapshot = format!("04 search on {name}").replace(' ', "_");
    let kept = &snapshot::kept(&snapshot);
    let subject = Subject { function: "fewest_choices", what, order: Order::FEWEST_CHOICES, kept };
    let learner = move |board: &mut Board| references::in_order(board, answer.fewest_choices);
    let same = compare(subject, grid, learner, references::fewest_choices)?;
    let headline = format!("fewest_choices {what} has other figures");
    snapshot::matches(&snapshot, &headline, &same.to_string())
}
