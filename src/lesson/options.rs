//! The options that every lesson takes, defined once.

use std::io::{Write, stdout};
use std::num::{IntErrorKind, ParseIntError};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command};

use super::{Stop, complain, given};
use crate::Colour;
use crate::course::Stage;
use crate::read::Notation;
use crate::text::{commas, wrap};
use crate::{AnyGrid, Grid};

/// How many lines of a trace to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// The first so many.
    First(u64),
    /// All.
    All,
}

/// What was asked for on the command line.
#[derive(Clone)]
pub struct Options {
    /// The text after `--puzzle`.
    puzzle: Option<String>,
    /// How its digits are written, if that was said.
    digits: Option<Notation>,
    /// How much of the trace to show, if that was said.
    pub trace: Option<Amount>,
    /// Whether to go on one step per Enter.
    pub step: bool,
    /// Whether one screen is enough: for a class, where somebody tells the rest.
    pub brief: bool,
    /// The most tries, if that was said.
    pub budget: Option<u64>,
    /// What was said about colour.
    pub colour: Colour,
    /// All matches, for the options that only one lesson has.
    pub matches: ArgMatches,
}

impl Options {
    /// Reads the command line. On `--help` and on a mistake it writes what there
    /// is to say and gives the exit status.
    pub(super) fn read(
        stage: &Stage,
        extra: impl FnOnce(Command) -> Command,
    ) -> Result<Self, ExitCode> {
        // A number below 0 is a bad number, and no unknown option.
        let command = extra(command(stage)).mut_args(|arg| {
            let takes_value = arg.get_action().takes_values();
            if takes_value { arg.allow_negative_numbers(true) } else { arg }
        });
        // The one screen has its own puzzle, and leaves no room for what else may be asked.
        let others: Vec<clap::Id> =
            command.get_arguments().map(|arg| arg.get_id().clone()).collect();
        let others =
            others.into_iter().filter(|id| !["brief", "budget", "color"].contains(&id.as_str()));
        let command = command.mut_arg("brief", |arg| arg.conflicts_with_all(others));
        let matches =
            command.try_get_matches().map_err(|error| match misplaced(stage, &error) {
                Some(stop) => ExitCode::from(complain(&stop)),
                None => tell(&error),
            })?;
        Ok(Self {
            puzzle: matches.get_one::<String>("puzzle").cloned(),
            digits: matches.try_get_one("digits").ok().flatten().copied(),
            trace: matches.get_one::<Amount>("trace").copied(),
            step: matches.get_flag("step"),
            brief: matches.get_flag("brief"),
            budget: matches.get_one::<u64>("budget").copied(),
            colour: matches.get_one::<Colour>("color").copied().unwrap_or_default(),
            matches,
        })
    }

    /// Whether a puzzle was given.
    #[must_use]
    pub const fn has_puzzle(&self) -> bool {
        self.puzzle.is_some()
    }

    /// The puzzle that was given, or `default`.
    ///
    /// # Errors
    /// An unknown name, an unreadable file, or a text that is no puzzle; also `-`
    /// together with `--step`, since both want standard input.
    pub fn grid<const N: usize>(&self, default: Grid<N>) -> Result<Grid<N>, Stop> {
        let Some(given) = &self.puzzle else { return Ok(default) };
        if given == "-" && self.step {
            return Err(both_want_input());
        }
        given::puzzle(given)
    }

    /// The puzzle that was given, of any size, or `default`.
    ///
    /// # Errors
    /// As with [`grid`](Self::grid); and a text of no size that there is.
    pub fn any_grid(&self, default: AnyGrid) -> Result<AnyGrid, Stop> {
        let Some(given) = &self.puzzle else { return Ok(default) };
        if given == "-" && self.step {
            return Err(both_want_input());
        }
        given::any_puzzle(given, self.digits)
    }
}

/// Writes the help, or what is wrong with the command line, and gives the exit status.
pub fn tell(error: &clap::Error) -> ExitCode {
    match error.print().and_then(|()| stdout().flush()) {
        // When standard error is closed too, the exit status has to do.
        _ if error.use_stderr() => ExitCode::from(2),
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => ExitCode::from(complain(&Stop::Output(error))),
    }
}

