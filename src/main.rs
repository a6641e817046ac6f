//! The course's companion: the map of the course, and hints.

#![forbid(unsafe_code)]

use std::io::{self, Write, stdout};
use std::process::ExitCode;

use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command};
use colored::Colorize;
use sudoku_steps::Colour;
use sudoku_steps::course::{STAGES, Stage, stage};
use sudoku_steps::hints::{self, Ladder, RUNGS};
use sudoku_steps::text::wrap;

fn main() -> ExitCode {
    let matches = match command().try_get_matches() {
        Ok(matches) => matches,
        Err(error) => {
            if let Some(line) = what_was_meant(&error) {
                eprintln!("error: {line}");
                return ExitCode::from(2);
            }
            // A closed pipe is no reason to complain about.
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
        }
    };
    matches.get_one::<Colour>("color").copied().unwrap_or_default().switch();
    let written = match matches.subcommand() {
        Some(("hint", matches)) => match ladders(matches) {
            Ok((stage, ladders)) => hint(stage, &ladders, usize::from(matches.get_count("more"))),
            Err(message) => {
                eprintln!("error: {message}");
                return ExitCode::from(2);
            }
        },
        _ => map(),
    };
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("error: cannot write the output: {error}");
            ExitCode::from(2)
        }
        _ => ExitCode::SUCCESS,
    }
}

fn command() -> Command {
    Command::new("sudoku-steps")
        .about("A Sudoku solver in numbered lessons. Without a command: the map of the course.")
        .arg(
            Arg::new("color")
                .long("color")
                .value_name("WHEN")
                .global(true)
                .value_parser(Colour::parse)
                .help("Colour: auto, always or never [default: auto]"),
        )
        .subcommand(
            Command::new("hint")
                .about("A hint for an exercise, one rung further at each --more")
                .arg(
                    Arg::new("exercise")
                        .value_name("NUMBER")
                        .required(true)
                        // `hint -1` is about a number, and not an unknown option.
                        .allow_negative_numbers(true)
                        .help("The number of the exercise"),
                )
                .arg(
                    Arg::new("function")
                        .value_name("FUNCTION")
                        .help("One of its functions [default: each of them]"),
                )
                .arg(
                    Arg::new("more")
                        .long("more")
                        .short('m')
                        .action(ArgAction::Count)
                        .help("One rung further; twice for the last rung"),
                )
                .after_help(
                    "Examples:\n  cargo run -- hint 3\n  cargo run -- hint 3 solve --more\n  \
                     cargo run -- hint 3 solve --more --more",
                ),
        )
}

/// For a word that is no command: what to type instead, if one can tell.
fn what_was_meant(error: &clap::Error) -> Option<String> {
    if error.kind() != ErrorKind::InvalidSubcommand {
        return None;
    }
    let word = error.get(ContextKind::InvalidSubcommand)?.to_string();
    if ["test", "check"].contains(&word.as_str()) {
        let first = stage(1).exercise_command();
        return Some(format!("to check your answers, type: cargo test; the first alone: {first}"));
    }
    let digits = word.trim_start_matches("lesson").trim_start_matches("exercise");
    let number = digits.parse().ok()?;
    let Some(stage) = numbered(number) else {
        return Some(format!("there is no lesson {number}: they go from 1 to {}", last()));
    };
    let (run, check) = (stage.lesson_command(), stage.exercise_command());
    Some(format!("to run lesson {number}, type: {run}; to check its exercise: {check}"))
}

/// The stage with a number that somebody typed.
fn numbered(number: usize) -> Option<&'static Stage> {
    STAGES.iter().find(|stage| stage.number == number)
}

/// The number of the last stage.
fn last() -> usize {
    STAGES[STAGES.len() - 1].number
}

fn map() -> io::Result<()> {
    let mut out = stdout().lock();
    writeln!(out, "{}\n", "sudoku-steps · a solver in numbered lessons".bold())?;
    for stage in &STAGES {
        writeln!(out, "  {}  {}", format!("{:02}", stage.number).bold(), stage.title.bold())?;
        writeln!(out, "      {}", stage.about)?;
        for line in wrap(&format!("you write {}", stage.writes.join(", ")), 70) {
            writeln!(out, "      {line}")?;
        }
    }
    let first = stage(1);
    writeln!(out, "\n{}  {}", "Next".bold(), first.lesson_command())?;
    writeln!(out, "      write {}, then: {}", first.exercise_file(), first.exercise_command())
}

/// The hints that were asked for.
fn ladders(matches: &ArgMatches) -> Result<(&'static Stage, Vec<Ladder>), String> {
    let given = matches.get_one::<String>("exercise").map_or("", String::as_str);
    let stage = given.parse().ok().and_then(numbered).ok_or_else(|| {
        let last = last();
        format!("{given:?} is no exercise: give its number, from 1 to {last}, as in: cargo run -- hint 3")
    })?;
    let mut ladders = hints::of(stage);
    if let Some(function) = matches.get_one::<String>("function") {
        ladders.retain(|ladder| ladder.function == function);
        if ladders.is_empty() {
            return Err(format!(
                "exercise {} has no function {function:?}; it has {}",
                stage.number,
                stage.writes.join(", ")
            ));
        }
    }
    Ok((stage, ladders))
}

/// Prints one rung of each ladder and no other.
fn hint(stage: &Stage, ladders: &[Ladder], rung: usize) -> io::Result<()> {
    let rung = rung.min(RUNGS.len() - 1);
    let mut out = stdout().lock();
    for ladder in ladders {
        let heading = format!("exercise {} · {} · {}", stage.number, ladder.function, RUNGS[rung]);
        writeln!(out, "{}\n", heading.bold())?;
        for line in ladder.rungs[rung].lines() {
            // The shape of the code is indented, and nothing else is.
            let line = line.trim_end();
            let is_code = rung + 1 == RUNGS.len();
            let lines = if is_code { vec![line.to_string()] } else { wrap(line, 76) };
            for line in lines {
                writeln!(out, "  {line}")?;
            }
        }
        writeln!(out)?;
    }
    if rung + 1 < RUNGS.len() {
        let only =
            if let [ladder] = ladders { format!(" {}", ladder.function) } else { String::new() };
        let more = " --more".repeat(rung + 1);
        writeln!(out, "More: cargo run -- hint {}{only}{more}", stage.number)?;
    }
    Ok(())
}
