//! What the README of lesson 7 says of the puzzles that it makes.

use sudoku_steps::Outcome;
use sudoku_steps::solutions::generator::checkers::Checker;
use sudoku_steps::solutions::generator::grade::{Grade, grade};
use sudoku_steps::solutions::generator::maker::{Made, Plan, full_grid, make};
use sudoku_steps::solutions::making::{clues_of, is_minimal};
use sudoku_steps::{Cell, Random};

/// The puzzle of the lesson.
const SEED: u64 = 5;

fn made(clues: usize) -> Made {
    make(SEED, &Plan { clues, ..Plan::default() }, |_| {})
}

#[test]
fn filling_a_grid_takes_hardly_more_tries_than_there_are_squares() {
    assert_eq!(full_grid(&mut Random::new(SEED)).tally().tries, 86);
    let most = (0..100).map(|seed| full_grid(&mut Random::new(seed)).tally().tries).max();
    assert!(most < Some(150), "{most:?}");
}

#[test]
fn the_first_digit_that_has_to_stay_comes_when_37_are_left() {
    let made = made(30);
    assert_eq!((made.clues(), made.removals.len(), made.tries()), (30, 58, 2_183));
    assert_eq!(made.removals.iter().filter(|removal| !removal.may_go()).count(), 7);
    let first = made.removals.iter().find(|removal| !removal.may_go()).unwrap();
    assert_eq!((clues_of(&first.puzzle), &first.gone), (37, &vec![(Cell::new(2, 3), 1)]));
    assert_eq!(grade(&made.puzzle, u64::MAX), Grade::Guesses(2));
}

#[test]
fn one_pass_makes_a_puzzle_minimal() {
    let made = made(0);
    assert_eq!((made.clues(), made.removals.len(), made.tries()), (24, 81, 14_397));
    assert_eq!(made.puzzle.blanks(), 57);
    assert!(is_minimal(&made.puzzle));
}

#[test]
fn one_question_is_too_much_for_the_search_in_order() {
    for (checker, tries, given_up) in [
        (Checker::InOrder, 854_219, 1),
        (Checker::FewestChoices, 14_397, 0),
        (Checker::Propagation, 200, 0),
        (Checker::OtherDigit, 174, 0),
    ] {
        let answers: Vec<_> = made(0)
            .removals
            .iter()
            .map(|removal| checker.ask(&removal.puzzle, &removal.gone, 100_000))
            .collect();
        let ups = answers.iter().filter(|one| matches!(one.outcome, Outcome::GaveUp { .. }));
        assert_eq!(ups.count(), given_up, "{}", checker.name());
        let sum: u64 = answers.iter().map(|answer| answer.tries).sum();
        assert_eq!(sum, tries, "{}", checker.name());
    }
}
