//! The stages of the course: its searches, each by a word, on a board of any size.

use sudoku_steps::solutions::backtracking::{first_empty, search};
use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::solutions::trail::memory::Trail;
use sudoku_steps::solutions::trail::rules::Rule;
use sudoku_steps::solutions::trail::search::{Play, singles_and, solve_with};
use sudoku_steps::solutions::{bigger_boards, propagation, trail};
use sudoku_steps::{Board, Outcome};

/// The words, in the order of the lessons.
pub const WORDS: [&str; 7] =
    ["in-order", "fewest", "propagation", "kept", "rules", "cover", "tightest"];

/// The lesson of a stage.
pub const LESSONS: [usize; 7] = [3, 4, 5, 8, 8, 9, 10];

/// What each stage does.
const WHAT: [&str; 7] = [
    "the first blank square next",
    "the square with the fewest choices next",
    "naked and hidden singles before each choice",
    "the same with candidates that remember",
    "and naked pairs, pointing pairs, box-line",
    "exact cover with dancing links",
    "the tightest square or unit next",
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
        "rules" => {
            let propagate = |play: &mut Play<'_, N, Trail<N>>| singles_and(play, &Rule::ALL);
            solve_with(board, &mut Trail::default(), propagate)
        }
        "cover" => Sudoku::new().solve(board).solved,
        "tightest" => bigger_boards::solve(board),
        _ => trail::solve(board),
    };
    board.finish(solved)
}
