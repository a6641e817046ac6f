//! The stages of the course: its searches, each by a word, on a board of any size.

use sudoku_steps::solutions::backtracking::{first_empty, search};
use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::solutions::rules::{Rule, search as with_rules};
use sudoku_steps::solutions::{bigger_boards, propagation, trail};
use sudoku_steps::{Board, Outcome};

/// The words, in the order of the lessons.
pub const WORDS: [&str; 7] =
    ["in-order", "fewest", "propagation", "kept", "cover", "tightest", "rules"];

/// The lesson of a stage.
pub const LESSONS: [usize; 7] = [3, 4, 5, 8, 9, 10, 11];

/// What each stage does.
const WHAT: [&str; 7] = [
    "the first blank square next",
    "the square with the fewest choices next",
    "naked and hidden singles before each choice",
    "the same with candidates that remember",
    "exact cover with dancing links",
    "the tightest square or unit next",
    "lesson 8's with seven more rules, from pairs to the X-wing",
];

/// The stages and what they do, a line each.
pub fn explained() -> String {
    let lines = WORDS.iter().zip(LESSONS).zip(WHAT);
    lines
        .map(|((word, lesson), what)| format!("  {word:<12} {lesson:>2}  {what}"))
        .collect::<Vec<_>>()
        .join("\n")
}

/// Runs the stage of this word, and puts how it ended on the board's tape.
pub fn run<const N: usize>(word: &str, board: &mut Board<N>) -> Outcome {
    let solved = match word {
        "in-order" => search(board, first_empty),
        "fewest" => search(board, fewest_choices),
        "propagation" => propagation::solve(board),
        "rules" => with_rules::solve(board, &Rule::BEYOND_SINGLES),
        "cover" => Sudoku::new().solve(board).solved,
        "tightest" => bigger_boards::solve(board),
        _ => trail::solve(board),
    };
    board.finish(solved)
}
