//! The puzzle that was asked for: a name, characters, a file, or `-` for standard input.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use super::Stop;
use crate::read::{Notation, Note};
use crate::{AnyGrid, Grid, ReadError, puzzles, read, with_grid};

/// No puzzle in any form is longer; whatever is gives up here.
const LONGEST: u64 = 1 << 20;

/// A puzzle for a lesson that takes one size.
pub(super) fn puzzle<const N: usize>(given: &str) -> Result<Grid<N>, Stop> {
    let any = read_one(given, Some(N), None)?;
    let mut same = Grid::empty();
    with_grid!(any, grid => {
        for cell in same.cells() {
            same[cell] = grid[cell];
        }
    });
    Ok(same)
}

/// A puzzle of any size: by its name, its characters, a file, or `-` for standard input.
/// Without `digits`, the puzzle tells how its digits are written.
///
/// # Errors
/// An unknown name, an unreadable file, or a text that is no puzzle.
pub fn any_puzzle(given: &str, digits: Option<Notation>) -> Result<AnyGrid, Stop> {
    read_one(given, None, digits)
}

fn read_one(given: &str, side: Option<usize>, digits: Option<Notation>) -> Result<AnyGrid, Stop> {
    let (source, text) = text(given, side)?;
    let options = read::Options { side, digits, ..read::Options::default() };
    let puzzle = match read::one(text.as_slice(), options) {
        // One was asked for, and not sixteen smaller ones.
        Err(ReadError::Sides { sides: [side, _] }) => {
            read::one(text.as_slice(), read::Options { side: Some(side), ..options })
        }
        read => read,
    };
    let puzzle = puzzle.map_err(|error| Stop::Bad(format!("{source}: {error}")))?;
    if let Some(note @ Note::Digits { .. }) = puzzle.note {
        // When standard error is closed, the puzzle is read all the same.
        let _ = writeln!(io::stderr(), "note: {source}: {note}");
    }
    Ok(puzzle.grid)
}

/// What an argument is meant as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source<'a> {
    /// `-`, for standard input.
    Input,
    /// A puzzle of the course: its name and its text.
    Named(&'static str, &'static str),
    /// A file that is there.
    File(&'a Path),
    /// The squares themselves.
    Squares(&'a str),
}

/// What an argument is meant as.
///
/// # Errors
/// What to give instead of a name that no puzzle and no file has.
pub fn source(given: &str) -> Result<Source<'_>, Stop> {
    source_of(given, None)
}

fn source_of(given: &str, side: Option<usize>) -> Result<Source<'_>, Stop> {
    if given == "-" {
        Ok(Source::Input)
    } else if let Some((name, text)) = puzzles::text(given) {
        Ok(Source::Named(name, text))
    } else if Path::new(given).exists() {
        Ok(Source::File(Path::new(given)))
    } else if looks_like_squares(given) {
        Ok(Source::Squares(given))
    } else {
        Err(unknown(given, side))
    }
}

/// Where the text of a puzzle comes from, and the text.
fn text(given: &str, side: Option<usize>) -> Result<(String, Vec<u8>), Stop> {
    match source_of(given, side)? {
        Source::Input => {
            let source = "standard input".to_string();
            let text = all_of(&source, io::stdin().lock())?;
            Ok((source, text))
        }
        Source::Named(name, text) => {
            right_side(name, text, side).map(|text| (name.to_string(), text.into()))
        }
        Source::File(path) => {
            let source = format!("the file {given:?}");
            let file = File::open(path).map_err(|error| cannot_read(&source, &error))?;
            Ok((given.to_string(), all_of(&source, file)?))
        }
        Source::Squares(squares) => Ok(("the puzzle".to_string(), squares.into())),
    }
}

fn all_of(source: &str, input: impl Read) -> Result<Vec<u8>, Stop> {
    let mut text = Vec::new();
    input.take(LONGEST + 1).read_to_end(&mut text).map_err(|error| cannot_read(source, &error))?;
    if text.len() as u64 > LONGEST {
        return Err(Stop::Bad(format!("{source} has more than 1 MiB; give one puzzle")));
    }
    Ok(text)
}

fn cannot_read(source: &str, error: &io::Error) -> Stop {
    Stop::Bad(format!("cannot read {source}: {error}"))
}

/// The names of the puzzles of this side, or of all.
pub(super) fn names(side: Option<usize>) -> Vec<&'static str> {
    let fits = |text: &str| side.is_none() || read::side(text).ok() == side;
    puzzles::all().filter(|(_, text)| fits(text)).map(|(name, _)| name).collect()
}

/// The text, if its puzzle has this side.
fn right_side<'a>(name: &str, text: &'a str, wanted: Option<usize>) -> Result<&'a str, Stop> {
    match (read::side(text), wanted) {
        (Ok(side), Some(wanted)) if side != wanted => Err(Stop::Bad(format!(
            "{name} is a puzzle of {side} × {side}, and this lesson takes {wanted} × {wanted}; \
             lesson 10 takes every size"
        ))),
        _ => Ok(text),
    }
}

/// What to say of a name that no puzzle and no file has: the names that are nearest to
/// it, or all.
fn unknown(given: &str, side: Option<usize>) -> Stop {
    let names = names(side);
    let quoted = in_part(given);
    let rest = match puzzles::near(given, &names).as_slice() {
        [] => format!("the puzzles are {}", names.join(", ")),
        near => format!("did you mean {}? --help has all names", near.join(" or ")),
    };
    Stop::Bad(format!("no puzzle and no file is called {quoted}; {rest}"))
}

/// A text in quotes, the beginning of it if it is long.
pub(super) fn in_part(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{:?}…", &text[..end]),
        None => format!("{text:?}"),
    }
}

/// Whether an argument is meant as a puzzle: a name, a file or squares.
pub(super) fn is_meant(text: &str) -> bool {
    puzzles::text(text).is_some()
        || Path::new(text).is_file()
        || (text.len() >= 16 && looks_like_squares(text))
}

/// Whether a text is meant as the squares of a grid and not as a name: more than
/// half of it are digits and blanks. A long one may have letters for digits, and a list
/// has brackets.
fn looks_like_squares(text: &str) -> bool {
    let is_long = text.len() > 100;
    let is_square = |c: char| {
        matches!(c, '0'..='9' | '.' | '_' | '*' | '?' | '·' | '[' | ']' | ',' | '|' | '\n')
            || (is_long && c.is_ascii_uppercase())
    };
    let squares = text.chars().filter(|&c| is_square(c)).count();
    2 * squares > text.chars().filter(|c| *c != ' ').count() || text.trim().is_empty()
}
