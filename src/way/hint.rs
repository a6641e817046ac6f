//! Hints, one rung further at each call.

use std::fs;
use std::io::{Write, stdout};
use std::path::PathBuf;

use clap::ArgMatches;
use colored::Colorize;
use sudoku_steps::course::Stage;
use sudoku_steps::course::record::Records;
use sudoku_steps::hints::{self, Ladder, RUNGS};
use sudoku_steps::lesson::Stop;
use sudoku_steps::text::wrap;

use super::meant;

/// Prints one rung of each ladder that was asked for, and no other.
pub fn print(matches: &ArgMatches) -> Result<(), Stop> {
    let stage = meant(matches.get_one::<String>("exercise").map_or("", String::as_str), "hint")?;
    let function = matches.get_one::<String>("function");
    let ladders = ladders(stage, function)?;
    let asked = usize::from(matches.get_count("more"));
    let climbed = Climbed::of(stage, function);
    let rung = match asked {
        0 if matches.get_flag("first") => 0,
        0 => climbed.next(),
        rung => rung.min(RUNGS.len() - 1),
    };
    climbed.keep(rung);
    show(stage, &ladders, rung)
}

fn ladders(stage: &Stage, function: Option<&String>) -> Result<Vec<Ladder>, Stop> {
    let mut ladders = hints::of(stage);
    if let Some(function) = function {
        ladders.retain(|ladder| ladder.function == function);
        if ladders.is_empty() {
            return Err(Stop::Bad(format!(
                "exercise {} has no function {function:?}; it has {}",
                stage.number,
                stage.writes.join(", ")
            )));
        }
    }
    Ok(ladders)
}

/// How far up a ladder the learner is.
struct Climbed(Option<PathBuf>);

impl Climbed {
    fn of(stage: &Stage, function: Option<&String>) -> Self {
        let name = format!("hint{:02} {}", stage.number, function.map_or("", String::as_str));
        Self(Records::here().map(|records| records.folder().join(name.trim_end())))
    }

    /// The rung after the last that was shown; the last stays.
    fn next(&self) -> usize {
        let shown = self.0.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let shown: Option<usize> = shown.and_then(|text| text.trim().parse().ok());
        shown.map_or(0, |rung| (rung + 1).min(RUNGS.len() - 1))
    }

    fn keep(&self, rung: usize) {
        if let Some(file) = &self.0 {
            // Where nothing can be kept, the next call shows the same rung.
            let _ = file.parent().map(fs::create_dir_all);
            let _ = fs::write(file, format!("{rung}\n"));
        }
    }
}

fn show(stage: &Stage, ladders: &[Ladder], rung: usize) -> Result<(), Stop> {
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
    let only = if let [ladder] = ladders { format!(" {}", ladder.function) } else { String::new() };
    if rung + 1 < RUNGS.len() {
        writeln!(out, "One rung further: cargo run -- hint {}{only}", stage.number)?;
    } else {
        writeln!(
            out,
            "From the first rung again: cargo run -- hint {}{only} --first",
            stage.number
        )?;
    }
    Ok(())
}
