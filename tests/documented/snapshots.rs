//! What the snapshots of the exercises say, held against the documented figures.

use sudoku_steps::text::commas;

use crate::support::readme;
use crate::typed::{ALLOWED_ON_EASY, Counts, PUZZLES, Puzzle, WITHOUT_A_CLUE};

/// The lines of a snapshot, each a name and what stands behind it.
struct Snapshot {
    name: String,
    lines: Vec<(String, String)>,
}

impl Snapshot {
    fn open(name: &str) -> Self {
        let file = format!("check/src/exercises/snapshots/{}.snap", name.replace(' ', "_"));
        let text = readme::read(&file).unwrap_or_else(|| panic!("{file} is missing"));
        let body = text.splitn(3, "---\n").nth(2).unwrap_or_default();
        let pairs = body.lines().filter_map(|line| line.split_once("  "));
        let lines = pairs.map(|(name, value)| (name.to_string(), value.trim().to_string()));
        Self { name: name.to_string(), lines: lines.collect() }
    }

    #[track_caller]
    fn says(&self, name: &str, value: &str) {
        let said: Vec<&str> = self
            .lines
            .iter()
            .filter_map(|(line, value)| (line == name).then_some(value.as_str()))
            .collect();
        assert_eq!(said, [value], "{name} in the snapshot {}", self.name);
    }
}

#[test]
fn exercise_1() {
    let small = Snapshot::open("01 solve on the small puzzle");
    for (name, value) in [
        ("tries", "11"),
        ("undos", "5"),
        ("most open", "7"),
        ("outcome", "Solved"),
        ("grid", "3124421324311342"),
    ] {
        small.says(name, value);
    }
}

#[test]
fn exercise_2() {
    let allowed = Snapshot::open("02 allowed on easy");
    for ((row, col), digits) in ALLOWED_ON_EASY {
        allowed.says(&format!("({row}, {col})"), digits);
    }
    let solved = Snapshot::open("02 is solved on the worked examples");
    solved.says("a full grid with mistakes", "false");
    solved.says("the solved easy puzzle", "true");
    solved.says("the same with its last square blank", "false");
}

fn expect_search(stage: &str, of: impl Fn(&Puzzle) -> Counts) {
    for puzzle in &PUZZLES {
        let snapshot = Snapshot::open(&format!("{stage} on {}", puzzle.name));
        let names = ["tries", "undos", "dead ends", "guesses"];
        for (name, figure) in names.into_iter().zip(of(puzzle)) {
            snapshot.says(name, &commas(figure));
        }
        snapshot.says("outcome", "Solved");
        snapshot.says("grid", puzzle.solution);
    }
}

#[test]
fn exercise_3() {
    expect_search("03 solve", |puzzle| puzzle.in_order);
}

#[test]
fn exercise_4() {
    expect_search("04 search", |puzzle| puzzle.fewest_choices);
}

#[test]
fn exercise_5() {
    let forced = Snapshot::open("05 fill forced");
    for puzzle in &PUZZLES {
        let (filled, blanks) = (puzzle.forced, 81 - puzzle.clues);
        forced.says(puzzle.name, &format!("{filled} of {blanks} filled, returns {filled}"));
        let snapshot = Snapshot::open(&format!("05 solve on {}", puzzle.name));
        snapshot.says("tries", &commas(puzzle.propagation_calls - 1));
        snapshot.says("outcome", "Solved");
        snapshot.says("grid", puzzle.solution);
    }
}

#[test]
fn exercise_6() {
    let sixteen = commas(WITHOUT_A_CLUE[6].1);
    let all = Snapshot::open("06 up to 1000000 on 16 clues");
    all.says("tries", "363,535");
    all.says("outcome", &format!("{sixteen} solutions"));
    let two = Snapshot::open("06 up to 2 on 16 clues");
    two.says("tries", "71");
    two.says("outcome", "At least 2 solutions");
    Snapshot::open("06 up to 2 on 17 clues").says("outcome", "One solution");
    Snapshot::open("06 up to 2 on easy").says("outcome", "One solution");
    Snapshot::open("06 up to u64 MAX on a swap").says("outcome", "2 solutions");
}

#[test]
fn exercise_8() {
    for name in ["easy", "Inkala 2006", "AI Escargot", "Inkala 2010", "17 clues", "Inkala 2012"] {
        let puzzle = PUZZLES.iter().find(|puzzle| puzzle.name == name).unwrap();
        let snapshot = Snapshot::open(&format!("08 search on {name}"));
        snapshot.says("tries", &commas(puzzle.propagation_calls - 1));
        snapshot.says("outcome", "Solved");
        snapshot.says("grid", puzzle.solution);
    }
}

#[test]
fn exercise_9() {
    for (name, solutions) in [
        ("the small matrix", "1"),
        ("8 queens", "92"),
        ("first of 92", "1"),
        ("ten of 92", "10"),
        ("3 Langford pairs", "2"),
        ("Sudoku 17 clues", "1"),
        ("Sudoku two solutions", "2"),
        ("Sudoku no solution", "0"),
        ("Sudoku 4 x 4 grids", "288"),
    ] {
        Snapshot::open(&format!("09 search on {name}")).says("solutions", solutions);
    }
}
