//! The common frame of the lessons: options, narration, a search shown as a trace
//! or step by step, errors and exit statuses.

mod given;
mod idea;
mod options;
mod pages;
mod run;
mod show;
mod step;
mod views;

use std::io::{self, Write, stderr};
use std::process::{self, ExitCode};

use clap::Command;

pub use given::any_puzzle;
pub use given::{Source, source};
pub use options::{Amount, Options, number, tell};
pub use pages::Pages;
pub use run::{Run, run};
pub use show::{Show, about};
pub use views::views;

use crate::course::stage;
use crate::{Conflict, Outcome};

/// Why a lesson stops before its end.
#[derive(Debug)]
pub enum Stop {
    /// Bad input: the line that says what, where and what to do.
    Bad(String),
    /// The output can't be written.
    Output(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<Conflict> for Stop {
    fn from(conflict: Conflict) -> Self {
        Self::Bad(conflict.to_string())
    }
}

/// Runs a lesson: reads the options, tells it, and turns how it ended into an exit
/// status: 0 solved or told, 1 no solution or gave up, 2 bad input.
///
/// `extra` adds what only this lesson has to the common options.
pub fn main(
    number: usize,
    extra: impl FnOnce(Command) -> Command,
    tell: impl FnOnce(&mut Show, &Options) -> Result<Option<Outcome>, Stop>,
) -> ExitCode {
    let options = match Options::read(stage(number), extra) {
        Ok(options) => options,
        Err(status) => return status,
    };
    options.colour.switch();
    let mut show = Show::new(stage(number), options.brief);
    let told = tell(&mut show, &options).and_then(|outcome| {
        show.flush()?;
        Ok(outcome)
    });
    match told {
        Ok(Some(Outcome::NoSolution | Outcome::GaveUp { .. })) => ExitCode::from(1),
        Ok(_) => ExitCode::SUCCESS,
        Err(stop) => ExitCode::from(complain(&stop)),
    }
}

/// Says on standard error why a lesson stopped, unless that is nobody's fault, and
/// gives the exit status.
pub fn complain(stop: &Stop) -> u8 {
    let message = match stop {
        Stop::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return 0,
        Stop::Output(error) => format!("cannot write the output: {error}"),
        Stop::Bad(message) => message.clone(),
    };
    // When standard error is closed too, the exit status has to do.
    let _ = writeln!(stderr(), "error: {message}");
    2
}

/// A listener can't return an error to the lesson, so it ends the program: quietly
/// when nobody reads the output any more.
pub fn end_unless_written(written: io::Result<()>) {
    if let Err(error) = written {
        process::exit(complain(&Stop::Output(error)).into());
    }
}
