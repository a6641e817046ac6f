//! The checks of `is_solved` in exercise 2.

use crate::exercises::faults02 as faults;
use crate::search::faults::TRUE_TOO_SOON;
use crate::values::faults::{
    BOX_NOT_TESTED, BOX_TESTED_IN_PART, COLUMN_NOT_TESTED, NOT_EVERY_SQUARE, ROW_NOT_TESTED,
};
use crate::{Cause, Exercise, Mismatch, Report, Scene, Verdict, observe, values};
use sudoku_steps::{Cell, Conflict, Grid, puzzles};

use super::grids::{self, Dice};
use super::{boards, measures, models, snapshot};

type IsSolved = fn(&Grid) -> bool;

pub fn checks(mut exercise: Exercise, is_solved: IsSolved) -> Exercise {
    for (expected, what, grids) in [
        (false, "an empty grid", vec![Grid::empty()]),
        (true, "a solved grid", vec![boards::full()]),
        (false, "a grid with one blank", with_one_blank()),
        (false, "a grid with one digit everywhere", with_one_digit_everywhere()),
        (false, "a grid with equal rows", vec![grids::make(|cell| cell.col as u8 + 1)]),
        (false, "a grid with equal columns", vec![grids::make(|cell| cell.row as u8 + 1)]),
        (false, "a grid where only rows are wrong", grids::wrong_rows(&boards::full())),
        (false, "a grid where only columns are wrong", grids::wrong_columns(&boards::full())),
        (false, "a grid where only boxes are wrong", grids::wrong_boxes(&solved())),
        (false, "a grid with one digit changed", with_one_digit_changed()),
        (false, "a grid with two digits swapped", with_two_digits_swapped()),
        (false, "a grid with the right sums", vec![with_the_right_sums()]),
        (false, "grids where one kind of unit measures right", measures::grids()),
        (false, "the named puzzles", puzzles::NAMED.map(|named| named.grid()).to_vec()),
        (true, "their solutions", solved()),
        (true, "other solved grids", other_solved_grids()),
    ] {
        let name = format!("is_solved on {what}");
        let cases: Vec<(Grid, bool)> = grids.into_iter().map(|grid| (grid, expected)).collect();
        exercise = exercise.check(&name, move || judge(is_solved, what, cases.clone()));
    }
    exercise.check("is_solved on the worked examples", move || on_worked_examples(is_solved))
}

fn solved() -> Vec<Grid> {
    boards::solved().map(|(_, grid)| grid).to_vec()
}

fn with_one_blank() -> Vec<Grid> {
    let full = boards::full();
    full.cells()
        .map(|blank| grids::make(|cell| if cell == blank { 0 } else { full[cell] }))
        .collect()
}

fn with_one_digit_everywhere() -> Vec<Grid> {
    (1..=9).map(|digit| grids::make(|_| digit)).collect()
}

fn with_one_digit_changed() -> Vec<Grid> {
    let full = boards::full();
    let next = |digit: u8| digit % 9 + 1;
    let changed =
        |at: Cell| grids::make(|cell| if cell == at { next(full[cell]) } else { full[cell] });
    full.cells().map(changed).collect()
}

fn with_two_digits_swapped() -> Vec<Grid> {
    let full = boards::full();
    let mut dice = Dice::new(3);
    let mut wrong = Vec::new();
    while wrong.len() < 100 {
        let mut cell = || Cell::new(dice.below(9), dice.below(9));
        let (a, b) = (cell(), cell());
        if full[a] != full[b] {
            wrong.push(grids::swapped(full, a, b));
        }
    }
    wrong
}

/// In every unit of a solved grid 3 and 6 become 4, and 8 becomes 9: its digits add
/// up and multiply to the same as before.
fn with_the_right_sums() -> Grid {
    let full = boards::full();
    grids::make(|cell| match full[cell] {
        3 | 6 => 4,
        8 => 9,
        digit => digit,
    })
}

fn other_solved_grids() -> Vec<Grid> {
    let mut dice = Dice::new(4);
    let solved = solved();
    solved.iter().cycle().take(90).map(|grid| grids::varied(grid, &mut dice)).collect()
}

