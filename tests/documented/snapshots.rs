//! What the snapshots of the exercises say, held against the documented figures.

use std::collections::BTreeMap;
use std::fs;

use sudoku_steps::text::commas;

use crate::support::program::ROOT;
use crate::support::readme;
use crate::typed::{Counts, PUZZLES, Puzzle};

/// The lines `name  value` of a snapshot.
fn snapshot(name: &str) -> BTreeMap<String, String> {
    let file = format!("tests/checks/snapshots/{}.snap", name.replace(' ', "_"));
    let text = readme::read(&file).unwrap_or_else(|| panic!("{file} is missing"));
    let body = text.splitn(3, "---\n").nth(2).unwrap_or_default();
    let pairs = body.lines().filter_map(|line| line.split_once("  "));
    pairs.map(|(name, value)| (name.trim().to_string(), value.trim().to_string())).collect()
}

fn expect_search(stage: &str, of: impl Fn(&Puzzle) -> Counts) {
    for puzzle in &PUZZLES {
        let said = snapshot(&format!("{stage} on {}", puzzle.name));
        let names = ["tries", "undos", "dead ends", "guesses"];
        for (name, figure) in names.into_iter().zip(of(puzzle)) {
            assert_eq!(said[name], commas(figure), "{name} on {}", puzzle.name);
        }
        assert_eq!(said["outcome"], "Solved", "{}", puzzle.name);
        assert_eq!(said["grid"], puzzle.solution, "{}", puzzle.name);
    }
}

#[test]
fn exercise_3() {
    expect_search("03 solve", |puzzle| puzzle.in_order);
}

#[test]
fn every_exercise_has_snapshots() {
    let files = fs::read_dir(format!("{ROOT}/tests/checks/snapshots")).unwrap();
    let names: Vec<String> =
        files.map(|file| file.unwrap().file_name().to_string_lossy().into_owned()).collect();
    for number in 1..=6 {
        assert!(names.iter().any(|name| name.starts_with(&format!("{number:02}_"))), "{number}");
    }
}
