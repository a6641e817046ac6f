//! The checks of exercise 1, for stub and reference.

use super::snapshot;
use crate::values::faults::{ANY_DIGIT_RULES_OUT, FIRST_PEER_DECIDES};
use crate::{
    Cause, Exercise, Mismatch, Order, Report, Scene, Subject, Verdict, compare, nothing_written,
    only_one_square, testing_fault, values,
};
use sudoku_steps::solutions::recursion as reference;
use sudoku_steps::{Board, Cell, Grid, Unit, puzzles};
use sudoku_steps_follow::references;

/// What a learner writes.
#[derive(Clone, Copy)]
pub struct Answer {
    pub fits: fn(&Board<4>, Cell, u8) -> bool,
    pub solve: fn(&mut Board<4>) -> bool,
}

/// The boards on which solve is checked, those with least work first, as far as each
/// tells the faults apart that those after it don't.
const BOARDS: [(&str, &str); 13] = [
    ("with one blank", "312442132431134."),
    ("on a full board", FULL),
    ("where both digits fail", "34..1..4413..3.."),
    ("where the first digit is wrong", "231414323.4...23"),
    ("where one try fails", "13244213..4131.2"),
    ("on the small puzzle", puzzles::SMALL),
    ("on two solutions", ".....1..1.43.31."),
    ("where nothing fits (0, 3)", "123............4"),
    ("on few clues", "1....3...4.....2"),
    ("on an empty board", "................"),
    ("on many wrong digits", ".........3.....1"),
    ("where nothing fits (3, 3)", "...........4312."),
    ("on no solution", NO_SOLUTION),
];

/// It has no solution, and that takes some tries to find out.
const NO_SOLUTION: &str = ".........4....21";

/// Boards where a 1 fits the first blank, and the next blank too.
const WAYS_ON: [&str; 2] = ["3.2442.3243..342", "................"];

/// The solved small puzzle.
const FULL: &str = "3124421324311342";

pub fn exercise(answer: Answer) -> Exercise {
    let mut exercise = Exercise::new(1)
        .check("fits on an empty board", move || fits(answer, on_an_empty_board()))
        .check("fits with a digit in the row", move || fits(answer, beside(in_row)))
        .check("fits with a digit in the column", move || fits(answer, beside(in_column)))
        .check("fits with a digit in the box", move || fits(answer, beside(in_box)))
        .check("fits with a digit that is no peer", move || {
            fits(answer, beside(|a, b| !in_row(a, b) && !in_column(a, b) && !in_box(a, b)))
        })
        .check("fits on fuller boards", move || fits(answer, on_fuller_boards()))
        .check("fits on the small puzzle", move || fits_on_small(answer));
    for (what, text) in BOARDS {
        let check = move || solve(answer, what, grid(text));
        exercise = exercise.check(&format!("solve {what}"), check);
    }
    exercise
}

fn grid(text: &str) -> Grid<4> {
    text.parse().expect("a board of the checks is a grid")
}

fn board(grid: &Grid<4>) -> Board<4> {
    Board::new(*grid).expect("the boards of the checks have no conflicts")
}

/// May this digit stand in this blank square?
#[derive(Clone)]
struct Question {
    grid: Grid<4>,
    cell: Cell,
    digit: u8,
}

/// Every digit at every blank square of a board.
fn all_of(grid: &Grid<4>) -> Vec<Question> {
    let blanks = grid.cells().filter(|&cell| grid.is_blank(cell));
    blanks
        .flat_map(|cell| (1..=4).map(move |digit| (cell, digit)))
        .map(|(cell, digit)| Question { grid: *grid, cell, digit })
        .collect()
}

fn on_an_empty_board() -> Vec<Question> {
    all_of(&Grid::empty())
}

fn in_row(a: Cell, b: Cell) -> bool {
    a.row == b.row
}

fn in_column(a: Cell, b: Cell) -> bool {
    a.col == b.col
}

fn in_box(a: Cell, b: Cell) -> bool {
    Grid::<4>::box_of(a) == Grid::<4>::box_of(b)
}

/// One digit on the board, each in turn, and every digit asked at a square that lies so
/// to it. First come the pairs that share no box besides.
fn beside(lies_so: impl Fn(Cell, Cell) -> bool) -> Vec<Question> {
    let empty = Grid::<4>::empty();
    let pairs = empty.cells().flat_map(|cell| empty.cells().map(move |holder| (cell, holder)));
    let mut pairs: Vec<(Cell, Cell)> =
        pairs.filter(|&(cell, holder)| cell != holder && lies_so(cell, holder)).collect();
    pairs.sort_by_key(|&(cell, holder)| in_box(cell, holder));
    let mut questions = Vec::new();
    for (cell, holder) in pairs {
        for digit in 1..=4 {
            let mut grid = empty;
            grid[holder] = digit;
            questions.extend((1..=4).map(|digit| Question { grid, cell, digit }));
        }
    }
    questions
}

