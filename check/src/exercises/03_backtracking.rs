//! The checks of exercise 3, for stub and reference.

use super::{boards, snapshot};
use crate::{
    Cause, Exercise, Fault, Mismatch, Order, Report, Scene, Subject, Verdict, choice_scene,
    compare, observe, only_one_square, reading_rule, values,
};
use sudoku_steps::solutions::backtracking as reference;
use sudoku_steps::{Board, Cell, Grid, puzzles};

/// What a learner writes.
#[derive(Clone, Copy)]
pub struct Answer {
    pub first_empty: fn(&Board) -> Option<Cell>,
    pub solve: fn(&mut Board) -> bool,
}

pub fn exercise(answer: Answer) -> Exercise {
    let mut exercise = Exercise::new(3)
        .check("first_empty", move || first_empty(answer))
        .check("solve on a full grid", move || solve(answer, "on a full grid", boards::full()))
        .check("solve with one blank", move || solve(answer, "with one blank", boards::one_blank()))
        .check("solve on a dead square", move || {
            solve(answer, "where nothing fits (0, 8)", boards::dead_square_first())
        });
    for (name, grid) in [
        ("easy", boards::named("easy")),
        ("Norvig 1", boards::named("Norvig 1")),
        ("singles", boards::named("singles")),
        ("two solutions", boards::two_solutions()),
        ("no solution", boards::unsolvable()),
        ("a late dead square", boards::dead_square_last()),
        ("wikipedia", boards::named("wikipedia")),
        ("AI Escargot", boards::named("AI Escargot")),
        ("Inkala 2010", boards::named("Inkala 2010")),
        ("Inkala 2012", boards::named("Inkala 2012")),
        ("Inkala 2006", boards::named("Inkala 2006")),
        ("17 clues", boards::named("17 clues")),
    ] {
        let what = format!("on {name}");
        exercise = exercise.check(&format!("solve {what}"), move || solve(answer, &what, grid));
    }
    exercise
}

/// From an all but full grid to an empty one.
fn first_empty(answer: Answer) -> Verdict {
    let full = boards::full();
    let mut inputs = vec![full];
    for cell in full.cells() {
        let mut grid = full;
        grid[cell] = 0;
        inputs.push(grid);
    }
    inputs.extend(puzzles::NAMED.map(|named| named.grid()));
    inputs.push(Grid::empty());
    inputs.extend(with_more_blanks(full));
    let board = |grid: &Grid| Board::new(*grid).expect("the inputs have no conflicts");
    let learner = move |grid: &Grid| (answer.first_empty)(&board(grid));
    values(
        "first_empty",
        inputs.clone(),
        learner,
        move |grid| reference::first_empty(&board(grid)),
        |grid| ("on this board".to_string(), Scene::new(grid, &[])),
        |Mismatch { input, expected, yours }| {
            Report::new("first_empty returns another square")
                .pair("", shown(expected), shown(yours))
                .scene(choice_scene(&input, expected, yours))
                .because(reading_rule(&observe(inputs, learner)).or(Some(Cause::new(
                    if yours.is_none() { Fault::NoneTooSoon } else { Fault::WrongSquare },
                ))))
        },
    )
}

/// The full grid with more and more squares blank, taken from all over.
fn with_more_blanks(full: Grid) -> Vec<Grid> {
    let squares: Vec<Cell> = full.cells().collect();
    let mut grids = Vec::new();
    // Neither step has a factor in common with 81, so each square comes once.
    for step in [10, 40] {
        let mut grid = full;
        for index in 1..81 {
            grid[squares[index * step % 81]] = 0;
            grids.push(grid);
        }
    }
    grids
}

fn shown(cell: Option<Cell>) -> String {
    cell.map_or_else(|| "None".to_string(), |cell| format!("Some({cell})"))
}

fn solve(answer: Answer, what: &str, grid: Grid) -> Verdict {
    let subject = Subject { function: "solve", what, order: Order::Reading };
    let same = compare(subject, grid, answer.solve, reference::solve).map_err(|report| {
        only_one_square(report, &boards::ways_on(), move |board| {
            (answer.solve)(board);
        })
    })?;
    let name = format!("03 solve {what}").replace([' ', '(', ')', ','], "_");
    snapshot::matches(&name, &format!("solve {what} has other figures"), &same.to_string())
}
