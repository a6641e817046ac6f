//! The reference answer beside the learner's.

use std::io::{BufRead, IsTerminal, Write, stdin, stdout};

use colored::Colorize;
use sudoku_steps::course::Stage;
use sudoku_steps::course::record::{Records, Standing};
use sudoku_steps::lesson::Stop;
use sudoku_steps::text::visible;

use super::text;

/// How wide one of the two columns may be, so that both fit a wide terminal.
const COLUMN: usize = 78;

/// Shows the reference answer, side by side with the learner's where `columns` has room for
/// both. It asks first if the exercise doesn't pass yet.
pub fn show(stage: &Stage, is_sure: bool, columns: usize) -> Result<(), Stop> {
    let passes = Records::here()
        .is_some_and(|records| matches!(records.standing(stage), Standing::Passed { .. }));
    if !passes && !is_sure && !confirmed(stage)? {
        return Ok(());
    }
    let (yours, reference) = (text(&stage.exercise_file())?, text(&stage.solution_file())?);
    let mut out = stdout().lock();
    let heads = [stage.exercise_file(), stage.solution_file()];
    if columns < 2 * COLUMN {
        writeln!(out, "{}\n\n{reference}", heads[1].bold())?;
        return Ok(());
    }
    writeln!(out, "{}", beside(&heads[0], &heads[1]).bold())?;
    let (mut left, mut right) = (yours.lines(), reference.lines());
    loop {
        match (left.next(), right.next()) {
            (None, None) => return Ok(()),
            (a, b) => writeln!(out, "{}", beside(a.unwrap_or(""), b.unwrap_or("")))?,
        }
    }
}

fn beside(left: &str, right: &str) -> String {
    let left: String = left.chars().take(COLUMN - 3).collect();
    let room = " ".repeat(COLUMN - 3 - visible(&left));
    format!("{left}{room} | {right}").trim_end().to_string()
}

fn confirmed(stage: &Stage) -> Result<bool, Stop> {
    let command = format!("cargo run -- solution {} --sure", stage.number);
    if !stdin().is_terminal() {
        return Err(Stop::Bad(format!(
            "exercise {} isn't known to pass yet; to see the answer all the same: {command}",
            stage.number
        )));
    }
    print!(
        "Exercise {} isn't known to pass yet. Show the answer all the same? [y/N] ",
        stage.number
    );
    stdout().flush()?;
    let mut line = Vec::new();
    stdin().lock().read_until(b'\n', &mut line)?;
    Ok(matches!(line.first(), Some(b'y' | b'Y')))
}
