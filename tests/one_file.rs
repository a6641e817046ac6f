//! The solver in one file: built without the course, it makes the same search as lesson 4.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use sudoku_steps::solutions::backtracking::search;
use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, puzzles};

/// Builds the file as its first lines say, with no crate and no cargo.
fn built() -> PathBuf {
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("one_file");
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/one_file.rs");
    let built = Command::new("rustc").args(["-O", "-Dwarnings", file, "-o"]).arg(&program).status();
    assert!(built.expect("cargo runs rustc too").success());
    program
}

fn run(program: &Path, arguments: &[&str]) -> Output {
    Command::new(program).args(arguments).output().expect("it was just built")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("it writes plain text")
}

#[test]
fn one_file_searches_like_lesson_4() {
    let program = built();
    for named in puzzles::NAMED {
        let mut board = Board::new(named.grid()).unwrap();
        assert!(search(&mut board, fewest_choices));
        let tally = board.tally();
        let mut expected: Vec<String> = Vec::new();
        for row in board.grid().line().as_bytes().chunks(9) {
            let digits: Vec<String> = row.iter().map(|&digit| char::from(digit).into()).collect();
            expected.push(digits.join(" "));
        }
        let counts =
            format!("{} tries, {} undos, {} guesses", tally.tries, tally.undos, tally.guesses);
        expected.push(counts);
        let ran = run(&program, &[named.text]);
        assert_eq!(text(&ran.stdout).lines().collect::<Vec<_>>(), expected, "{}", named.name);
        assert_eq!(ran.status.code(), Some(0));
    }

    // In the last square of the first row nothing fits.
    let hopeless = format!("12345678.........9{}", ".".repeat(63));
    let ran = run(&program, &[&hopeless]);
    let counts = "0 tries, 0 undos, 0 guesses\n";
    assert_eq!((text(&ran.stdout).as_str(), ran.status.code()), (counts, Some(1)));

    for (arguments, message) in [
        (&[][..], "a puzzle has 81 characters: its digits, and '.' for a blank\n"),
        (&["123"], "a puzzle has 81 characters: its digits, and '.' for a blank\n"),
        (&[&"1".repeat(81)], "character 2: there is a 1 already\n"),
    ] {
        let ran = run(&program, arguments);
        assert_eq!((text(&ran.stderr).as_str(), ran.status.code()), (message, Some(2)));
        assert!(ran.stdout.is_empty());
    }
}

#[test]
fn one_file_needs_nothing_and_is_short() {
    let code = include_str!("../examples/one_file.rs");
    assert!(!code.contains("sudoku_steps") && !code.contains("extern crate"));
    assert!(code.lines().count() <= 70, "it has {} lines", code.lines().count());
}
