//! The course's companion: the map of the course, and hints.

use std::io::{self, Write, stdout};
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use colored::Colorize;
use sudoku_steps::Colour;
use sudoku_steps::course::{STAGES, Stage, stage};
use sudoku_steps::hints::{self, Ladder, RUNGS};
use sudoku_steps::lesson::tell;
use sudoku_steps::text::wrap;

fn main() -> ExitCode {
    let matches = match command().try_get_matches() {
        Ok(matches) => matches,
        Err(error) => return tell(&error),
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
    let last = STAGES.len() as u64;
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
                        .value_parser(value_parser!(u64).range(1..=last))
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
    let number = matches.get_one::<u64>("exercise").copied().unwrap_or(1);
    let stage = stage(number as usize);
    let mut ladders = hints::of(stage);
    if let Some(function) = matches.get_one::<String>("function") {
        ladders.retain(|ladder| ladder.function == function);
        if ladders.is_empty() {
            return Err(format!(
                "exercise {number} has no function {function:?}; it has {}",
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
