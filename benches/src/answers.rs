//! A learner at work: right answers, and the commands of the course run in a copy of it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use sudoku_steps::course::Stage;

/// A right answer as a learner writes it: the first of the bank.
///
/// # Errors
/// If the bank can't be read or has none.
pub fn right_answer(course: &Path, stage: &Stage) -> io::Result<String> {
    let folder = format!("tests/misconceptions/{:02}_{}", stage.number, stage.name);
    let mut files = Vec::new();
    for entry in fs::read_dir(course.join(&folder))? {
        files.push(entry?.path());
    }
    files.sort();
    let is_right = |file: &&PathBuf| {
        file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("right_"))
    };
    let none = || io::Error::other(format!("{folder} has no right answer"));
    fs::read_to_string(files.iter().find(is_right).ok_or_else(none)?)
}

/// Runs a command such as `cargo test` in a copy of the course, with a target folder of
/// its own, whatever this program was started with.
///
/// # Errors
/// If it can't be started.
pub fn cargo(copy: &Path, command: &str) -> io::Result<Output> {
    let mut words = command.split(' ');
    let mut cargo = Command::new(words.next().unwrap_or("cargo"));
    cargo.args(words).current_dir(copy).env("CARGO_TARGET_DIR", copy.join("target")).output()
}

/// # Errors
/// If the command couldn't be run, or failed: with what it wrote.
pub fn expect_success(command: &str, output: io::Result<Output>) -> Result<(), String> {
    let output = output.map_err(|error| format!("cannot run {command}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{command} fails\n{}", written(&output)))
}

/// All that a command wrote.
pub fn written(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}
