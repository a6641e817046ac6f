//! Reading puzzles from text, in the forms in which they lie around, and what can be
//! wrong with them.
//!
//! A text is read by its form, and never by keeping whatever looks like a digit: what
//! isn't a puzzle is refused with its place. The forms: a puzzle a line, with further
//! columns or a note behind it, or a name in front; rows one below the other, with lines
//! and frames between boxes, headings such as `Grid 01` and notes that begin with `#`;
//! squares with commas between them, a table with a heading, lists in brackets.
//!
//! A blank is `.`, `0`, `_`, `*`, `?`, `·` or `x`, in a list also `-1` or `null`, and
//! between two bars a space. Ten is `A` and so on, or the number 10; for other ways see
//! [`Notation`].

mod blame;
mod error;
mod line;
mod list;
mod notation;
mod options;
mod readings;
mod row;
mod rows;
mod settle;
mod stream;
mod text;

use std::io::BufRead;
use std::str::FromStr;

pub use error::{Fault, ReadError};
pub use notation::Notation;
pub use options::Options;
pub use settle::Note;
pub use stream::{Puzzle, Reader};

use crate::{AnyGrid, Grid, with_grid};

/// Reads a puzzle: a grid in which no unit has two equal digits.
///
/// # Errors
/// Whatever [`Grid::from_str`] finds, or the first [`Conflict`](crate::Conflict).
///
/// ```
/// use sudoku_steps::read;
///
/// let error = read::puzzle::<4>("3124 4213 .... ..44").unwrap_err();
/// assert_eq!(error.to_string(), "row 3 has two 4s, at (3, 2) and (3, 3)");
/// let error = read::puzzle::<4>("3124 4213 .y.. ..42").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "character 'y' at 1:12 is no digit from 1 to 4 and no blank (. 0 _ * ? · x)"
/// );
/// ```
pub fn puzzle<const N: usize>(text: &str) -> Result<Grid<N>, ReadError> {
    let grid: Grid<N> = text.parse()?;
    match grid.conflicts().first() {
        Some(&conflict) => Err(conflict.into()),
        None => Ok(grid),
    }
}

/// Reads the one puzzle of an input.
///
/// # Errors
/// If there is none, or a second; or the first [`ReadError`].
///
/// ```
/// use sudoku_steps::{AnyGrid, read};
///
/// let text = "[[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]]";
/// let puzzle = read::one(text.as_bytes(), read::Options::default())?;
/// assert!(matches!(puzzle.grid, AnyGrid::Four(grid) if grid.line() == "1.....3..4.....2"));
/// # Ok::<(), sudoku_steps::ReadError>(())
/// ```
pub fn one(input: impl BufRead, options: Options) -> Result<Puzzle, ReadError> {
    let mut reader = Reader::new(input, options);
    let empty = match options.side {
        Some(side) => ReadError::Empty { expected: side * side },
        None => ReadError::Size { found: 0 },
    };
    let first = reader.next().ok_or(empty)?.map_err(|fault| fault.error)?;
    match reader.next() {
        None => Ok(first),
        Some(Ok(second)) => Err(ReadError::Several { line: second.line }),
        Some(Err(fault)) => Err(fault.error),
    }
}

/// The side of the grid that a text is meant as: 4, 9, 16 or 25.
///
/// # Errors
/// If the text is no grid.
///
/// ```
/// use sudoku_steps::read;
///
/// assert_eq!(read::side("3124421300000042"), Ok(4));
/// assert_eq!(read::side(&".".repeat(256)), Ok(16));
/// assert_eq!(
///     read::side("123\n123").unwrap_err().to_string(),
///     "the row at 1:1 has 3 squares; a row has 4, 9, 16 or 25, '.' for a blank"
/// );
/// ```
pub fn side(text: &str) -> Result<usize, ReadError> {
    let options = Options { conflicts: true, ..Options::default() };
    one(text.as_bytes(), options).map(|puzzle| puzzle.grid.side())
}

/// Reads the one grid of a text, of this size, in any form that the [module](self)
/// names. A grid that this crate printed reads back as it was. One with equal digits in a
/// unit is read; see [`puzzle`] for one that isn't.
impl<const N: usize> FromStr for Grid<N> {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let options = Options { side: Some(N), conflicts: true, ..Options::default() };
        let mut same = Self::empty();
        with_grid!(one(text.as_bytes(), options)?.grid, grid => {
            for cell in same.cells() {
                same[cell] = grid[cell];
            }
        });
        Ok(same)
    }
}

