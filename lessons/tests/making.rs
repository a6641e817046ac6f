//! Lesson 7 as a program: seeds, targets, numbers of puzzles.

#![forbid(unsafe_code)]

#[path = "../../tests/support/mod.rs"]
mod support;

use std::collections::HashSet;

use sudoku_steps::solutions::making::solutions;
use sudoku_steps::{Grid, read};
use support::program::{Ran, lesson, run};

fn told(arguments: &[&str]) -> Ran {
    run(&mut lesson(7, arguments), b"")
}

/// The puzzles that stand on the screen, without what stands beside them.
fn puzzles(out: &str) -> Vec<Grid> {
    let rows: Vec<&str> = out
        .lines()
        .filter_map(|line| line.get(2..23))
        .filter(|row| row.matches('|').count() == 2)
        .collect();
    let grids = rows.chunks(9).map(|rows| read::puzzle(&rows.join("\n")).expect("a puzzle"));
    grids.collect()
}

#[test]
fn every_seed_from_0_to_19_makes_one_puzzle_of_its_own() {
    let mut different = HashSet::new();
    for seed in 0..20 {
        let seed = seed.to_string();
        let ran = told(&["--seed", &seed]);
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
        assert_eq!(ran.out, told(&["--seed", &seed]).out, "the same again");
        let puzzles = puzzles(&ran.out);
        assert_eq!(puzzles.len(), 1);
        assert_eq!(solutions(&puzzles[0]), 1, "seed {seed}");
        different.insert(puzzles[0]);
    }
    assert_eq!(different.len(), 20);
}

#[test]
fn asking_for_some_puzzles_gives_as_many() {
    for number in [1, 2, 11] {
        let ran = told(&["--count", &number.to_string(), "--minimal", "--seed", "40"]);
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "no progress in a pipe");
        let puzzles = puzzles(&ran.out);
        assert_eq!(puzzles.len(), number);
        assert_eq!(puzzles.iter().collect::<HashSet<_>>().len(), number);
    }
}

#[test]
fn a_target_that_is_no_target_is_an_error() {
    for (arguments, words) in [
        (["--clues", "16"], "fewer than 17 clues"),
        (["--clues", "0"], "fewer than 17 clues"),
        (["--clues", "82"], "81 squares"),
        (["--clues", "-5"], "'-5'"),
        (["--clues", "many"], "from 17 to 81"),
        (["--clues", "99999999999999999999999"], "too large"),
        (["--count", "0"], "from 1"),
        (["--seed", "blue"], "--seed"),
        (["--seed", "18446744073709551616"], "too large"),
    ] {
        let Ran { status, out, err } = told(&arguments);
        assert_eq!((status, out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(err.starts_with("error: ") && err.contains(words), "{arguments:?}: {err}");
    }
    for arguments in
        [["--clues", "20", "--minimal"].as_slice(), &["--puzzle", "easy", "--count", "2"]]
    {
        assert_eq!(told(arguments).status, Some(2), "{arguments:?}");
    }
}

#[test]
fn a_target_may_be_missed_and_then_it_says_so() {
    let missed = told(&["--seed", "3", "--clues", "17"]).out;
    assert!(missed.contains("the target of 17 is missed"), "{missed}");
    let all = told(&["--seed", "3", "--clues", "81"]).out;
    assert!(puzzles(&all)[0].is_full(), "{all}");
}

#[test]
fn a_seed_from_the_clock_is_printed_and_repeats_the_run() {
    let Ran { out, .. } = told(&["--symmetric"]);
    let words: Vec<&str> = out.split_whitespace().collect();
    let at = words.iter().position(|&word| word == "--seed").expect("the seed is printed");
    let again = told(&["--symmetric", "--seed", words[at + 1]]).out;
    assert_eq!(puzzles(&out), puzzles(&again));
}

#[test]
fn a_check_that_gives_up_keeps_the_clue_and_says_so() {
    let out = told(&["--seed", "1", "--minimal", "--budget", "60"]).out;
    assert!(out.contains("checks gave up; those clues stayed"), "{out}");
    assert!(!out.contains("none of them can go"), "{out}");
    assert_eq!(solutions(&puzzles(&out)[0]), 1);
}

#[test]
fn a_given_puzzle_is_dug_further_or_said_to_have_several() {
    let six = "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..";
    let several = told(&["--puzzle", six]);
    assert_eq!(several.status, Some(0));
    assert!(several.out.contains("At least 2 solutions"), "{}", several.out);
    let easy = told(&["--puzzle", "easy"]).out;
    let both = puzzles(&easy);
    assert_eq!(both.len(), 2);
    assert_eq!(both[1].overwritten_by(&both[0]), [], "only digits of the puzzle are left");
    assert!(both[1].blanks() > both[0].blanks());
    let minimal = told(&["--puzzle", "AI Escargot"]).out;
    assert!(minimal.contains("Nothing was taken away"), "{minimal}");
}
