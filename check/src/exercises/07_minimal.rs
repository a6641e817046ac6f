//! The checks of `is_minimal` in exercise 7.

use crate::{Cause, Exercise, Fault, Mismatch, Report, Scene, Verdict, observe, values};
use sudoku_steps::text::count;
use sudoku_steps::{Cell, Grid, symbol};

use super::reference::{clues_of, solutions};
use super::{boards, grids};

type IsMinimal = fn(&Grid) -> bool;

pub fn checks(mut exercise: Exercise, is_minimal: IsMinimal) -> Exercise {
    for (expected, what, puzzles) in [
        (false, "a full grid", a_full_grid as fn() -> Vec<Grid>),
        (false, "an empty grid", || vec![Grid::empty()]),
        (true, "a minimal puzzle", || vec![minimal()[0]]),
        (false, "a puzzle with several solutions", with_several_solutions),
        (false, "a puzzle without a solution", without_a_solution),
        (false, "a puzzle whose first clue can go", whose_first_clue_can_go),
        (false, "a puzzle whose last clue can go", whose_last_clue_can_go),
        (false, "a puzzle of which another clue can go", of_which_another_clue_can_go),
        (false, "a puzzle of which most clues can go", of_which_most_clues_can_go),
        (true, "other minimal puzzles", minimal),
        (false, "named puzzles that guess nothing", || named(false)),
        (true, "named puzzles that guess", || named(true)),
    ] {
        let name = format!("is_minimal on {what}");
        exercise = exercise.check(&name, move || ask(is_minimal, expected, puzzles()));
    }
    exercise
}

fn read(texts: &[&str]) -> Vec<Grid> {
    texts.iter().map(|text| text.parse().expect("a board of the checks is a grid")).collect()
}

fn a_full_grid() -> Vec<Grid> {
    vec![boards::full()]
}

fn minimal() -> Vec<Grid> {
    read(&[
        ".4....1.....7...2.1......58.9.68.5.........16..3...9.......56....19....4.78....9.",
        "..6.......246.18..3....5.2.19...8...........76.5......8.14...59.4.2..7...7.......",
        "...1..26..6927.........5.79526.....4.9.....57.14....2..72.3.......8.4.......9....",
    ])
}

/// A swap, a clue too few, clues that lie anywhere.
fn with_several_solutions() -> Vec<Grid> {
    let mut lacking = minimal()[0];
    lacking[Cell::new(4, 7)] = 0;
    let anywhere = read(&[
        "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..",
    ]);
    vec![boards::two_solutions(), lacking, anywhere[0]]
}

fn without_a_solution() -> Vec<Grid> {
    vec![boards::dead_square_first(), boards::unsolvable()]
}

/// Minimal puzzles and one clue more, which is the only one that can go.
fn whose_first_clue_can_go() -> Vec<Grid> {
    read(&[
        "24....1.....7...2.1......58.9.68.5.........16..3...9.......56....19....4.78....9.",
        "3..1..26..6927.........5.79526.....4.9.....57.14....2..72.3.......8.4.......9....",
        ".5.1..26..6927.........5.79526.....4.9.....57.14....2..72.3.......8.4.......9....",
    ])
}

fn whose_last_clue_can_go() -> Vec<Grid> {
    read(&[
        ".4....1.....7...2.1......58.9.68.5.........16..3...9.......56....19....4.78....95",
        "...1..26..6927.........5.79526.....4.9.....57.14....2..72.3.......8.4.......9.5..",
        "...1..26..6927.........5.79526.....4.9.....57.14....2..72.3.......8.4.......9..3.",
    ])
}

fn of_which_another_clue_can_go() -> Vec<Grid> {
    read(&[
        ".49...1.....7...2.1......58.9.68.5.........16..3...9.......56....19....4.78....9.",
        ".........5..73...964..12.7..6....4...8.12....92...8...7..6.9.23..2.....4.....7..5",
        "715.......2..91.7....86...1...2.6...3.....2.4.....81..2...8....6.4...9....87.3...",
    ])
}

/// A solved grid with a few blanks, then a few more.
fn of_which_most_clues_can_go() -> Vec<Grid> {
    let full = boards::full();
    [2, 7, 11]
        .map(|step| {
            grids::make(|cell| if (cell.row * 9 + cell.col) % step == 1 { 0 } else { full[cell] })
        })
        .to_vec()
}

/// Some named puzzles: those that need guesses are minimal, the others aren't.
fn named(guesses: bool) -> Vec<Grid> {
    let names = if guesses {
        ["Inkala 2010", "AI Escargot", "Inkala 2012"]
    } else {
        ["easy", "singles", "wikipedia"]
    };
    names.map(boards::named).to_vec()
}

/// All that is asked, for a diagnosis.
fn all() -> Vec<Grid> {
    [
        a_full_grid(),
        vec![Grid::empty()],
        minimal(),
        with_several_solutions(),
        without_a_solution(),
        whose_first_clue_can_go(),
        whose_last_clue_can_go(),
        of_which_another_clue_can_go(),
        of_which_most_clues_can_go(),
        named(false),
        named(true),
        vec![boards::named("17 clues")],
    ]
    .concat()
}

