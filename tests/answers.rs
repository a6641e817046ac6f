//! Mounts every set of checks on the reference answers.

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
