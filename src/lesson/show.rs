//! What a lesson writes: narration, blocks, tables, and what to do next.

use std::fmt::Display;
use std::io::{BufWriter, Stdout, Write, stdout};
use std::time::Duration;

use colored::Colorize;

use super::Stop;
use crate::course::Stage;
use crate::text::wrap;

/// The width that all narration keeps to.
const WIDTH: usize = 78;

/// The output of a lesson, 80 columns wide.
pub struct Show {
    out: BufWriter<Stdout>,
    stage: &'static Stage,
}

impl Show {
    pub(super) fn new(stage: &'static Stage) -> Self {
        Self { out: BufWriter::new(stdout()), stage }
    }

    /// The name of the lesson, once, at the top.
    ///
    /// # Errors
    /// If the output can't be written; so for all that follow.
    pub fn heading(&mut self) -> Result<(), Stop> {
        let text = format!("Lesson {} · {}", self.stage.number, self.stage.title);
        writeln!(self.out, "{}\n", text.bold())?;
        Ok(())
    }

    /// The heading of a part.
    pub fn part(&mut self, text: &str) -> Result<(), Stop> {
        writeln!(self.out, "{}\n", text.bold())?;
        Ok(())
    }

    /// A paragraph, and a blank line.
    pub fn say(&mut self, paragraph: &str) -> Result<(), Stop> {
        for line in wrap(paragraph, WIDTH - 2) {
            writeln!(self.out, "  {line}")?;
        }
        writeln!(self.out)?;
        Ok(())
    }

    /// Lines as they are, indented by two, and a blank line.
    pub fn block(&mut self, text: impl Display) -> Result<(), Stop> {
        self.lines(text)?;
        writeln!(self.out)?;
        Ok(())
    }

    /// Lines as they are, indented by two.
    pub fn lines(&mut self, text: impl Display) -> Result<(), Stop> {
        for line in text.to_string().lines() {
            writeln!(self.out, "{}", format!("  {line}").trim_end())?;
        }
        Ok(())
    }

    /// What comes after the run: guess, run, read, write.
    pub fn what_next(&mut self) -> Result<(), Stop> {
        let stage = self.stage;
        let text = stage.lesson_file();
        writeln!(self.out, "{}  compare with your guesses in {text}", "Next".bold())?;
        writeln!(
            self.out,
            "      write {}, then: {}",
            stage.exercise_file(),
            stage.exercise_command()
        )?;
        Ok(())
    }

    /// Sends on what was written so far, before someone else writes.
    pub fn flush(&mut self) -> Result<(), Stop> {
        self.out.flush().map_err(Stop::from)
    }
}

/// A time for people: marked with `≈`, since it differs from run to run.
///
/// ```
/// use std::time::Duration;
/// use sudoku_steps::lesson::about;
///
/// assert_eq!(about(Duration::from_nanos(34)), "≈ 34 ns");
/// assert_eq!(about(Duration::from_micros(137)), "≈ 137 µs");
/// assert_eq!(about(Duration::from_micros(2_460)), "≈ 2.5 ms");
/// assert_eq!(about(Duration::from_millis(334)), "≈ 334 ms");
/// assert_eq!(about(Duration::from_millis(1_250)), "≈ 1.25 s");
/// ```
#[must_use]
pub fn about(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds >= 1.0 {
        format!("≈ {seconds:.2} s")
    } else if seconds >= 1e-2 {
        format!("≈ {:.0} ms", seconds * 1e3)
    } else if seconds >= 1e-3 {
        format!("≈ {:.1} ms", seconds * 1e3)
    } else if seconds >= 1e-6 {
        format!("≈ {:.0} µs", seconds * 1e6)
    } else {
        format!("≈ {:.0} ns", seconds * 1e9)
    }
}
