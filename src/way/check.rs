//! Checking exercises: what the tests say, each exercise built by itself.

use std::io::{Write, stdout};
use std::process::{Command, ExitCode, Stdio};

use sudoku_steps::Table;
use sudoku_steps::course::record::{Records, Standing};
use sudoku_steps::course::{STAGES, Stage};
use sudoku_steps::lesson::Stop;

use super::ROOT;

/// Runs the checks of one exercise, as its test does.
pub fn one(stage: &Stage) -> Result<ExitCode, Stop> {
    let status = test(stage).status().map_err(|error| no_cargo(&error))?;
    Ok(ExitCode::from(u8::from(!status.success())))
}

/// Runs the checks of every exercise and prints a table of them. One that doesn't compile
/// doesn't stop the others.
pub fn all() -> Result<ExitCode, Stop> {
    let mut table = Table::new(&["exercise", "checks passed"]);
    let mut is_done = true;
    let records = Records::here();
    for stage in &STAGES {
        eprintln!("checking exercise {} of {}", stage.number, STAGES.len());
        let mut command = test(stage);
        let output = command.stdout(Stdio::piped()).stderr(Stdio::piped()).output();
        let output = output.map_err(|error| no_cargo(&error))?;
        is_done &= output.status.success();
        let went = records.as_ref().map(|records| records.standing(stage));
        let words = match went {
            Some(Standing::Passed { of }) if output.status.success() => format!("all {of}"),
            Some(Standing::Failed { passed, of }) => format!("{passed} of {of}"),
            _ if String::from_utf8_lossy(&output.stderr).contains("could not compile") => {
                "doesn't compile".to_string()
            }
            _ => "unknown".to_string(),
        };
        table.row([format!("{:02} {}", stage.number, stage.title), words]);
    }
    writeln!(stdout(), "{table}")?;
    Ok(ExitCode::from(u8::from(!is_done)))
}

/// The command that checks an exercise.
fn test(stage: &Stage) -> Command {
    let mut command = Command::new("cargo");
    command.args(["test", "--quiet", "--test", &format!("exercise{:02}", stage.number)]);
    command.current_dir(ROOT);
    // The test decides by the terminal that it writes to, unless somebody decided here.
    if !colored::control::SHOULD_COLORIZE.should_colorize() {
        command.env("NO_COLOR", "1");
    }
    command
}

fn no_cargo(error: &std::io::Error) -> Stop {
    Stop::Bad(format!("cannot run cargo: {error}"))
}