/// Reads the one puzzle of a text, in any form that the [module](self) names.
impl FromStr for AnyGrid {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        one(text.as_bytes(), Options::default()).map(|puzzle| puzzle.grid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cell;

    fn error<const N: usize>(text: &str) -> String {
        puzzle::<N>(text).unwrap_err().to_string()
    }

    #[test]
    fn every_way_of_writing_gives_the_same_grid() {
        let grid: Grid<4> = "3124421300000042".parse().unwrap();
        let printed = grid.to_string();
        for text in [
            "3124 4213 .... ..42",
            "3124\n4213\n____\n**42\n",
            "\u{feff}3124\r\n4213\r\n....\r\n??42\r\n\r\n",
            "  3124421300000042  \n",
            "3 1 2 4 4 2 1 3 . . . . . . 4 2",
            "31 24 42 13 .. .. .. 42",
            printed.as_str(),
        ] {
            assert_eq!(text.parse::<Grid<4>>(), Ok(grid), "{text:?}");
        }
    }

    #[test]
    fn sixteen_and_twenty_five_read_letters() {
        let text = "G".to_string() + &".".repeat(255);
        assert_eq!(text.parse::<Grid<16>>().unwrap()[Cell::new(0, 0)], 16);
        assert!(error::<16>(&text.replace('G', "Q")).contains("'Q' at 1:1"));
        let text = ".".repeat(624) + "P";
        assert_eq!(text.parse::<Grid<25>>().unwrap()[Cell::new(24, 24)], 25);
    }

    #[test]
    fn the_side_is_told_from_the_length_or_the_rows() {
        for (text, expected) in [
            ("3124\n4213\n....\n..42", 4),
            ("3 1 | 2 4\n4 2 | 1 3\n----+----\n. . | . .\n. . | 4 2", 4),
        ] {
            assert_eq!(side(text), Ok(expected), "{text:?}");
        }
        for expected in [4, 9, 16, 25] {
            let row = ".".repeat(expected);
            assert_eq!(side(&row.repeat(expected)), Ok(expected));
            if expected != 16 {
                assert_eq!(side(&format!("{row}\n").repeat(expected)), Ok(expected));
            }
        }
        let complaint = |text: &str| side(text).unwrap_err().to_string();
        let sizes = "a puzzle has 16, 81, 256 or 625, '.' for a blank";
        assert_eq!(complaint(&".".repeat(100)), format!("found 100 squares; {sizes}"));
        assert_eq!(complaint("1"), format!("found 1 square; {sizes}"));
        assert_eq!(complaint(" \n"), format!("the text is empty; {sizes}"));
        assert!(
            complaint("12345\n12345").starts_with("the row at 1:1 has 5 squares; a row has 4,")
        );
    }

    #[test]
    fn each_fault_names_its_place() {
        assert!(error::<4>("").starts_with("the text is empty"));
        assert!(error::<4>(" \n\n").starts_with("the text is empty"));
        assert!(error::<4>("3124").starts_with("found 4 squares"));
        assert!(error::<4>("3124421300000042.").starts_with("found 17 squares"));
        assert!(error::<4>("3124\n421\n.....\n..42").starts_with("the row at 2:1 has 3"));
        assert!(error::<4>("3124 421 ..... ..42").starts_with("the row at 1:6 has 3"));
        assert!(error::<4>("3124\n4213\n....").starts_with("found 3 rows"));
        assert!(error::<4>("3124\n4213\n..é.\n..42").starts_with("character 'é' at 3:3"));
        assert!(error::<4>("3124\n5213\n....\n..42").starts_with("character '5' at 2:1"));
        assert_eq!(
            error::<4>("3124421300000042\n................\n"),
            "found more than one puzzle, the second in line 2; give one of them"
        );
        assert!(error::<4>("31\u{feff}24").starts_with("character '\\u{feff}' at 1:3"));
        assert_eq!(error::<4>("1....1.........."), "box 0 has two 1s, at (0, 0) and (1, 1)");
        let dashes = "12345678.\n---------\n.........\n".to_string() + &".........\n".repeat(6);
        assert!(error::<9>(&dashes).starts_with("the line of dashes at 2:1 stands after 1 row"));
    }
}