/// What to type instead, if an argument without an option is meant as a puzzle.
fn misplaced(stage: &Stage, error: &clap::Error) -> Option<Stop> {
    let Some(ContextValue::String(argument)) = error.get(ContextKind::InvalidArg) else {
        return None;
    };
    if error.kind() != ErrorKind::UnknownArgument || !given::is_meant(argument) {
        return None;
    }
    let command = format!("cargo run --bin lesson{:02} --", stage.number);
    let shown = if argument.len() > 100 { "…" } else { argument };
    Some(Stop::Bad(format!("a puzzle comes after --puzzle; type: {command} --puzzle \"{shown}\"")))
}

fn both_want_input() -> Stop {
    let message = "--step waits for Enter on standard input, so the puzzle can't come from there \
                   too; give a name, the characters or a file";
    Stop::Bad(message.to_string())
}

fn command(stage: &Stage) -> Command {
    let name: &'static str = format!("lesson{:02}", stage.number).leak();
    let (board, side, example, ways) = match stage.number {
        1 => (
            "4 × 4",
            Some(4),
            "1... ..3. .4.. ...2",
            "A name, 16 characters, a file, or - for stdin",
        ),
        10 => ("every size", None, "16a", "A name, characters of any size, a file, or - for stdin"),
        _ => ("9 × 9", Some(9), "AI Escargot", "A name, 81 characters, a file, or - for stdin"),
    };
    let own = match stage.number {
        7 => format!("\n  cargo run --bin {name} -- --count 3 --minimal --seed 12"),
        9 => format!("\n  cargo run --bin {name} -- --problem queens --size 6"),
        _ => String::new(),
    };
    let examples: &'static str = format!(
        "Puzzles with a name:\n  {}\n\n\
         Examples:\n  \
         cargo run --bin {name}\n  \
         cargo run --bin {name} -- --puzzle \"{example}\" --trace 20\n  \
         cargo run --bin {name} -- --step\n  \
         cargo run --bin {name} -- --puzzle - < puzzle.txt{own}\n\n\
         Exit status: 0 told or solved, 1 no solution or gave up, 2 bad input.",
        wrap(&given::names(side).join(", "), 76).join("\n  ")
    )
    .leak();
    let lesson = Command::new(name)
        .about(format!("Lesson {}: {}\nTakes puzzles of {board}.", stage.number, stage.title))
        .after_help(examples)
        .arg(Arg::new("puzzle").long("puzzle").value_name("PUZZLE").help(ways))
        .arg(
            Arg::new("trace")
                .long("trace")
                .value_name("LINES")
                .value_parser(amount)
                .help("Lines of the trace to show: a number, all or none"),
        )
        .arg(
            Arg::new("step")
                .long("step")
                .action(ArgAction::SetTrue)
                .conflicts_with("trace")
                .help("Go on one step per Enter; q and Enter to stop"),
        )
        .arg(
            Arg::new("brief")
                .long("brief")
                .action(ArgAction::SetTrue)
                .help("One screen without the narration, for a class"),
        )
        .arg(
            Arg::new("budget")
                .long("budget")
                .value_name("TRIES")
                .value_parser(budget)
                .help("Give up after so many tries"),
        )
        .arg(
            Arg::new("color")
                .long("color")
                .value_name("WHEN")
                .value_parser(Colour::parse)
                .help("Colour: auto, always or never [default: auto]"),
        );
    // Up to 9 × 9 there is one way to write digits.
    if side.is_some() {
        return lesson;
    }
    lesson.arg(
        Arg::new("digits")
            .long("digits")
            .value_name("DIGITS")
            .value_parser(|text: &str| text.parse::<Notation>())
            .help("How digits are written: 1-9A-G, 0-9A-F or A-P"),
    )
}

fn amount(text: &str) -> Result<Amount, String> {
    match text {
        "all" => Ok(Amount::All),
        "none" => Ok(Amount::First(0)),
        _ => number(text, "give a number, all or none").map(Amount::First),
    }
}

fn budget(text: &str) -> Result<u64, String> {
    number(text, "give a whole number of tries")
}

/// A whole number, with or without commas.
///
/// # Errors
/// That it is too large, or what to give instead.
pub fn number(text: &str, instead: &str) -> Result<u64, String> {
    let number = text.replace([',', '_'], "").parse();
    number.map_err(|error: ParseIntError| match error.kind() {
        IntErrorKind::PosOverflow => format!("too large; the most is {}", commas(u64::MAX)),
        _ => instead.to_string(),
    })
}