fn ask(is_minimal: IsMinimal, expected: bool, grids: Vec<Grid>) -> Verdict {
    values(
        "is_minimal",
        grids,
        is_minimal,
        move |_| expected,
        |grid| (format!("with {}", count(clues_of(grid) as u64, "clue")), Scene::new(grid, &[])),
        |Mismatch { input, expected, yours }| {
            let says = if yours { "true of a puzzle that isn't" } else { "false of one that is" };
            Report::new(format!("is_minimal says {says} minimal"))
                .pair("", expected.to_string(), yours.to_string())
                .scene(scene(&input))
                .because(Some(cause(is_minimal, &input, yours)))
        },
    )
}

fn clues(grid: &Grid) -> Vec<Cell> {
    grid.cells().filter(|&cell| !grid.is_blank(cell)).collect()
}

/// The clues without which one solution is left.
fn can_go(grid: &Grid) -> Vec<Cell> {
    let mut cells = clues(grid);
    cells.retain(|&cell| solutions(&grids::make(|at| if at == cell { 0 } else { grid[at] })) == 1);
    cells
}

/// The puzzle, how many solutions it has, and a clue that can go.
fn scene(grid: &Grid) -> Scene {
    let has = match solutions(grid) {
        0 => "it has no solution",
        1 => "it has one solution",
        _ => "it has two solutions or more",
    };
    let can_go = if solutions(grid) == 1 { can_go(grid) } else { Vec::new() };
    let scene = Scene::new(grid, &can_go[..can_go.len().min(1)]);
    let scene = scene.with(format!("{}; {has}", count(clues(grid).len() as u64, "clue")));
    match can_go.first() {
        Some(&cell) => {
            scene.with(format!("without the {} at {cell} it still has one", symbol(grid[cell])))
        }
        None if solutions(grid) == 1 => scene.with("without any of its clues it has more"),
        None => scene,
    }
}

/// A puzzle as a wrong answer sees it.
struct Seen {
    is_unique: bool,
    /// For each clue whether it can go.
    can_go: Vec<bool>,
}

impl Seen {
    fn of(grid: &Grid) -> Self {
        let can_go = can_go(grid);
        let clues = clues(grid);
        Self {
            is_unique: solutions(grid) == 1,
            can_go: clues.iter().map(|clue| can_go.contains(clue)).collect(),
        }
    }

    fn at(&self, clue: Option<&bool>) -> bool {
        self.is_unique && !clue.copied().unwrap_or(false)
    }
}

type Model = (Fault, fn(&Seen) -> bool);

/// The ways in which beginners get it wrong, the likeliest first.
const MODELS: [Model; 9] = [
    (Fault::AlwaysTrue, |_| true),
    (Fault::UniquenessForgotten, |seen| !seen.can_go.contains(&true)),
    (Fault::UniqueForMinimal, |seen| seen.is_unique),
    (Fault::FirstClueOnly, |seen| seen.at(seen.can_go.first())),
    (Fault::LastClueOnly, |seen| seen.at(seen.can_go.last())),
    (Fault::AnyForAll, |seen| seen.is_unique && seen.can_go.contains(&false)),
    (Fault::WrongWayRound, |seen| seen.is_unique && seen.can_go.contains(&true)),
    (Fault::WrongWayRound, |seen| seen.is_unique && !seen.can_go.contains(&false)),
    (Fault::WrongWayRound, |seen| !seen.is_unique || seen.can_go.contains(&true)),
];

/// The wrong way to look at puzzles that explains all answers, or else what the one
/// answer says.
fn cause(is_minimal: IsMinimal, grid: &Grid, yours: bool) -> Cause {
    let mut answers = observe(all(), move |grid: &Grid| is_minimal(grid));
    answers.push((*grid, yours));
    let seen: Vec<(Seen, bool)> =
        answers.iter().map(|(grid, answer)| (Seen::of(grid), *answer)).collect();
    let explains = |model: &&Model| seen.iter().all(|(seen, answer)| model.1(seen) == *answer);
    if let Some(model) = MODELS.iter().find(explains) {
        return Cause::new(model.0);
    }
    answers.retain(|(grid, _)| solutions(grid) == 1);
    if by_clues_alone(&answers) {
        return Cause::new(Fault::CluesCounted);
    }
    Cause::new(match (yours, solutions(grid) == 1) {
        (false, _) => Fault::RefusesMinimal,
        (true, true) => Fault::ClueNotTested,
        (true, false) => Fault::UniquenessForgotten,
    })
}

/// Whether the puzzles that are called minimal are those with few clues.
fn by_clues_alone(answers: &[(Grid, bool)]) -> bool {
    let clues = |answer: bool| {
        let alike = answers.iter().filter(move |one| one.1 == answer);
        alike.map(|one| clues_of(&one.0))
    };
    clues(true).max().zip(clues(false).min()).is_some_and(|(most, least)| most < least)
}
