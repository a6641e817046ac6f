//! The puzzle that was asked for: a name, characters, a file, or `-` for standard input.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use super::Stop;
use crate::{AnyGrid, Grid, ReadError, puzzles, read};

/// A puzzle for a lesson that takes one size.
pub(super) fn puzzle<const N: usize>(given: &str) -> Result<Grid<N>, Stop> {
    let (source, text) = text(given, Some(N))?;
    read::puzzle(&text).map_err(|error| Stop::Bad(format!("{source}: {error}")))
}

/// A puzzle of any size: by its name, its characters, a file, or `-` for standard input.
///
/// # Errors
/// An unknown name, an unreadable file, or a text that is no puzzle.
pub fn any_puzzle(given: &str) -> Result<AnyGrid, Stop> {
    let (source, text) = text(given, None)?;
    text.parse().map_err(|error: ReadError| Stop::Bad(format!("{source}: {error}")))
}

/// Where the text of a puzzle comes from, and the text.
fn text(given: &str, side: Option<usize>) -> Result<(String, String), Stop> {
    if given == "-" {
        let mut bytes = Vec::new();
        io::stdin()
            .read_to_end(&mut bytes)
            .map_err(|error| Stop::Bad(format!("cannot read standard input: {error}")))?;
        let source = "standard input".to_string();
        let text = decode(&source, bytes)?;
        return Ok((source, text));
    }
    if let Some((name, text)) = puzzles::text(given) {
        return right_side(name, text, side).map(|text| (name.to_string(), text.to_string()));
    }
    if Path::new(given).exists() {
        let bytes = fs::read(given)
            .map_err(|error| Stop::Bad(format!("cannot read the file {given:?}: {error}")))?;
        return Ok((given.to_string(), decode(given, bytes)?));
    }
    if looks_like_squares(given) {
        return Ok(("the puzzle".to_string(), given.to_string()));
    }
    Err(Stop::Bad(format!(
        "no puzzle and no file is called {given:?}; the puzzles are {}",
        names(side).join(", ")
    )))
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

fn decode(source: &str, bytes: Vec<u8>) -> Result<String, Stop> {
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let good = String::from_utf8_lossy(&error.as_bytes()[..at]).into_owned();
        let line = good.matches('\n').count() + 1;
        let column = good.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        Stop::Bad(format!("{source}: no UTF-8 text at {line}:{column}"))
    })
}

/// Whether a text is meant as the squares of a grid and not as a name: more than
/// half of it are digits and blanks. A long one may have letters for digits.
fn looks_like_squares(text: &str) -> bool {
    let is_long = text.len() > 100;
    let is_square = |c: char| {
        matches!(c, '0'..='9' | '.' | '_' | '*' | '?') || (is_long && c.is_ascii_uppercase())
    };
    let squares = text.chars().filter(|&c| is_square(c)).count();
    2 * squares > text.chars().filter(|c| !c.is_whitespace()).count() || text.trim().is_empty()
}
