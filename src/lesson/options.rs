//! The options that every lesson takes, defined once.

use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, Command};

use super::Stop;
use crate::colour::Colour;
use crate::course::Stage;
use crate::{AnyGrid, Grid, ReadError, puzzles, read};

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
    /// How much of the trace to show, if that was said.
    pub trace: Option<Amount>,
    /// Whether to go on one step per Enter.
    pub step: bool,
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
        let matches = extra(command(stage)).try_get_matches().map_err(|error| {
            // A closed pipe is no reason to complain about.
            let _ = error.print();
            ExitCode::from(if error.use_stderr() { 2 } else { 0 })
        })?;
        Ok(Self {
            puzzle: matches.get_one::<String>("puzzle").cloned(),
            trace: matches.get_one::<Amount>("trace").copied(),
            step: matches.get_flag("step"),
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
        puzzle_given(given)
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
        let names = puzzles::NAMED.iter().map(|named| named.name).chain(["small"]);
        let names = names.chain(puzzles::GROWING.iter().map(|growing| growing.name));
        let (source, text) = text_given(given, puzzles::text, &names.collect::<Vec<_>>())?;
        text.parse().map_err(|error: ReadError| Stop::Bad(format!("{source}: {error}")))
    }
}

fn both_want_input() -> Stop {
    let message = "--step waits for Enter on standard input, so the puzzle can't come from there \
                   too; give a name, the characters or a file";
    Stop::Bad(message.to_string())
}

/// A puzzle of one size from a name, characters, a file, or `-` for standard input.
fn puzzle_given<const N: usize>(given: &str) -> Result<Grid<N>, Stop> {
    let names: Vec<&str> = match N {
        9 => puzzles::NAMED.iter().map(|named| named.name).collect(),
        _ => vec!["small"],
    };
    let find = |name: &str| match N {
        9 => puzzles::find(name).map(|named| (named.name, named.text)),
        4 if name.trim().eq_ignore_ascii_case("small") => Some(("small", puzzles::SMALL)),
        _ => None,
    };
    let (source, text) = text_given(given, find, &names)?;
    read::puzzle(&text).map_err(|error| Stop::Bad(format!("{source}: {error}")))
}

/// Where the text of a puzzle comes from, and the text: `find` knows the puzzles with
/// these names.
fn text_given(
    given: &str,
    find: impl Fn(&str) -> Option<(&'static str, &'static str)>,
    names: &[&str],
) -> Result<(String, String), Stop> {
    if given == "-" {
        let mut bytes = Vec::new();
        io::stdin()
            .read_to_end(&mut bytes)
            .map_err(|error| Stop::Bad(format!("cannot read standard input: {error}")))?;
        let source = "standard input".to_string();
        let text = decode(&source, bytes)?;
        return Ok((source, text));
    }
    if let Some((name, text)) = find(given) {
        return Ok((name.to_string(), text.to_string()));
    }
    if Path::new(given).exists() {
        let bytes = fs::read(given)
            .map_err(|error| Stop::Bad(format!("cannot read the file {given:?}: {error}")))?;
        return Ok((given.to_string(), decode(given, bytes)?));
    }
    if looks_like_squares(given) {
        return Ok(("the puzzle".to_string(), given.to_string()));
    }
    Err(Stop::Bad(format!(
        "no puzzle and no file is called {given:?}; the puzzles are {}",
        names.join(", ")
    )))
}

fn decode(source: &str, bytes: Vec<u8>) -> Result<String, Stop> {
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let good = String::from_utf8_lossy(&error.as_bytes()[..at]).into_owned();
        let line = good.matches('\n').count() + 1;
        let column = good.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        Stop::Bad(format!("{source}: no UTF-8 text at {line}:{column}"))
    })
}

/// Whether a text is meant as the squares of a grid and not as a name: more than
/// half of it are digits and blanks. A long one may have letters for digits.
fn looks_like_squares(text: &str) -> bool {
    let is_long = text.len() > 100;
    let is_square = |c: char| {
        matches!(c, '0'..='9' | '.' | '_' | '*' | '?') || (is_long && c.is_ascii_uppercase())
    };
    let squares = text.chars().filter(|&c| is_square(c)).count();
    2 * squares > text.chars().filter(|c| !c.is_whitespace()).count() || text.trim().is_empty()
}

fn command(stage: &Stage) -> Command {
    let name: &'static str = format!("lesson{:02}", stage.number).leak();
    let (size, example, names) = match stage.number {
        1 => ("4 × 4", "1... ..3. .4.. ...2", "16 characters, a file, or - for standard input"),
        10 => ("every size", "16a", "A name, characters of any size, a file, or - for stdin"),
        _ => ("9 × 9", "AI Escargot", "A name, 81 characters, a file, or - for stdin"),
    };
    let examples: &'static str = format!(
        "Examples:\n  \
         cargo run --bin {name}\n  \
         cargo run --bin {name} -- --puzzle \"{example}\" --trace 20\n  \
         cargo run --bin {name} -- --step\n  \
         cargo run --bin {name} -- --puzzle - < puzzle.txt\n\n\
         Exit status: 0 told or solved, 1 no solution or gave up, 2 bad input."
    )
    .leak();
    Command::new(name)
        .about(format!("Lesson {}: {} ({size}).", stage.number, stage.title))
        .after_help(examples)
        .arg(Arg::new("puzzle").long("puzzle").value_name("PUZZLE").help(names))
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
        )
}

fn amount(text: &str) -> Result<Amount, String> {
    match text {
        "all" => Ok(Amount::All),
        "none" => Ok(Amount::First(0)),
        _ => number(text).map(Amount::First).map_err(|_| "give a number, all or none".to_string()),
    }
}

fn budget(text: &str) -> Result<u64, String> {
    number(text).map_err(|_| "give a whole number of tries".to_string())
}

/// A whole number, with or without commas.
fn number(text: &str) -> Result<u64, std::num::ParseIntError> {
    text.replace([',', '_'], "").parse()
}
