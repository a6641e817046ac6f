//! The course's companion: where one stands, checks, hints, questions, answers.

#![forbid(unsafe_code)]

mod way;

use std::process::{Command as Process, ExitCode};

use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command};
use sudoku_steps::Colour;
use sudoku_steps::course::{STAGES, stage};
use sudoku_steps::lesson::{Stop, complain, tell};
use way::{check, hint, map, meant, meant_or_next, numbered, quiz, reset, solution};

fn main() -> ExitCode {
    let matches = match command().try_get_matches() {
        Ok(matches) => matches,
        Err(error) => {
            if let Some(line) = what_was_meant(&error) {
                eprintln!("error: {line}");
                return ExitCode::from(2);
            }
            return tell(&error);
        }
    };
    matches.get_one::<Colour>("color").copied().unwrap_or_default().switch();
    match run(&matches) {
        Ok(status) => status,
        Err(stop) => ExitCode::from(complain(&stop)),
    }
}

fn run(matches: &ArgMatches) -> Result<ExitCode, Stop> {
    let Some((name, matches)) = matches.subcommand() else {
        return map::print().map(|()| ExitCode::SUCCESS);
    };
    let number = || matches.get_one::<String>("exercise");
    let given = || meant(number().map_or("", String::as_str), name);
    match name {
        "check" if matches.get_flag("all") => return check::all(),
        "check" => return check::one(meant_or_next(number(), name)?),
        "hint" => hint::print(matches)?,
        "quiz" => quiz::ask(given()?)?,
        "lesson" => return lesson(given()?.number),
        "solution" => solution::show(given()?, matches.get_flag("sure"), columns())?,
        _ => reset::put_back(given()?)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Runs a lesson's program.
fn lesson(number: usize) -> Result<ExitCode, Stop> {
    let mut cargo = Process::new("cargo");
    cargo.args(["run", "--quiet", "--bin", &format!("lesson{number:02}")]).current_dir(way::ROOT);
    let status = cargo.status().map_err(|error| Stop::Bad(format!("cannot run cargo: {error}")))?;
    Ok(ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
}

/// How many columns the terminal has, where the shell says it.
fn columns() -> usize {
    std::env::var("COLUMNS").ok().and_then(|text| text.parse().ok()).unwrap_or(80)
}

fn command() -> Command {
    let number = |help| {
        // `hint -1` is about a number, and not an unknown option.
        Arg::new("exercise").value_name("NUMBER").allow_negative_numbers(true).help(help)
    };
    let needed = |help| number(help).required(true);
    let flag = |name, help| Arg::new(name).long(name).action(ArgAction::SetTrue).help(help);
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
            Command::new("check")
                .about("Check an exercise, as its test does")
                .arg(number("The number of the exercise [default: the first that isn't done]"))
                .arg(flag("all", "All exercises, in a table")),
        )
        .subcommand(
            Command::new("hint")
                .about("A hint for an exercise, one rung further at each call")
                .arg(needed("The number of the exercise"))
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
                        .help("The second rung at once; twice for the last"),
                )
                .arg(flag("first", "Back to the first rung"))
                .after_help("Examples:\n  cargo run -- hint 3\n  cargo run -- hint 3 solve"),
        )
        .subcommand(
            Command::new("quiz")
                .about("The questions of a lesson, with a score")
                .arg(needed("The number of the lesson")),
        )
        .subcommand(
            Command::new("lesson")
                .about("Run a lesson's program")
                .arg(needed("The number of the lesson")),
        )
        .subcommand(
            Command::new("solution")
                .about("The reference answer, beside yours in a wide terminal")
                .arg(needed("The number of the exercise"))
                .arg(flag("sure", "Also if the exercise doesn't pass yet")),
        )
        .subcommand(
            Command::new("reset")
                .about("Put the stub of an exercise back, and keep your file")
                .arg(needed("The number of the exercise")),
        )
}

/// For a word that is no command: what to type instead, if one can tell.
fn what_was_meant(error: &clap::Error) -> Option<String> {
    if error.kind() != ErrorKind::InvalidSubcommand {
        return None;
    }
    let word = error.get(ContextKind::InvalidSubcommand)?.to_string();
    if word == "test" {
        let first = stage(1).exercise_command();
        return Some(format!("to check your answers, type: cargo test; the first alone: {first}"));
    }
    let digits = word.trim_start_matches("lesson").trim_start_matches("exercise");
    let number = digits.parse().ok()?;
    let Some(stage) = numbered(number) else {
        return Some(format!(
            "there is no lesson {number}: they go from 1 to {}",
            STAGES[STAGES.len() - 1].number
        ));
    };
    let (run, check) = (stage.lesson_command(), stage.exercise_command());
    Some(format!("to run lesson {number}, type: {run}; to check its exercise: {check}"))
}
