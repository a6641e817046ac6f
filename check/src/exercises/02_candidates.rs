//! The checks of exercise 2, for stub and reference: here those of `allowed`.

use super::{boards, grids, snapshot};
use crate::exercises::faults02 as faults;
use crate::run::faults::NO_DIGIT;
use crate::values::faults::{NEVER_FITS, WRONG_WAY_ROUND};
use crate::{Cause, Exercise, Mismatch, Report, Scene, Verdict, testing_fault, values};
use sudoku_steps::solutions::candidates as reference;
use sudoku_steps::{Cell, Digits, Grid, Unit, puzzles};

#[path = "02_measures.rs"]
mod measures;
#[path = "02_models.rs"]
mod models;
#[path = "02_solved.rs"]
mod solved;

use grids::Dice;

/// What a learner writes.
#[derive(Clone, Copy)]
pub struct Answer {
    pub allowed: fn(&Grid, Cell) -> Digits,
    pub is_solved: fn(&Grid) -> bool,
}

pub fn exercise(answer: Answer) -> Exercise {
    let allowed = answer.allowed;
    let exercise = Exercise::new(2)
        .check("allowed on an empty board", move || ask(allowed, on_an_empty_board()))
        .check("allowed with a digit in the row", move || ask(allowed, with_one_digit(in_row)))
        .check("allowed with a digit in the column", move || {
            ask(allowed, with_one_digit(in_column))
        })
        .check("allowed with a digit in the box", move || ask(allowed, with_one_digit(in_box)))
        .check("allowed with a digit that is no peer", move || {
            ask(allowed, with_one_digit(|a, b| !in_row(a, b) && !in_column(a, b) && !in_box(a, b)))
        })
        .check("allowed with two digits", move || ask(allowed, with_two_digits()))
        .check("allowed where nothing fits", move || ask(allowed, where_nothing_fits()))
        .check("allowed on boards that fill up", move || ask(allowed, on_boards_that_fill_up()))
        .check("allowed on easy", move || on_easy(allowed))
        .check("allowed on the named puzzles", move || {
            ask(
                allowed,
                puzzles::NAMED
                    .iter()
                    .flat_map(|named| every_blank(named.name, &named.grid()))
                    .collect(),
            )
        });
    solved::checks(exercise, answer.is_solved)
}

/// A board and the blank square that is asked for.
#[derive(Clone)]
struct Question {
    /// What the board is, such as `easy`.
    board: String,
    grid: Grid,
    cell: Cell,
}

fn on_an_empty_board() -> Vec<Question> {
    every_blank("an empty board", &Grid::empty())
}

fn every_blank(board: &str, grid: &Grid) -> Vec<Question> {
    let blanks = grid.cells().filter(|&cell| grid.is_blank(cell));
    blanks.map(|cell| Question { board: board.to_string(), grid: *grid, cell }).collect()
}

fn in_row(a: Cell, b: Cell) -> bool {
    a.row == b.row
}

fn in_column(a: Cell, b: Cell) -> bool {
    a.col == b.col
}

fn in_box(a: Cell, b: Cell) -> bool {
    Grid::<9>::box_of(a) == Grid::<9>::box_of(b)
}

fn lies_apart(a: Cell, b: Cell) -> bool {
    !in_row(a, b) && !in_column(a, b)
}

/// For each square one digit in each other square that lies so, each digit in turn.
fn with_one_digit(lies_so: impl Fn(Cell, Cell) -> bool) -> Vec<Question> {
    let empty = Grid::<9>::empty();
    let pairs = empty.cells().flat_map(|cell| empty.cells().map(move |other| (cell, other)));
    let mut pairs: Vec<(Cell, Cell)> =
        pairs.filter(|&(cell, other)| cell != other && lies_so(cell, other)).collect();
    // First those that share one unit alone: they show best what is left out.
    pairs.sort_by_key(|&(cell, other)| in_box(cell, other) && !lies_apart(cell, other));
    let digits = (1..=9).cycle();
    pairs
        .into_iter()
        .zip(digits)
        .map(|((cell, other), digit)| question("a board with one digit", cell, &[(other, digit)]))
        .collect()
}

fn question(board: &str, cell: Cell, digits: &[(Cell, u8)]) -> Question {
    let mut grid = Grid::<9>::empty();
    for &(other, digit) in digits {
        grid[other] = digit;
    }
    Question { board: board.to_string(), grid, cell }
}

