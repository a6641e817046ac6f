//! The checks of exercise 10, for stub and reference: here those of `tightest` and
//! `solve`.

use super::{boards, snapshot};
use crate::{
    Exercise, Mismatch, Order, Report, Scene, Subject, Verdict, compare, observe, pick_scene,
    picked_amiss, picking_rule, values,
};
use sudoku_steps::{Board, Choice, Grid};
use sudoku_steps_follow::references::Tightest;

#[path = "10_answer.rs"]
mod answer;
#[path = "10_boards.rs"]
mod battery;
#[path = "10_geometry.rs"]
mod geometry;
#[path = "10_sides.rs"]
mod sides;

pub use answer::{Answer, OfSide};

/// The answer to exercise 10 that stands in a module.
#[macro_export]
macro_rules! answer_of_every_side {
    ($subject:ident) => {
        $crate::exercises::exercise10::Answer {
            four: $crate::answer_of_every_side!($subject, 4),
            nine: $crate::answer_of_every_side!($subject, 9),
            sixteen: $crate::answer_of_every_side!($subject, 16),
            twenty_five: $crate::answer_of_every_side!($subject, 25),
        }
    };
    ($subject:ident, $side:literal) => {
        $crate::exercises::exercise10::OfSide::<$side> {
            box_corner: $subject::box_corner::<$side>,
            peers: $subject::peers::<$side>,
            tightest: $subject::tightest::<$side>,
            solve: $subject::solve::<$side>,
        }
    };
}

pub fn exercise(answer: Answer) -> Exercise {
    let Answer { four, nine, sixteen, twenty_five } = answer;
    let mut exercise = geometry::checks(Exercise::new(10), answer);
    exercise = tightest(exercise, "on a full board", four.tightest, battery::full_four);
    exercise = tightest(exercise, "with one blank", four.tightest, battery::one_blank);
    exercise = tightest(exercise, "on 4 × 4", four.tightest, battery::four);
    exercise = tightest(exercise, "where nothing fits", four.tightest, battery::spoilt_four);
    exercise = tightest(exercise, "on 9 × 9", nine.tightest, battery::nine);
    exercise = tightest(exercise, "on the way", nine.tightest, battery::on_the_way);
    exercise = tightest(exercise, "on 16 × 16", sixteen.tightest, battery::sixteen);
    exercise = tightest(exercise, "on 25 × 25", twenty_five.tightest, battery::twenty_five);
    for (name, grid) in battery::small_searches() {
        exercise = solve(exercise, name, four.solve, grid);
    }
    for (name, grid) in [
        ("no solution", boards::unsolvable()),
        ("two solutions", boards::two_solutions()),
        ("easy", boards::named("easy")),
        ("17 clues", boards::named("17 clues")),
        ("AI Escargot", boards::named("AI Escargot")),
        ("Inkala 2006", boards::named("Inkala 2006")),
        ("Inkala 2010", boards::named("Inkala 2010")),
        ("Inkala 2012", boards::named("Inkala 2012")),
        ("three digits for two squares", battery::three_for_two()),
    ] {
        exercise = solve(exercise, name, nine.solve, grid);
    }
    exercise = solve(exercise, "16a", sixteen.solve, battery::growing("16a"));
    solve(exercise, "25a", twenty_five.solve, battery::growing("25a"))
}

fn board<const N: usize>(grid: &Grid<N>) -> Board<N> {
    Board::new(*grid).expect("the inputs have no conflicts")
}

fn tightest<const N: usize>(
    exercise: Exercise,
    what: &str,
    answer: fn(&Board<N>) -> Option<Choice>,
    inputs: fn() -> Vec<Grid<N>>,
) -> Exercise
where
    Board<N>: Tightest,
{
    exercise.check(&format!("tightest {what}"), move || picks(answer, inputs()))
}

fn picks<const N: usize>(answer: fn(&Board<N>) -> Option<Choice>, inputs: Vec<Grid<N>>) -> Verdict
where
    Board<N>: Tightest,
{
    let learner = move |grid: &Grid<N>| answer(&board(grid));
    values(
        "tightest",
        inputs.clone(),
        learner,
        |grid| board(grid).tightest(),
        |grid| ("on this board".to_string(), Scene::new(grid, &[])),
        |Mismatch { input, expected, yours }| {
            // A rule has to show on boards of every kind.
            let seen = observe([inputs, battery::of_all_kinds()].concat(), learner);
            Report::new(format!("tightest on a board of {N} × {N} returns another choice"))
                .pair("", shown(expected), shown(yours))
                .scene(pick_scene(&input, expected, yours))
                .because(picking_rule(&seen).or_else(|| Some(picked_amiss(&input, yours, &seen))))
        },
    )
}

fn shown(choice: Option<Choice>) -> String {
    choice.map_or_else(|| "None".to_string(), |choice| choice.to_string())
}

fn solve<const N: usize>(
    exercise: Exercise,
    name: &str,
    answer: fn(&mut Board<N>) -> bool,
    grid: Grid<N>,
) -> Exercise
where
    Board<N>: Tightest,
{
    let name = name.to_string();
    exercise.check(&format!("solve on {name}"), move || {
        let what = &format!("on {name}");
        let snapshot = format!("10 solve on {name}").replace(' ', "_");
        let kept = &snapshot::kept(&snapshot);
        let subject = Subject { function: "solve", what, order: Order::TIGHTEST, kept };
        let same = compare(subject, grid, answer, Tightest::solve)?;
        let headline = format!("solve {what} has other figures");
        snapshot::matches(&snapshot, &headline, &same.to_string())
    })
}
