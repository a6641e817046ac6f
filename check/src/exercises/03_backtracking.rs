//! The checks of exercise 3, for stub and reference.

use super::{boards, snapshot};
use crate::search::faults::WRONG_SQUARE;
use crate::values::faults::NONE_TOO_SOON;
use crate::{
    Cause, Exercise, Mismatch, Order, Report, Scene, Subject, Verdict, choice_scene, compare,
    nothing_written, observe, only_one_square, reading_rule, values,
};
use sudoku_steps::solutions::backtracking as reference;
use sudoku_steps::{Board, Cell, Grid, puzzles};
use sudoku_steps_follow::references;

#[path = "03_stack.rs"]
mod stack;

/// What a learner writes.
#[derive(Clone, Copy)]
pub struct Answer {
    pub first_empty: fn(&Board) -> Option<Cell>,
    pub solve: fn(&mut Board) -> bool,
    pub solve_with_stack: fn(&mut Board) -> bool,
}

/// The boards on which the search with a stack is checked, those with least work first:
/// the figures are those of `solve`.
fn boards_for_a_stack() -> [(&'static str, Grid); 11] {
    [
        ("on a full grid", boards::full()),
        ("with one blank", boards::one_blank()),
        ("where nothing fits (0, 8)", boards::dead_square_first()),
        ("on singles", boards::named("singles")),
        ("on easy", boards::named("easy")),
        ("on two solutions", boards::two_solutions()),
        ("on no solution", boards::unsolvable()),
        ("on a late dead square", boards::dead_square_last()),
        ("on a square of nine choices", boards::nine_choices()),
        ("on wikipedia", boards::named("wikipedia")),
        ("on Inkala 2012", boards::named("Inkala 2012")),
    ]
}

pub fn exercise(answer: Answer) -> Exercise {
    let mut exercise = Exercise::new(3)
        .check("first_empty", move || first_empty(answer))
        .check("solve on a full grid", move || {
            search("solve", answer.solve, "on a full grid", boards::full())
        })
        .check("solve with one blank", move || {
            search("solve", answer.solve, "with one blank", boards::one_blank())
        })
        .check("solve on a dead square", move || {
            search("solve", answer.solve, "where nothing fits (0, 8)", boards::dead_square_first())
        });
    for (name, grid) in [
        ("easy", boards::named("easy")),
        ("Norvig 1", boards::named("Norvig 1")),
        ("singles", boards::named("singles")),
        ("two solutions", boards::two_solutions()),
        ("no solution", boards::unsolvable()),
        ("a late dead square", boards::dead_square_last()),
        ("a square of nine choices", boards::nine_choices()),
        ("wikipedia", boards::named("wikipedia")),
        ("AI Escargot", boards::named("AI Escargot")),
        ("Inkala 2010", boards::named("Inkala 2010")),
        ("Inkala 2012", boards::named("Inkala 2012")),
        ("Inkala 2006", boards::named("Inkala 2006")),
        ("17 clues", boards::named("17 clues")),
    ] {
        let what = format!("on {name}");
        exercise = exercise
            .check(&format!("solve {what}"), move || search("solve", answer.solve, &what, grid));
    }
    for (what, grid) in boards_for_a_stack() {
        exercise = exercise.check(&format!("solve_with_stack {what}"), move || {
            search("solve_with_stack", answer.solve_with_stack, what, grid)
                .map_err(stack::in_its_words)
        });
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
                    if yours.is_none() { NONE_TOO_SOON } else { WRONG_SQUARE },
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

/// The same for both searches: their tapes have to be the same, and so are their figures.
fn search(function: &str, learner: fn(&mut Board) -> bool, what: &str, grid: Grid) -> Verdict {
    let name = format!("03 solve {what}").replace([' ', '(', ')', ','], "_");
    let kept = &snapshot::kept(&name);
    let subject = Subject { function, what, order: Order::READING, kept };
    let same = compare(subject, grid, learner, references::backtracking).map_err(|report| {
        let pair = [boards::full_but_two(), boards::dead_square_last()];
        let report = nothing_written(report, pair, learner);
        only_one_square(report, &boards::ways_on(), move |board| {
            learner(board);
        })
    })?;
    snapshot::matches(&name, &format!("{function} {what} has other figures"), &same.to_string())
}