/// Boards that fill up to a solved one, then those on which solve is checked.
fn on_fuller_boards() -> Vec<Question> {
    let full = grid(FULL);
    let mut questions = Vec::new();
    // Five and sixteen have no common divisor: each square comes once.
    let squares: Vec<Cell> = full.cells().collect();
    let mut part = Grid::empty();
    for index in 0..15 {
        let cell = squares[index * 5 % 16];
        part[cell] = full[cell];
        questions.extend(all_of(&part));
    }
    questions.extend(BOARDS.iter().flat_map(|(_, text)| all_of(&grid(text))));
    questions
}

fn fits(answer: Answer, questions: Vec<Question>) -> Verdict {
    values(
        "fits",
        questions,
        move |ask| (answer.fits)(&board(&ask.grid), ask.cell, ask.digit),
        |ask| reference::fits(&board(&ask.grid), ask.cell, ask.digit),
        |ask| (format!("for {} at {}", ask.digit, ask.cell), scene(ask)),
        |Mismatch { input, expected, yours }| {
            Report::new(format!("fits answers wrongly for {} at {}", input.digit, input.cell))
                .pair("", expected.to_string(), yours.to_string())
                .scene(scene(&input))
                .because(Some(why(answer, &input)))
        },
    )
}

/// The peer that holds the digit, and a unit that they share.
fn holder(ask: &Question) -> Option<(Unit, Cell)> {
    let units = ask.grid.units_of(ask.cell).into_iter();
    units
        .flat_map(|unit| ask.grid.cells_of(unit).map(move |peer| (unit, peer)))
        .find(|&(_, peer)| ask.grid[peer] == ask.digit)
}

fn scene(ask: &Question) -> Scene {
    let Question { grid, cell, digit } = ask;
    match holder(ask) {
        Some((unit, peer)) => Scene::new(grid, &[*cell, peer])
            .with(format!("{digit} is asked at {cell}."))
            .with(format!("{unit} has a {digit} at {peer}.")),
        None => Scene::new(grid, &[*cell])
            .with(format!("{digit} is asked at {cell}."))
            .with(format!("None of its peers holds {digit}.")),
    }
}

/// What shows on boards with one digit; else what this board shows.
fn why(answer: Answer, ask: &Question) -> Cause {
    let asked = move |grid: &Grid<4>, cell, digit| (answer.fits)(&board(grid), cell, digit);
    match testing_fault(asked) {
        Some(cause) => cause,
        None if holder(ask).is_some() => Cause::new(FIRST_PEER_DECIDES),
        None => Cause::new(ANY_DIGIT_RULES_OUT),
    }
}

/// The answers on the small puzzle, held by a snapshot too.
fn fits_on_small(answer: Answer) -> Verdict {
    let questions = all_of(&puzzles::small());
    fits(answer, questions.clone())?;
    let lines: Vec<String> = questions
        .chunks(4)
        .map(|asked| {
            let fitting = asked.iter().filter(|ask| {
                let Question { grid, cell, digit } = ask;
                (answer.fits)(&board(grid), *cell, *digit)
            });
            let digits: Vec<String> = fitting.map(|ask| ask.digit.to_string()).collect();
            format!("{}  {}", asked[0].cell, digits.join(" "))
        })
        .collect();
    snapshot::matches("01_fits_on_small", "fits on small differs", &lines.join("\n"))
}

fn solve(answer: Answer, what: &str, grid: Grid<4>) -> Verdict {
    let name = format!("01 solve {what}").replace([' ', '(', ')', ','], "_");
    let kept = &snapshot::kept(&name);
    let subject = Subject { function: "solve", what, order: Order::READING, kept };
    let same = compare(subject, grid, answer.solve, references::recursion).map_err(|report| {
        let pair = [puzzles::small(), self::grid(NO_SOLUTION)];
        let report = nothing_written(report, pair, answer.solve);
        only_one_square(report, &WAYS_ON.map(self::grid), move |board| {
            (answer.solve)(board);
        })
    })?;
    snapshot::matches(&name, &format!("solve {what} has other figures"), &same.to_string())
}
