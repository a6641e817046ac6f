//! The command line.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command, value_parser};

use crate::searches;

/// How many tries a search gets unless `--budget` says it.
pub const BUDGET: &str = "10,000,000";

pub fn command() -> Command {
    Command::new("page")
        .about(
            "The course as one page for a browser, and pictures of a search.\n\
             Without a command: the page.",
        )
        .after_help(
            "Examples:\n  \
             cargo run --bin page -- --out course.html\n  \
             cargo run --bin page -- film --puzzle \"Inkala 2010\" --search fewest --every 4 --out out.gif\n  \
             cargo run --bin page -- tree --out out.svg\n  \
             cargo run --bin page -- chart --out out.svg\n\n\
             Exit status: 0 done, 1 the search found no solution or gave up, 2 bad input or output.",
        )
        .args_conflicts_with_subcommands(true)
        .subcommand_negates_reqs(true)
        .arg(out("course.html"))
        .subcommand(
            Command::new("film")
                .about("A GIF of a search: a square of colour for each digit, clues darker")
                .args(a_search("Inkala 2010", "fewest"))
                .arg(
                    Arg::new("every")
                        .long("every")
                        .value_name("TRIES")
                        .default_value("4")
                        .value_parser(number)
                        .help("A picture after so many tries, and one of the end"),
                )
                .arg(
                    Arg::new("at-most")
                        .long("at-most")
                        .value_name("MB")
                        .default_value("100")
                        .value_parser(number)
                        .help("Make no film that is larger"),
                )
                .arg(out("out.gif")),
        )
        .subcommand(
            Command::new("tree")
                .about("An SVG of the tree of calls: a circle for each")
                .args(a_search("small", "order"))
                .arg(
                    Arg::new("depth")
                        .long("depth")
                        .value_name("CALLS")
                        .value_parser(value_parser!(usize))
                        .help("Count calls deeper than this and don't draw them [default: as deep as 160 circles go]"),
                )
                .arg(out("out.svg")),
        )
        .subcommand(
            Command::new("chart")
                .about("An SVG of the tries of each search on each named puzzle, on a logarithmic scale")
                .arg(out("out.svg")),
        )
}

fn out(example: &'static str) -> Arg {
    Arg::new("out")
        .long("out")
        .value_name("FILE")
        .required(true)
        .help(format!("The file to write, such as {example}"))
}

fn a_search(puzzle: &'static str, search: &'static str) -> [Arg; 3] {
    [
        Arg::new("puzzle")
            .long("puzzle")
            .value_name("PUZZLE")
            .default_value(puzzle)
            .help("A name, characters of any size, a file, or - for stdin"),
        Arg::new("search")
            .long("search")
            .value_name("SEARCH")
            .default_value(search)
            .value_parser(PossibleValuesParser::new(searches::NAMES))
            .hide_possible_values(true)
            .help("order, fewest, propagation, candidates, cover or tightest"),
        Arg::new("budget")
            .long("budget")
            .value_name("TRIES")
            .default_value(BUDGET)
            .value_parser(number)
            .help("Give up after so many tries"),
    ]
}

/// A number of at least one, with or without commas.
fn number(text: &str) -> Result<u64, String> {
    let number = text.replace([',', '_'], "").parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| "give a whole number of at least 1".to_string())
}

/// What was given for an option that has a default or is required.
pub fn given<'a>(matches: &'a ArgMatches, name: &str) -> &'a str {
    matches.get_one::<String>(name).map_or("", String::as_str)
}

/// The same for a number.
pub fn given_number(matches: &ArgMatches, name: &str) -> u64 {
    matches.get_one::<u64>(name).copied().unwrap_or(1)
}