/// Two different digits, the same digit in two units, the same twice in one unit.
fn with_two_digits() -> Vec<Question> {
    let mut questions = Vec::new();
    for cell in Grid::<9>::empty().cells() {
        let far = |index: usize, by: usize| (index + by) % 9;
        let beside = Cell::new(cell.row, far(cell.col, 4));
        let beyond = Cell::new(cell.row, far(cell.col, 5));
        let below = Cell::new(far(cell.row, 4), cell.col);
        for digits in [
            [(beside, 1), (below, 9)],
            [(beside, 2), (below, 2)],
            [(beside, 7), (beyond, 8)],
            [(beside, 6), (beyond, 6)],
        ] {
            questions.push(question("a board with two digits", cell, &digits));
        }
    }
    questions
}

fn where_nothing_fits() -> Vec<Question> {
    let boards = [boards::dead_square_first(), boards::dead_square_last()];
    boards.iter().flat_map(|grid| every_blank("a board with a dead square", grid)).collect()
}

/// Solved grids of which some squares are left, from a few to nearly all.
fn on_boards_that_fill_up() -> Vec<Question> {
    let mut dice = Dice::new(2);
    let solved = boards::solved();
    let mut questions = Vec::new();
    for clues in (2..80).step_by(3) {
        let grid = grids::varied(&solved[dice.below(solved.len())].1, &mut dice);
        let mut part = Grid::empty();
        for index in dice.shuffled(81).into_iter().take(clues) {
            let cell = Cell::new(index / 9, index % 9);
            part[cell] = grid[cell];
        }
        questions.extend(every_blank(&format!("a board with {clues} digits"), &part));
    }
    questions
}

/// The figures of the easy puzzle, held by a snapshot too.
fn on_easy(allowed: fn(&Grid, Cell) -> Digits) -> Verdict {
    let questions = every_blank("easy", &boards::named("easy"));
    ask(allowed, questions.clone())?;
    let lines: Vec<String> = questions
        .iter()
        .map(|Question { grid, cell, .. }| format!("{cell}  {}", allowed(grid, *cell)))
        .collect();
    snapshot::matches("02_allowed_on_easy", "allowed on easy gives other digits", &lines.join("\n"))
}

fn ask(allowed: fn(&Grid, Cell) -> Digits, questions: Vec<Question>) -> Verdict {
    values(
        "allowed",
        questions,
        move |question| allowed(&question.grid, question.cell),
        |question| reference::allowed(&question.grid, question.cell),
        |question| {
            let what = format!("at {} on {}", question.cell, question.board);
            (what, Scene::new(&question.grid, &[question.cell]))
        },
        |Mismatch { input, expected, yours }| {
            let Question { board, cell, .. } = &input;
            Report::new(format!("allowed at {cell} on {board} gives other digits"))
                .pair("", expected.to_string(), yours.to_string())
                .scene(scene(&input, expected, yours))
                .because(Some(cause(allowed, yours)))
        },
    )
}

fn cause(allowed: fn(&Grid, Cell) -> Digits, yours: Digits) -> Cause {
    if !(yours - Digits::all(9)).is_empty() {
        return Cause::new(NO_DIGIT);
    }
    let found = testing_fault::<9>(move |grid, cell, digit| allowed(grid, cell).contains(digit));
    match found.as_ref().map(|cause| cause.fault) {
        Some(WRONG_WAY_ROUND) => Cause::new(faults::TAKEN_FOR_ALLOWED),
        Some(NEVER_FITS) => Cause::new(faults::EMPTY_TO_BEGIN_WITH),
        _ => found.unwrap_or(Cause::new(faults::ANOTHER_SET)),
    }
}

/// The board with the square that is asked for and the one that the answer is wrong
/// about.
fn scene(question: &Question, expected: Digits, yours: Digits) -> Scene {
    let Question { grid, cell, .. } = question;
    let mut marked = vec![*cell];
    let mut words = vec![format!("asked for: {cell}")];
    if let Some(digit) = (yours - expected).first() {
        if let Some((unit, peer)) = holder(grid, *cell, digit) {
            marked.push(peer);
            words.push(format!("{digit} doesn't fit: {unit} has it at {peer}"));
        } else {
            words.push(format!("{digit} is no digit from 1 to 9"));
        }
    }
    if let Some(digit) = (expected - yours).first() {
        words.push(format!("{digit} fits: no square of the row, the column or the box has it"));
        let mut strangers = grid.cells().filter(|&other| grid[other] == digit);
        marked.extend(strangers.next());
    }
    words.into_iter().fold(Scene::new(grid, &marked), Scene::with)
}

/// A square that rules the digit out, and the unit that it shares with `cell`.
fn holder(grid: &Grid, cell: Cell, digit: u8) -> Option<(Unit, Cell)> {
    let units = grid.units_of(cell).into_iter();
    let mut squares = units.flat_map(|unit| grid.cells_of(unit).map(move |peer| (unit, peer)));
    squares.find(|&(_, peer)| grid[peer] == digit)
}
