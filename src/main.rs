//! The course map: what there is, and what to type next.

use std::io::{self, Write, stdout};
use std::process::ExitCode;

use clap::Command;
use colored::Colorize;
use sudoku_steps::Colour;
use sudoku_steps::course::{STAGES, stage};

fn main() -> ExitCode {
    let command = Command::new("sudoku-steps").about("A Sudoku solver in numbered lessons.");
    if let Err(error) = command.try_get_matches() {
        // A closed pipe is no reason to complain about.
        let _ = error.print();
        return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
    }
    Colour::Auto.switch();
    match map() {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("error: cannot write the output: {error}");
            ExitCode::from(2)
        }
        _ => ExitCode::SUCCESS,
    }
}

fn map() -> io::Result<()> {
    let mut out = stdout().lock();
    writeln!(out, "{}\n", "sudoku-steps · a solver in numbered lessons".bold())?;
    for stage in &STAGES {
        writeln!(out, "  {}  {}", format!("{:02}", stage.number).bold(), stage.title.bold())?;
        writeln!(out, "      {}", stage.about)?;
        writeln!(out, "      you write {}", stage.writes.join(", "))?;
    }
    let first = stage(1);
    writeln!(out, "\n{}  {}", "Next".bold(), first.lesson_command())?;
    writeln!(out, "      write {}, then: {}", first.exercise_file(), first.exercise_command())
}
