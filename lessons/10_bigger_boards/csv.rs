//! What was measured, as a file.

use std::fs::File;
use std::io::{self, BufWriter, Write};

use sudoku_steps::Outcome;
use sudoku_steps::lesson::Stop;
use sudoku_steps::text::count;

use crate::growth::Measured;

/// A file for figures, one search a line.
pub struct Csv {
    name: String,
    file: File,
}

impl Csv {
    /// Opens the file. What stands in it stays until there is something to write.
    pub fn open(name: &str) -> Result<Self, Stop> {
        let file = File::options().write(true).create(true).truncate(false).open(name);
        let file = file.map_err(|error| cannot_write(name, &error))?;
        Ok(Self { name: name.to_string(), file })
    }

    /// Writes the figures over what stood there, and says so.
    pub fn write(&self, measured: &[Measured]) -> Result<String, Stop> {
        write_all(&self.file, measured).map_err(|error| cannot_write(&self.name, &error))?;
        let lines = count(measured.len() as u64, "line");
        Ok(format!("{} holds {lines} of figures, and one of headings.", self.name))
    }
}

fn write_all(file: &File, measured: &[Measured]) -> io::Result<()> {
    // A terminal or a pipe has no length.
    if file.metadata()?.is_file() {
        file.set_len(0)?;
    }
    let mut out = BufWriter::new(file);
    writeln!(out, "search,puzzle,side,clues,blanks,tries,undos,outcome,seconds")?;
    for one in measured {
        let Measured { stage, puzzle, side, blanks, tries, undos, time, .. } = one;
        let clues = side * side - blanks;
        let ends = match one.outcome {
            Outcome::GaveUp { .. } => "gave up",
            Outcome::NoSolution => "no solution",
            _ => "solved",
        };
        let seconds = time.as_secs_f64();
        writeln!(
            out,
            "{stage},{puzzle},{side},{clues},{blanks},{tries},{undos},{ends},{seconds:.6}"
        )?;
    }
    out.flush()
}

fn cannot_write(name: &str, error: &io::Error) -> Stop {
    Stop::Bad(format!("cannot write the file {name:?}: {error}"))
}