/// The examples of the lesson, held by a snapshot too.
fn on_worked_examples(is_solved: IsSolved) -> Verdict {
    let what = "the worked examples";
    let examples = [
        ("a full grid with mistakes", boards::full_with_mistakes(), false),
        ("the solved easy puzzle", boards::full(), true),
        ("the same with its last square blank", boards::one_blank(), false),
    ];
    judge(is_solved, what, examples.map(|(_, grid, expected)| (grid, expected)).to_vec())?;
    let lines = examples.map(|(what, grid, _)| format!("{what:<37}{}", is_solved(&grid)));
    let headline = format!("is_solved on {what} is wrong");
    snapshot::matches("02_is_solved_on_the_worked_examples", &headline, &lines.join("\n"))
}

/// Holds the answer for each grid against what is known of it.
fn judge(is_solved: IsSolved, what: &str, cases: Vec<(Grid, bool)>) -> Verdict {
    values(
        "is_solved",
        cases,
        move |(grid, _)| is_solved(grid),
        |&(_, expected)| expected,
        |(grid, _)| (format!("on {what}"), Scene::new(grid, &[])),
        |Mismatch { input: (grid, _), expected, yours }| {
            let says = if yours { "true of a grid that isn't" } else { "false of a grid that is" };
            Report::new(format!("is_solved says {says} solved"))
                .pair("", expected.to_string(), yours.to_string())
                .scene(scene(&grid))
                .because(models::cause(is_solved).or_else(|| Some(cause(is_solved, &grid))))
        },
    )
}

/// The grid with what is wrong in it, and which units are right.
fn scene(grid: &Grid) -> Scene {
    if let Some(blank) = grid.cells().find(|&cell| grid.is_blank(cell)) {
        return Scene::new(grid, &[blank]).with(format!("{blank} is blank"));
    }
    let conflicts = grid.conflicts();
    let Some(Conflict { first, second, .. }) = conflicts.first() else {
        return Scene::new(grid, &[]).with("every unit has each digit once");
    };
    let scene = Scene::new(grid, &[*first, *second]).with(conflicts[0].to_string());
    let kinds = ["rows", "columns", "boxes"].into_iter().zip(models::wrong_kinds(grid));
    let right: Vec<&str> = kinds.filter(|&(_, wrong)| wrong == 0).map(|(kind, _)| kind).collect();
    if right.is_empty() {
        scene
    } else {
        scene.with(format!("all {} are right", right.join(" and ")))
    }
}

/// Why a single blank isn't noticed: not this one, or none.
fn unnoticed(is_solved: IsSolved, grid: &Grid) -> Cause {
    let blank = |grid: &Grid| grid.cells().find(|&cell| grid.is_blank(cell));
    let seen = observe(with_one_blank(), is_solved);
    let noticed = seen.iter().find(|(_, says)| !says).and_then(|(grid, _)| blank(grid));
    match (blank(grid), noticed) {
        (Some(here), Some(there)) => Cause::with(
            NOT_EVERY_SQUARE,
            format!("A blank at {there} is noticed, and one at {here} isn't."),
        ),
        _ => Cause::new(TRUE_TOO_SOON),
    }
}

/// What a wrong answer on this grid passes over.
fn cause(is_solved: IsSolved, grid: &Grid) -> Cause {
    let sum = |unit| grid.cells_of(unit).map(|cell| u32::from(grid[cell])).sum::<u32>();
    let [rows, columns, boxes] = models::wrong_kinds(grid);
    if let Some(cause) = measures::cause(grid) {
        return cause;
    }
    let fault = if grid.blanks() == 1 {
        return unnoticed(is_solved, grid);
    } else if !grid.is_full() {
        TRUE_TOO_SOON
    } else if rows + columns + boxes == 0 {
        faults::REFUSES_SOLVED
    } else if grid.units().all(|unit| sum(unit) == 45) {
        faults::SUM_FOR_DIGITS
    } else if rows > 0 {
        ROW_NOT_TESTED
    } else if columns > 0 {
        COLUMN_NOT_TESTED
    } else if boxes == 9 {
        BOX_NOT_TESTED
    } else {
        let detail = "Boxes with a digit twice were noticed on another grid. Is each box tested?";
        return Cause::with(BOX_TESTED_IN_PART, detail);
    };
    Cause::new(fault)
}
