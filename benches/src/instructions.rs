//! How many instructions the solvers of the race need for a puzzle, counted by valgrind. It runs
//! one instruction after another, so the figures hardly differ from run to run. It doesn't know
//! AVX-512.

use std::process::Command;

use sudoku_steps::Table;
use sudoku_steps::text::commas;

use crate::puzzles::{list, name};
use crate::racers::racers;

/// How many puzzles of a list are counted.
const PUZZLES: usize = 300;

/// Counts on the lists, or on our own set.
///
/// # Errors
/// If valgrind can't be run, or a list can't be read.
pub fn measure(files: &[&str]) -> Result<Table, String> {
    let mut table = Table::new(&["list", "solver", "instructions a puzzle"]);
    let files = if files.is_empty() { &["own"] } else { files };
    for file in files {
        // What the processor has and valgrind hasn't falls away in there.
        for solver in 0..racers().len() {
            let (Some(with), Some(without)) =
                (counted(file, solver, PUZZLES)?, counted(file, solver, 0)?)
            else {
                continue;
            };
            let a_puzzle = (with.saturating_sub(without)) / PUZZLES as u64;
            table.row([name(file).to_string(), racers()[solver].name(), commas(a_puzzle)]);
        }
    }
    Ok(table)
}

/// The instructions of this program while it solves so many puzzles. `None`: no such solver.
fn counted(file: &str, solver: usize, puzzles: usize) -> Result<Option<u64>, String> {
    let this = std::env::current_exe().map_err(|error| format!("cannot run myself: {error}"))?;
    let (solver, puzzles) = (solver.to_string(), puzzles.to_string());
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(this)
        .args(["solve", file, &solver, &puzzles])
        .output()
        .map_err(|error| format!("cannot run valgrind: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    if text.contains(NO_SOLVER) {
        return Ok(None);
    }
    let count =
        text.lines().find_map(|line| line.split("Collected : ").nth(1)?.trim().parse().ok());
    count.map(Some).ok_or_else(|| format!("valgrind gave no count for {file}:\n{text}"))
}

const NO_SOLVER: &str = "no solver of this number";

/// What valgrind runs: the first puzzles of a list by one solver.
///
/// # Errors
/// A wrong number, or a list that can't be read.
pub fn solve(file: &str, solver: &str, puzzles: &str) -> Result<String, String> {
    let number = |text: &str| {
        text.parse::<usize>().map_err(|_| format!("{text:?} is no number of a solver or puzzles"))
    };
    let racer = *racers().get(number(solver)?).ok_or(NO_SOLVER)?;
    let list = list((file != "own").then_some(file))?;
    let found: usize =
        list.iter().take(number(puzzles)?).map(|puzzle| racer.count(puzzle, 2)).sum();
    Ok(format!("{found} solutions"))
}
