//! What can be typed: the subcommands, their options in groups, and an example for each
//! task.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command};
use clap_complete::Shell;
use sudoku_steps::lesson::number;
use sudoku_steps::read::Notation;

use crate::{make, stages};

const READING: &str = "Reading";
const WORK: &str = "Work";
const OUTPUT: &str = "Output";

const STATUS: &str = "Exit status: 0 fine, 1 no solution or gave up, 2 bad input or output.\n\
                      Of several puzzles it is the worst.";

/// The whole command line.
pub fn command() -> Command {
    Command::new("sudoku")
        .about("Solves, counts, explains, rates, verifies and makes Sudoku puzzles of any form")
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .after_help(
            "From the course's folder: cargo run --release --bin sudoku -- solve easy\n\n\
             Examples:\n  \
             sudoku solve puzzle.txt                 a file with any number of puzzles\n  \
             sudoku solve --format line < list.txt   one answer a line\n  \
             sudoku count '1...............'         how many solutions\n  \
             sudoku verify puzzle.txt mine.txt       is my solution right\n  \
             sudoku race 'AI Escargot'               every stage of the course on it\n  \
             sudoku make --count 3 --minimal         new puzzles\n  \
             sudoku solve --help                     all that a command can do",
        )
        .subcommands([solve(), count(), explain(), rate(), verify()])
        .subcommands([trace(), race(), make::command()])
        .subcommands([completions(), man()])
        .mut_subcommands(|command| {
            // A number below 0 is a bad number, and no unknown option.
            command.mut_args(|arg| {
                let is_option = arg.get_action().takes_values() && arg.get_long().is_some();
                if is_option { arg.allow_negative_numbers(true) } else { arg }
            })
        })
}

fn solve() -> Command {
    many(Command::new("solve").about("Solve puzzles, and say when there is a second solution"))
        .long_about(
            "Solve puzzles, and say when there is a second solution.\n\n\
             The search is that of lesson 8, and it goes on past the first solution. With a\n\
             second, both are shown and the squares that differ are marked. Of a puzzle without\n\
             a solution it says why, where the reason is short.",
        )
        .after_help(format!(
            "Examples:\n  \
             sudoku solve easy\n  \
             sudoku solve 1.....3..4.....2\n  \
             sudoku solve --format line --jobs 2 list.txt > answers.txt\n  \
             sudoku solve --digits 0-9A-F hex16.txt\n\n\
             With --format line: the answer's characters, or none, several, gave up, error.\n{STATUS}"
        ))
}

fn count() -> Command {
    many(Command::new("count").about("Count the solutions of puzzles"))
        .arg(
            option("most", "N", WORK, "Stop at so many solutions [default: 100,000]").value_parser(
                |text: &str| match number(text, "give a whole number")? {
                    0 => Err("give a number from 1 on".to_string()),
                    most => Ok(most),
                },
            ),
        )
        .after_help(format!(
            "Examples:\n  \
             sudoku count easy\n  \
             sudoku count --most 2 --format line list.txt\n\n\
             With --format line: the number, 'at least N', 'gave up' or 'error'.\n{STATUS}"
        ))
}

fn explain() -> Command {
    Command::new("explain")
        .about("Explain each step that a person can make, by the rules of lesson 11")
        .arg(puzzles())
        .args(reading())
        .arg(jobs())
        .arg(format(&["text", "json"]))
        .after_help(format!(
            "Examples:\n  \
             sudoku explain easy\n  \
             sudoku explain --format json puzzle.txt\n\n\
             It goes on by the easiest rule that finds something. Where none does, it says where\n\
             search begins.\n{STATUS}"
        ))
}

fn rate() -> Command {
    Command::new("rate")
        .about("Rate puzzles by the rules that they need: easy, medium, hard, needs search")
        .arg(puzzles())
        .args(reading())
        .arg(jobs())
        .arg(format(&["text", "line", "json"]))
        .after_help(format!(
            "Examples:\n  \
             sudoku rate easy 'Inkala 2010'\n  \
             sudoku rate --format line list.txt\n\n\
             Easy needs singles; medium pairs, pointing or box-line; hard triples or an X-wing.\n\
             {STATUS}"
        ))
}

fn verify() -> Command {
    let given = |name: &'static str, help: &'static str| {
        Arg::new(name).value_name(name).required(true).help(help)
    };
    Command::new("verify")
        .about("Say whether a solution is right: which squares break a rule or change a clue")
        .arg(given("PUZZLE", "A name, characters, a file, or - for standard input"))
        .arg(given("SOLUTION", "The same"))
        .args(reading())
        .arg(format(&["text", "json"]))
        .after_help(
            "Examples:\n  \
             sudoku verify easy mine.txt\n  \
             sudoku solve --format line easy | sudoku verify easy -\n\n\
             Exit status: 0 right, 1 wrong, 2 bad input or output.",
        )
}

