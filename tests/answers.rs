//! Mounts every set of checks on the reference answers.

#![forbid(unsafe_code)]

#[path = "support/calm.rs"]
mod calm;
use calm::calmly;
use sudoku_steps::solutions;
use sudoku_steps_check::answer_of_every_side;
use sudoku_steps_check::exercises::{
    exercise01, exercise02, exercise03, exercise04, exercise05, exercise06, exercise07, exercise08,
    exercise09, exercise10, exercise11, exercise12,
};

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
    use solutions::backtracking::{first_empty, solve, solve_with_stack};
    let answer = exercise03::Answer { first_empty, solve, solve_with_stack };
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
    use solutions::counting::{differences, each_solution};
    let answer = exercise06::Answer { each_solution, differences };
    calmly("exercise_06", || exercise06::exercise(answer).run_here());
}

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

#[test]
fn exercise_10() {
    use sudoku_steps::solutions::bigger_boards as reference;
    calmly("exercise_10", || {
        exercise10::exercise(answer_of_every_side!(reference)).run_here();
    });
}

#[test]
fn exercise_11() {
    use sudoku_steps::solutions::rules as reference;
    calmly("exercise_11", || {
        exercise11::exercise(exercise11::Answer {
            naked_pairs_4: reference::naked_pairs,
            naked_pairs: reference::naked_pairs,
            naked_pairs_16: reference::naked_pairs,
            pointing_4: reference::pointing,
            pointing: reference::pointing,
            pointing_16: reference::pointing,
        })
        .run_here();
    });
}

#[test]
fn exercise_12() {
    use solutions::fast::{keep, mini_rows, round, seen};
    let answer = exercise12::Answer { mini_rows, keep, seen, round };
    calmly("exercise_12", || exercise12::exercise(answer).run_here());
}
