//! What a lesson writes: narration, blocks, tables, and what to do next.

use std::fmt::Display;
use std::io::{self, BufWriter, Stdout, Write, stdout};
use std::mem;
use std::time::Duration;

use colored::Colorize;

use super::Stop;
use crate::course::Stage;
use crate::text::wrap;

/// The width that all narration keeps to.
const WIDTH: usize = 78;

/// The output of a lesson, 80 columns wide.
pub struct Show {
    out: Out,
    stage: &'static Stage,
    /// Nothing is narrated: somebody tells it.
    brief: bool,
}

/// Where a lesson writes.
enum Out {
    Screen(BufWriter<Stdout>),
    /// A page that is shown later.
    Page(Vec<u8>),
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Screen(out) => out.write(bytes),
            Self::Page(page) => page.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Screen(out) => out.flush(),
            Self::Page(_) => Ok(()),
        }
    }
}

impl Show {
    pub(super) fn new(stage: &'static Stage, brief: bool) -> Self {
        Self { out: Out::Screen(BufWriter::new(stdout())), stage, brief }
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

    /// A paragraph, and a blank line; nothing with `--brief`.
    pub fn say(&mut self, paragraph: &str) -> Result<(), Stop> {
        if self.brief {
            return Ok(());
        }
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

    /// What this writes, kept as a text.
    pub(super) fn aside(
        &mut self,
        write: impl FnOnce(&mut Self) -> Result<(), Stop>,
    ) -> (String, Result<(), Stop>) {
        let screen = mem::replace(&mut self.out, Out::Page(Vec::new()));
        let written = write(self);
        let Out::Page(page) = mem::replace(&mut self.out, screen) else {
            return (String::new(), written);
        };
        (String::from_utf8_lossy(&page).into_owned(), written)
    }

    /// The number of the lesson.
    pub(super) const fn lesson(&self) -> usize {
        self.stage.number
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
