//! `completions` and `man`: what a shell and a manual need, made from the command line.

use std::io::{Write, stdout};

use clap::{ArgMatches, Command};
use clap_complete::{Shell, generate};
use clap_mangen::Man;
use sudoku_steps::lesson::Stop;

use crate::command::command;

/// Prints the completion script of a shell.
pub fn completions(matches: &ArgMatches) -> Result<u8, Stop> {
    if let Some(&shell) = matches.get_one::<Shell>("SHELL") {
        let mut script = Vec::new();
        generate(shell, &mut command(), "sudoku", &mut script);
        stdout().write_all(&script)?;
    }
    Ok(0)
}

/// Prints the manual page of the tool or of one of its commands.
pub fn man(matches: &ArgMatches) -> Result<u8, Stop> {
    let mut whole = command();
    whole.build();
    let page = match matches.get_one::<String>("COMMAND") {
        None => whole,
        Some(name) => {
            let found = whole.find_subcommand(name).cloned();
            found.ok_or_else(|| unknown(name, &whole))?
        }
    };
    let mut text = Vec::new();
    Man::new(page).render(&mut text)?;
    stdout().write_all(&text)?;
    Ok(0)
}

fn unknown(name: &str, whole: &Command) -> Stop {
    let names: Vec<&str> = whole.get_subcommands().map(Command::get_name).collect();
    Stop::Bad(format!("there is no command {name:?}; the commands are {}", names.join(", ")))
}
