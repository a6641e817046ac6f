//! The map of the course as it stands for this learner.

use std::io::{Write, stdout};

use colored::Colorize;
use sudoku_steps::course::record::{Records, Standing};
use sudoku_steps::course::{STAGES, Stage};
use sudoku_steps::lesson::Stop;
use sudoku_steps::text::{count, visible, wrap};

use super::text;

/// Prints every lesson with where the learner stands, and the one next command.
pub fn print() -> Result<(), Stop> {
    let records = Records::here();
    let standing = |stage: &Stage| {
        records.as_ref().map_or(Standing::Unknown, |records| records.standing(stage))
    };
    let mut out = stdout().lock();
    writeln!(out, "{}\n", "sudoku-steps · a solver in numbered lessons".bold())?;
    for stage in &STAGES {
        let (mark, words) = shown(standing(stage));
        let title = format!("{:02}  {}", stage.number, stage.title);
        let room = 50_usize.saturating_sub(visible(&title));
        let line = format!("  {mark} {}{}{words}", title.bold(), " ".repeat(room));
        writeln!(out, "{}", line.trim_end())?;
        writeln!(out, "        {}", stage.about)?;
        for line in effort(stage).iter().flat_map(|effort| wrap(effort, 72)) {
            writeln!(out, "        {line}")?;
        }
    }
    writeln!(out)?;
    match STAGES.iter().find(|stage| !matches!(standing(stage), Standing::Passed { .. })) {
        None => writeln!(out, "  All of it is done. Where to go on: README.md")?,
        Some(next) if standing(next) == Standing::Unknown => {
            writeln!(out, "{}  {}", "Next".bold(), next.lesson_command())?;
            let (file, check) = (next.exercise_file(), next.exercise_command());
            writeln!(out, "      then write {file}, and: {check}")?;
        }
        Some(next) => writeln!(out, "{}  {}", "Next".bold(), next.exercise_command())?,
    }
    Ok(())
}

/// A mark, and the same in words.
fn shown(standing: Standing) -> (String, String) {
    match standing {
        Standing::Passed { .. } => ("✓".green().to_string(), "done".green().to_string()),
        Standing::Changed => ("~".yellow().to_string(), "changed since its last check".to_string()),
        Standing::Failed { passed, of } => {
            ("·".to_string(), format!("{passed} of {}", count(of as u64, "check")))
        }
        Standing::Unknown => ("·".to_string(), String::new()),
    }
}

/// How long and how hard the lesson and its exercise are, as its text says.
fn effort(stage: &Stage) -> Option<String> {
    let text = text(&stage.lesson_file()).ok()?;
    let paragraph = text.split("\n\n").find(|paragraph| paragraph.starts_with("Lesson: about"))?;
    let words = paragraph.replace('\n', " ");
    // What the lesson's text adds behind a semicolon is about that exercise alone.
    Some(words.split(';').next().unwrap_or_default().trim_end_matches('.').to_string())
}