fn trace() -> Command {
    Command::new("trace")
        .about("Show the steps of a search, indented by depth")
        .arg(puzzles())
        .args(reading())
        .arg(
            option("stage", "STAGE", WORK, "The search to show [default: kept]")
                .value_parser(PossibleValuesParser::new(stages::WORDS)),
        )
        .arg(budget("Give up after so many tries"))
        .arg(
            option("steps", "N", OUTPUT, "Show so many steps [default: 40]")
                .value_parser(|text: &str| number(text, "give a whole number")),
        )
        .after_help(format!(
            "The stages and their lessons:\n{}\n\n\
             Examples:\n  \
             sudoku trace easy\n  \
             sudoku trace --stage in-order --steps 100 'Inkala 2010'\n\n{STATUS}",
            stages::explained()
        ))
}

fn race() -> Command {
    Command::new("race")
        .about("Run every stage of the course on the same puzzles, side by side")
        .arg(puzzles())
        .args(reading())
        .arg(budget("A stage gives up after so many tries [default: 10,000,000]"))
        .arg(
            option("times", "N", WORK, "Run each so often and take the best [default: 5]")
                .value_parser(|text: &str| match number(text, "give a whole number")? {
                    0 => Err("give a number from 1 on".to_string()),
                    times => Ok(times),
                }),
        )
        .after_help(format!(
            "Examples:\n  \
             sudoku race 'AI Escargot'\n  \
             sudoku race --times 20 --budget 1000000 list.txt\n\n\
             Run it with --release: else it is the compiler that one measures.\n{STATUS}"
        ))
}

fn completions() -> Command {
    Command::new("completions")
        .about("Print a completion script for a shell")
        .arg(
            Arg::new("SHELL")
                .required(true)
                .value_parser(clap::value_parser!(Shell))
                .help("The shell"),
        )
        .after_help("Example:\n  sudoku completions bash > ~/.local/share/bash-completion/completions/sudoku")
}

fn man() -> Command {
    Command::new("man")
        .about("Print a manual page")
        .arg(Arg::new("COMMAND").help("The page of this command [default: the whole tool]"))
        .after_help("Example:\n  sudoku man solve > sudoku-solve.1 && man ./sudoku-solve.1")
}

/// What the commands take that work on any number of puzzles at once.
fn many(command: Command) -> Command {
    command
        .arg(puzzles())
        .args(reading())
        .arg(jobs())
        .arg(budget("Give up on a puzzle after so many tries"))
        .arg(format(&["text", "line", "json"]))
}

fn jobs() -> Arg {
    option("jobs", "N", WORK, "Work on so many puzzles at once [default: all cores]").value_parser(
        |text: &str| match number(text, "give a whole number")? {
            0 => Err("give a number from 1 on".to_string()),
            1_025.. => Err("the most is 1024".to_string()),
            jobs => Ok(jobs),
        },
    )
}

fn puzzles() -> Arg {
    Arg::new("PUZZLE")
        .num_args(0..)
        .help("Names, characters, files, or - for standard input [default: -]")
}

fn reading() -> [Arg; 2] {
    [
        option("digits", "DIGITS", READING, "How digits are written: 1-9A-G, 0-9A-F or A-P")
            .value_parser(|text: &str| text.parse::<Notation>()),
        option(
            "side",
            "SIDE",
            READING,
            "The side of every grid, where it could be read in two ways",
        )
        .value_parser(side),
    ]
}

fn side(text: &str) -> Result<usize, String> {
    match text {
        "4" => Ok(4),
        "9" => Ok(9),
        "16" => Ok(16),
        "25" => Ok(25),
        _ => Err("give 4, 9, 16 or 25".to_string()),
    }
}

fn budget(help: &'static str) -> Arg {
    option("budget", "TRIES", WORK, help)
        .value_parser(|text: &str| number(text, "give a whole number of tries"))
}

/// The option `--format`, with these words.
pub fn format(words: &[&'static str]) -> Arg {
    let help = format!("How to print: {} [default: text]", words.join(", "));
    Arg::new("format")
        .long("format")
        .value_name("FORMAT")
        .help_heading(OUTPUT)
        .hide_possible_values(true)
        .value_parser(PossibleValuesParser::new(words.to_vec()))
        .help(help)
}

/// An option with a value, under a heading of the help.
pub fn option(
    name: &'static str,
    value: &'static str,
    heading: &'static str,
    help: &'static str,
) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(value)
        .help_heading(heading)
        .action(ArgAction::Set)
        .help(help)
}
