//! The checks of exercise 7, for stub and reference: here those of `dig`.

use super::{boards, grids, snapshot};
use crate::{Exercise, Verdict};
use sudoku_steps::solutions::making::{self as reference, clues_of};
use sudoku_steps::{Cell, Grid, puzzles};

#[path = "07_dig.rs"]
mod dig;
#[path = "07_minimal.rs"]
mod minimal;

use dig::{Task, ask};
use grids::Dice;

/// What a learner writes.
#[derive(Clone, Copy)]
pub struct Answer {
    pub dig: Dig,
    pub is_minimal: fn(&Grid) -> bool,
}

pub type Dig = fn(&Grid, &[Cell], usize) -> Grid;

pub fn exercise(answer: Answer) -> Exercise {
    let mut exercise = Exercise::new(7);
    for (name, tasks) in [
        ("dig with an empty order", with_an_empty_order as fn() -> Vec<Task>),
        ("dig with one square", with_one_square),
        ("dig with the target reached at the start", with_the_target_reached),
        ("dig down to a target", down_to_a_target),
        ("dig squares that can swap", squares_that_can_swap),
        ("dig on after a digit that stays", after_a_digit_that_stays),
        ("dig squares that are named twice", named_twice),
        ("dig some of the squares", some_of_the_squares),
        ("dig down to 30 clues", down_to_30),
        ("dig until nothing can go", until_nothing_can_go),
    ] {
        exercise = exercise.check(name, move || ask(answer.dig, tasks(), all_tasks()));
    }
    let exercise = exercise.check("dig on the named puzzles", move || on_named(answer.dig));
    minimal::checks(exercise, answer.is_minimal)
}

/// All that `dig` is asked, for a diagnosis.
fn all_tasks() -> Vec<Task> {
    [
        with_one_square(),
        with_the_target_reached(),
        down_to_a_target(),
        squares_that_can_swap(),
        after_a_digit_that_stays(),
        named_twice(),
        some_of_the_squares(),
        down_to_30(),
    ]
    .concat()
}

fn task(solution: Grid, order: &[Cell], clues: usize) -> Task {
    Task { solution, order: order.to_vec(), clues }
}

fn cells() -> Vec<Cell> {
    Grid::<9>::empty().cells().collect()
}

/// All squares in an order that looks random.
fn shuffled(seed: u64) -> Vec<Cell> {
    let cells = cells();
    Dice::new(seed).shuffled(81).into_iter().map(|index| cells[index]).collect()
}

fn with_an_empty_order() -> Vec<Task> {
    [30, 0].map(|clues| task(boards::full(), &[], clues)).to_vec()
}

fn with_one_square() -> Vec<Task> {
    let one = |cell: Cell| task(boards::full(), &[cell], 30);
    cells().into_iter().map(one).collect()
}

fn with_the_target_reached() -> Vec<Task> {
    [81, 82, 1_000].map(|clues| task(boards::full(), &shuffled(1), clues)).to_vec()
}

fn down_to_a_target() -> Vec<Task> {
    let tasks = [80, 79, 78, 75, 70, 60].into_iter().zip(2..);
    tasks.map(|(clues, seed)| task(boards::full(), &shuffled(seed), clues)).collect()
}

/// The solved singles puzzle, and four of its squares, one of which has to stay.
fn swap() -> (Grid, [Cell; 4]) {
    let grid = boards::solved()[4].1;
    (grid, [(3, 0), (3, 8), (4, 0), (4, 8)].map(|(row, col)| Cell::new(row, col)))
}

fn squares_that_can_swap() -> Vec<Task> {
    let (grid, squares) = swap();
    (0..4)
        .map(|turn| {
            let mut order = squares;
            order.rotate_left(turn);
            task(grid, &order, 30)
        })
        .collect()
}

fn after_a_digit_that_stays() -> Vec<Task> {
    let (grid, squares) = swap();
    let others: Vec<Cell> = cells().into_iter().filter(|cell| cell.row == 8).collect();
    [(0, 30), (1, 74), (2, 30), (3, 72)]
        .map(|(turn, clues)| {
            let mut first = squares;
            first.rotate_left(turn);
            task(grid, &[first.as_slice(), others.as_slice()].concat(), clues)
        })
        .to_vec()
}

fn named_twice() -> Vec<Task> {
    let (grid, squares) = swap();
    let twice = |order: &[Cell]| order.iter().flat_map(|&cell| [cell, cell]).collect::<Vec<_>>();
    vec![
        task(boards::full(), &twice(&shuffled(8)[..5]), 77),
        task(boards::full(), &shuffled(9)[..4].repeat(3), 70),
        task(grid, &twice(&squares), 30),
        task(grid, &squares.repeat(2), 30),
        task(boards::full(), &twice(&shuffled(10)), 60),
        task(boards::full(), &shuffled(11)[..45].repeat(2), 40),
    ]
}

fn some_of_the_squares() -> Vec<Task> {
    [(10, 30), (30, 20), (50, 30), (60, 17)]
        .into_iter()
        .zip(12..)
        .map(|((number, clues), seed)| task(boards::full(), &shuffled(seed)[..number], clues))
        .collect()
}

fn down_to_30() -> Vec<Task> {
    let mut dice = Dice::new(6);
    let grids = boards::solved().map(|(_, grid)| grids::varied(&grid, &mut dice));
    grids.into_iter().zip(20..).map(|(grid, seed)| task(grid, &shuffled(seed), 30)).collect()
}

fn until_nothing_can_go() -> Vec<Task> {
    let reversed: Vec<Cell> = cells().into_iter().rev().collect();
    let mut tasks = vec![
        task(boards::full(), &cells(), 0),
        task(boards::full(), &reversed, 1),
        task(boards::full(), &shuffled(40), 17),
    ];
    let solved = boards::solved().into_iter().take(4).zip(41..);
    tasks.extend(solved.map(|((_, grid), seed)| task(grid, &shuffled(seed), 0)));
    tasks
}

/// How far some solved puzzles can be dug in reading order, held by a snapshot too.
fn on_named(dig: Dig) -> Verdict {
    let solved = &boards::solved()[..4];
    let tasks = solved.iter().map(|(_, grid)| task(*grid, &cells(), 0)).collect();
    ask(dig, tasks, all_tasks())?;
    let lines = solved.iter().zip(puzzles::NAMED).map(|((name, grid), named)| {
        let puzzle = dig(grid, &cells(), 0);
        let clues = clues_of(&puzzle);
        let from = clues_of(&named.grid());
        format!("{name:<12} had {from} clues, dug in reading order {clues}\n\n{puzzle}\n")
    });
    let lines: Vec<String> = lines.collect();
    let headline = "dig on the named puzzles leaves other digits";
    snapshot::matches("07_dig_on_the_named_puzzles", headline, &lines.join("\n"))
}
