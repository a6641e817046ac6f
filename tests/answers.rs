//! Mounts every set of checks on the reference answers.
#![allow(clippy::duplicate_mod)] // each set of checks brings its boards along

#[path = "support/calm.rs"]
mod calm;
#[path = "checks/01_recursion.rs"]
mod exercise01;
#[path = "checks/02_candidates.rs"]
mod exercise02;
#[path = "checks/03_backtracking.rs"]
mod exercise03;
#[path = "checks/04_fewest_choices.rs"]
mod exercise04;
#[path = "checks/05_propagation.rs"]
mod exercise05;
#[path = "checks/06_counting.rs"]
mod exercise06;

use calm::calmly;
use sudoku_steps::solutions;

#[test]
fn exercise_01() {
    use solutions::recursion::{fits, solve};
    let answer = exercise01::Answer { fits, solve };
    calmly("exercise_01", || exercise01::exercise(answer).run_here());
}

#[test]
fn exercise_02() {
    use solutions::candidates::{allowed, is_solved};
    let answer = exercise02::Answer { allowed, is_solved };
    calmly("exercise_02", || exercise02::exercise(answer).run_here());
}

#[test]
fn exercise_03() {
    use solutions::backtracking::{first_empty, solve};
    let answer = exercise03::Answer { first_empty, solve };
    calmly("exercise_03", || exercise03::exercise(answer).run_here());
}

#[test]
fn exercise_04() {
    use solutions::fewest_choices::fewest_choices;
    let answer = exercise04::Answer { fewest_choices };
    calmly("exercise_04", || exercise04::exercise(answer).run_here());
}

#[test]
fn exercise_05() {
    use solutions::propagation::{fill_forced, fill_hidden, propagate};
    let answer = exercise05::Answer { fill_forced, fill_hidden, propagate };
    calmly("exercise_05", || exercise05::exercise(answer).run_here());
}

#[test]
fn exercise_06() {
    use solutions::counting::{count_solutions, differences};
    let answer = exercise06::Answer { count_solutions, differences };
    calmly("exercise_06", || exercise06::exercise(answer).run_here());
}

#[path = "checks/07_making.rs"]
mod exercise07;

#[test]
fn exercise_07() {
    use sudoku_steps::solutions::making as reference;
    calmly("exercise_07", || {
        exercise07::exercise(exercise07::Answer {
            dig: reference::dig,
            is_minimal: reference::is_minimal,
        })
        .run_here();
    });
}

#[path = "checks/08_trail.rs"]
mod exercise08;

#[test]
fn exercise_08() {
    use sudoku_steps::solutions::trail as reference;
    calmly("exercise_08", || {
        exercise08::exercise(exercise08::Answer {
            all: reference::all,
            insert: reference::insert,
            remove: reference::remove,
            contains: reference::contains,
            union: reference::union,
            without: reference::without,
            len: reference::len,
            ascending: reference::ascending,
            eliminate_4: reference::eliminate,
            eliminate: reference::eliminate,
            eliminate_25: reference::eliminate,
            restore_4: reference::restore,
            restore: reference::restore,
            restore_25: reference::restore,
        })
        .run_here();
    });
}

#[path = "checks/09_exact_cover.rs"]
mod exercise09;

#[test]
fn exercise_09() {
    use sudoku_steps::solutions::exact_cover as reference;
    calmly("exercise_09", || {
        exercise09::exercise(exercise09::Answer {
            cover: reference::cover,
            uncover: reference::uncover,
            fewest_options: reference::fewest_options,
            search: reference::search,
        })
        .run_here();
    });
}

#[path = "checks/10_bigger_boards.rs"]
mod exercise10;

#[test]
fn exercise_10() {
    use sudoku_steps::solutions::bigger_boards as reference;
    calmly("exercise_10", || {
        exercise10::exercise(exercise10::answer!(exercise10, reference)).run_here();
    });
}
