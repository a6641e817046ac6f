//! The checks of exercise 5, for stub and reference.

use super::{boards, snapshot};
use crate::{
    Exercise, Filler, Order, Subject, Verdict, compare, fills, only_in_a_box, only_in_a_column,
    only_in_a_row, only_naked,
};
use sudoku_steps::{Board, Grid};
use sudoku_steps_follow::references;

#[path = "05_boards.rs"]
mod forced;

/// What a learner writes.
#[derive(Clone, Copy)]
pub struct Answer {
    pub fill_forced: fn(&mut Board) -> usize,
    pub fill_hidden: fn(&mut Board) -> usize,
    pub propagate: fn(&mut Board) -> bool,
}

pub fn exercise(answer: Answer) -> Exercise {
    let exercise = fill_forced(Exercise::new(5), answer.fill_forced);
    let exercise = fill_hidden(exercise, answer.fill_hidden);
    let exercise = propagate(exercise, answer.propagate);
    solve(exercise, answer.propagate)
}

/// Checks of one function, each on a list of boards.
struct Checks {
    exercise: Exercise,
    function: &'static str,
    filler: Filler,
}

impl Checks {
    fn on(mut self, what: &str, boards: fn() -> Vec<boards::Board>) -> Self {
        let (function, filler) = (self.function, self.filler);
        self.exercise = self
            .exercise
            .check(&format!("{function} {what}"), move || fills(function, filler, boards()));
        self
    }

    /// The boards that every one of the functions is called on first.
    fn first(self) -> Self {
        self.on("on a full grid", || forced::unnamed([boards::full()]))
            .on("with one blank", forced::one_blank)
            .on("where nothing is forced", forced::nothing_forced)
    }

    /// The last: what the function fills on every named puzzle.
    fn named(self) -> Exercise {
        let (function, filler) = (self.function, self.filler);
        self.exercise.check(&format!("{function} on the named puzzles"), move || {
            fills(function, filler, forced::named())?;
            let name = format!("05 {function}").replace(' ', "_");
            snapshot::matches(&name, &format!("{function} fills otherwise"), &figures(filler))
        })
    }
}

/// How many squares are filled on each named puzzle, and what a bool says.
fn figures(filler: Filler) -> String {
    let lines = forced::named().into_iter().map(|(what, grid)| {
        let mut board = Board::new(grid).expect("a named puzzle has no conflict");
        let returned = match filler {
            Filler::Naked(fill) | Filler::Hidden(fill) => format!("returns {}", fill(&mut board)),
            Filler::Both(propagate) => format!("returns {}", propagate(&mut board)),
        };
        let squares = grid.blanks() - board.grid().blanks();
        let name = what.trim_start_matches("on ");
        format!("{name:<13}{squares:>2} of {} filled, {returned}", grid.blanks())
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn fill_forced(exercise: Exercise, fill: fn(&mut Board) -> usize) -> Exercise {
    Checks { exercise, function: "fill_forced", filler: Filler::Naked(fill) }
        .first()
        .on("where one square has one digit", || forced::unnamed([only_naked()]))
        .on("where only hidden singles are", || {
            forced::unnamed([only_in_a_row(), only_in_a_column(), only_in_a_box()])
        })
        .on("where one digit forces the next", || vec![forced::forward()])
        .on("where one forces another before it", || vec![forced::backward()])
        .on("on a long cascade", forced::long_naked_cascades)
        .on("on a dead square", forced::dead_squares)
        .on("where two squares need one digit", || vec![forced::two_need_one_digit()])
        .on("on boards of every size", forced::of_every_size)
        .named()
}

fn fill_hidden(exercise: Exercise, fill: fn(&mut Board) -> usize) -> Exercise {
    Checks { exercise, function: "fill_hidden", filler: Filler::Hidden(fill) }
        .first()
        .on("in a row", || forced::unnamed([only_in_a_row()]))
        .on("in a column", || forced::unnamed([only_in_a_column()]))
        .on("in a box", || forced::unnamed([only_in_a_box()]))
        .on("where only a naked single is", || forced::unnamed([only_naked()]))
        .on("where one single lies in two units", || vec![forced::in_two_units()])
        .on("on a long cascade", || vec![forced::long_hidden_cascade()])
        .on("where two digits need one square", || vec![forced::two_digits_need_one_square()])
        .on("where one box needs a digit twice", || vec![forced::one_box_needs_two()])
        .on("on boards of every size", forced::of_every_size)
        .named()
}

fn propagate(exercise: Exercise, propagate: fn(&mut Board) -> bool) -> Exercise {
    Checks { exercise, function: "propagate", filler: Filler::Both(propagate) }
        .first()
        .on("on one single of each kind", || {
            forced::unnamed([only_naked(), only_in_a_row(), only_in_a_column(), only_in_a_box()])
        })
        .on("where one forces another", || vec![forced::forward(), forced::backward()])
        .on("where the rules take turns", || vec![forced::in_two_units(), forced::rules_in_turn()])
        .on("on a dead square", forced::dead_squares)
        .on("where a row has no place for 9", || vec![forced::no_place_in_a_row()])
        .on("where a column has no place for 9", || vec![forced::no_place_in_a_column()])
        .on("where a box has no place for 9", || vec![forced::no_place_in_a_box()])
        .on("where two singles exclude each other", || {
            vec![
                forced::two_need_one_digit(),
                forced::two_digits_need_one_square(),
                forced::one_box_needs_two(),
            ]
        })
        .on("on long cascades", || {
            [forced::long_naked_cascades(), vec![forced::long_hidden_cascade()]].concat()
        })
        .on("on boards of every size", forced::of_every_size)
        .on("where it finds out late", || {
            vec![forced::full_from_one_snapshot(), ("on this board", boards::unsolvable())]
        })
        .named()
}

/// The search of the lesson with the learner's `propagate`.
fn solve(mut exercise: Exercise, propagate: fn(&mut Board) -> bool) -> Exercise {
    for (what, grid) in [
        ("on a full grid", boards::full()),
        ("on a dead square", forced::dead_square().1),
        ("with two solutions", boards::two_solutions()),
        ("where logic finds no solution", forced::full_from_one_snapshot().1),
        ("where search finds no solution", forced::unsolvable_by_search()),
        ("where the rules get stuck", forced::in_two_units().1),
    ]
    .into_iter()
    .chain(forced::named())
    {
        exercise = exercise.check(&format!("the search with propagate {what}"), move || {
            search(propagate, what, grid)
        });
    }
    exercise
}

fn search(propagate: fn(&mut Board) -> bool, what: &str, grid: Grid) -> Verdict {
    let name = format!("05 solve {what}").replace(' ', "_");
    let subject = Subject {
        function: "the search with propagate",
        what,
        order: Order::FEWEST_CHOICES,
        kept: &snapshot::kept(&name),
    };
    let learner = move |board: &mut Board| references::with_rules(board, propagate);
    let same = compare(subject, grid, learner, references::propagation)?;
    snapshot::matches(&name, &format!("solve {what} has other figures"), &same.to_string())
}
