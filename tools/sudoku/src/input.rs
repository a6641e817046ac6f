//! From arguments to puzzles, one after the other: names, characters, files, standard
//! input. No more is kept of them than one puzzle takes.

use std::fs::File;
use std::io::{BufRead, BufReader, IsTerminal, Read, Result as Io, stdin};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use clap::ArgMatches;
use sudoku_steps::lesson::{self, Source, Stop};
use sudoku_steps::read::{Notation, Options, Reader};
use sudoku_steps::{AnyGrid, ReadError};

/// A puzzle and where it came from.
#[derive(Clone)]
pub struct Puzzle {
    /// What to call its source: a name, a file, an argument.
    pub source: Arc<str>,
    /// The line in which it begins.
    pub line: usize,
    /// The puzzle.
    pub grid: AnyGrid,
    /// What was decided where it could be read in two ways.
    pub note: Option<String>,
}

/// A puzzle, or the line to say instead: where, what is wrong, what to do.
pub type Read1 = Result<Puzzle, String>;

/// What was given on the command line.
pub struct Given {
    arguments: Vec<String>,
    options: Options,
    /// How many bytes were read so far.
    pub read: Arc<AtomicU64>,
}

impl Given {
    /// What was given as `PUZZLE`; standard input if nothing was.
    pub fn of(matches: &ArgMatches) -> Result<Self, Stop> {
        let arguments: Vec<String> = match matches.get_many::<String>("PUZZLE") {
            Some(arguments) => arguments.cloned().collect(),
            None if stdin().is_terminal() => {
                let message = "give a puzzle: a name such as easy, its characters, a file, or - \
                               to type it here";
                return Err(Stop::Bad(message.to_string()));
            }
            None => vec!["-".to_string()],
        };
        Ok(Self { arguments, options: options(matches), read: Arc::default() })
    }

    /// How many bytes there are to read, if all are files.
    pub fn bytes(&self) -> Option<u64> {
        let size = |given: &String| match lesson::source(given) {
            Ok(Source::File(path)) => {
                path.metadata().ok().filter(std::fs::Metadata::is_file).map(|file| file.len())
            }
            _ => None,
        };
        self.arguments.iter().map(size).sum()
    }

    /// Reads all, and gives each puzzle to `take` until that returns `false`.
    pub fn each(&self, mut take: impl FnMut(Read1) -> bool) {
        for (index, given) in self.arguments.iter().enumerate() {
            if !self.one(index, given, &mut take) {
                return;
            }
        }
    }

    fn one(&self, index: usize, given: &str, take: &mut impl FnMut(Read1) -> bool) -> bool {
        let source = match lesson::source(given) {
            Ok(source) => source,
            Err(Stop::Bad(message)) => return take(Err(message)),
            Err(Stop::Output(error)) => return take(Err(error.to_string())),
        };
        match source {
            Source::Named(name, text) => self.text(name, text.as_bytes(), take),
            Source::Squares(text) if self.arguments.len() == 1 => {
                self.text("the puzzle", text.as_bytes(), take)
            }
            Source::Squares(text) => {
                self.text(&format!("argument {}", index + 1), text.as_bytes(), take)
            }
            Source::Input => self.text("standard input", self.counted(stdin().lock()), take),
            Source::File(path) => match open(path) {
                Ok(file) => self.text(given, self.counted(file), take),
                Err(message) => take(Err(format!("{given}: {message}"))),
            },
        }
    }

    fn counted<R: Read>(&self, input: R) -> BufReader<Counted<R>> {
        BufReader::with_capacity(1 << 16, Counted { input, read: Arc::clone(&self.read) })
    }

    fn text(
        &self,
        source: &str,
        input: impl BufRead,
        take: &mut impl FnMut(Read1) -> bool,
    ) -> bool {
        let source: Arc<str> = source.into();
        let mut is_empty = true;
        for read in Reader::new(input, self.options) {
            is_empty = false;
            let read = match read {
                Ok(puzzle) => Ok(Puzzle {
                    source: Arc::clone(&source),
                    line: puzzle.line,
                    grid: puzzle.grid,
                    note: puzzle.note.map(|note| format!("{source}:{}: {note}", puzzle.line)),
                }),
                Err(fault) => Err(format!("{source}:{fault}")),
            };
            if !take(read) {
                return false;
            }
        }
        if is_empty {
            return take(Err(format!("{source}:1:1: {}", ReadError::Size { found: 0 })));
        }
        true
    }
}

/// The options of reading.
pub fn options(matches: &ArgMatches) -> Options {
    Options {
        side: matches.get_one::<usize>("side").copied(),
        digits: matches.get_one::<Notation>("digits").copied(),
        conflicts: false,
    }
}

/// A file that can be read, or what is wrong with it and what to do.
pub fn open(path: &Path) -> Result<File, String> {
    if path.is_dir() {
        return Err("this is a folder; give the files in it".to_string());
    }
    File::open(path).map_err(|error| format!("cannot read it: {error}"))
}

/// An input that counts its bytes.
struct Counted<R> {
    input: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> Io<usize> {
        let count = self.input.read(buffer)?;
        self.read.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}
