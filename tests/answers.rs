//! Mounts every set of checks on the reference answers.

#![allow(clippy::duplicate_mod)] // each set of checks brings its boards along

#[path = "checks/01_recursion.rs"]
mod exercise01;

#[test]
fn exercise_01() {
    use sudoku_steps::solutions::recursion as reference;
    exercise01::exercise(exercise01::Answer { fits: reference::fits, solve: reference::solve })
        .run_here();
}

#[path = "checks/02_candidates.rs"]
mod exercise02;

#[test]
fn exercise_02() {
    use sudoku_steps::solutions::candidates as reference;
    exercise02::exercise(exercise02::Answer {
        allowed: reference::allowed,
        is_solved: reference::is_solved,
    })
    .run_here();
}

#[path = "checks/03_backtracking.rs"]
mod exercise03;

#[test]
fn exercise_03() {
    use sudoku_steps::solutions::backtracking as reference;
    exercise03::exercise(exercise03::Answer {
        first_empty: reference::first_empty,
        solve: reference::solve,
    })
    .run_here();
}

#[path = "checks/04_fewest_choices.rs"]
mod exercise04;

#[test]
fn exercise_04() {
    use sudoku_steps::solutions::fewest_choices as reference;
    exercise04::exercise(exercise04::Answer { fewest_choices: reference::fewest_choices })
        .run_here();
}

#[path = "checks/05_propagation.rs"]
mod exercise05;

#[test]
fn exercise_05() {
    use sudoku_steps::solutions::propagation as reference;
    exercise05::exercise(exercise05::Answer {
        fill_forced: reference::fill_forced,
        fill_hidden: reference::fill_hidden,
        propagate: reference::propagate,
    })
    .run_here();
}

#[path = "checks/06_counting.rs"]
mod exercise06;

#[test]
fn exercise_06() {
    use sudoku_steps::solutions::counting as reference;
    exercise06::exercise(exercise06::Answer {
        count_solutions: reference::count_solutions,
        differences: reference::differences,
    })
    .run_here();
}
