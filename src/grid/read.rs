//! Reading a grid from text, and what can be wrong with it.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Cell, Conflict, Grid};

/// Why a text is no puzzle. Lines and columns of the text count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// There is no character of a grid in the text.
    Empty {
        /// How many squares a grid has.
        expected: usize,
    },
    /// A text of one line has too few or too many squares.
    Length {
        /// How many squares it has.
        found: usize,
        /// How many squares a grid has.
        expected: usize,
    },
    /// A row has too few or too many squares.
    RowLength {
        /// The line of the text.
        line: usize,
        /// Where in that line the row begins.
        column: usize,
        /// How many squares the row has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// There are too few or too many rows.
    Rows {
        /// How many rows there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Every line is a puzzle by itself.
    Several {
        /// How many lines.
        found: usize,
    },
    /// A character that is neither a digit of this size nor a blank.
    Character {
        /// The character.
        character: char,
        /// The line it stands in.
        line: usize,
        /// Which character of the line it is.
        column: usize,
        /// The largest digit of a grid of this size.
        largest: u8,
    },
    /// Where the size of a grid is told from the text: a number of squares that no
    /// size has.
    Size {
        /// How many squares there are.
        found: usize,
    },
    /// The same, with a text of several lines: the first row has the length of none.
    RowSize {
        /// The line of the text.
        line: usize,
        /// Where in that line the row begins.
        column: usize,
        /// How many squares the row has.
        found: usize,
    },
    /// Two equal digits in a unit.
    Conflict(Conflict),
}

/// How many squares the sizes have.
const SIZES: &str = "16, 81, 256 or 625, '.' for a blank";

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty { expected } => {
                write!(f, "the text is empty; a puzzle has {expected} squares, '.' for a blank")
            }
            Self::Length { found, expected } => {
                write!(f, "found {found} squares; a puzzle has {expected}, '.' for a blank")
            }
            Self::RowLength { line, column, found, expected } => write!(
                f,
                "the row at {line}:{column} has {found} squares; each row has {expected}, '.' for a blank"
            ),
            Self::Rows { found, expected } => {
                write!(f, "found {found} rows; a puzzle has {expected} rows of {expected} squares")
            }
            Self::Several { found } => {
                write!(f, "found {found} puzzles, one a line; give one of them")
            }
            Self::Character { character, line, column, largest } => write!(
                f,
                "character {character:?} at {line}:{column} is no digit from 1 to {} and no blank (. 0 _ * ?)",
                crate::symbol(*largest)
            ),
            Self::Size { found: 0 } => {
                write!(f, "the text is empty; a puzzle has {SIZES}")
            }
            Self::Size { found } => write!(f, "found {found} squares; a puzzle has {SIZES}"),
            Self::RowSize { line, column, found } => write!(
                f,
                "the row at {line}:{column} has {found} squares; a row has 4, 9, 16 or 25, '.' for a blank"
            ),
            Self::Conflict(conflict) => write!(f, "{conflict}"),
        }
    }
}

impl Error for ReadError {}

impl From<Conflict> for ReadError {
    fn from(conflict: Conflict) -> Self {
        Self::Conflict(conflict)
    }
}

/// Reads a puzzle: a grid in which no unit has two equal digits.
///
/// # Errors
/// Whatever [`Grid::from_str`] finds, then the first [`Conflict`].
///
/// ```
/// use sudoku_steps::read;
///
/// let error = read::puzzle::<4>("3124 4213 .... ..44").unwrap_err();
/// assert_eq!(error.to_string(), "row 3 has two 4s, at (3, 2) and (3, 3)");
/// let error = read::puzzle::<4>("3124 4213 .x.. ..42").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "character 'x' at 1:12 is no digit from 1 to 4 and no blank (. 0 _ * ?)"
/// );
/// ```
pub fn puzzle<const N: usize>(text: &str) -> Result<Grid<N>, ReadError> {
    let grid: Grid<N> = text.parse()?;
    match grid.conflicts().first() {
        Some(&conflict) => Err(conflict.into()),
        None => Ok(grid),
    }
}

/// Reads `N` × `N` characters in one line, or `N` rows of `N`: one a line, or all
/// in one line with spaces between the rows.
///
/// A blank is `.`, `0`, `_`, `*` or `?`. Ten is `A`, and so on up to `P` for 25.
/// Spaces and the lines between boxes are passed over, so a grid that this crate
/// printed reads back as it was. A grid with equal digits in a unit is read; see
/// [`puzzle`] for one that isn't.
impl<const N: usize> FromStr for Grid<N> {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let lines = squares(text);
        for &Square { character, line, column, .. } in lines.iter().flatten() {
            if digit::<N>(character).is_none() {
                return Err(ReadError::Character { character, line, column, largest: N as u8 });
            }
        }
        let rows = rows_of::<N>(&lines)?;
        let mut grid = Self::empty();
        for (row, squares) in rows.iter().enumerate() {
            for (col, square) in squares.iter().enumerate() {
                grid[Cell::new(row, col)] = digit::<N>(square.character).unwrap_or(0);
            }
        }
        Ok(grid)
    }
}

/// A character read, where it stood, and which word of its line it was part of.
struct Square {
    character: char,
    line: usize,
    column: usize,
    word: usize,
}

/// All squares of a text, line by line, without the lines that have none.
fn squares(text: &str) -> Vec<Vec<Square>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let is_rule = line.contains('-') && line.chars().all(|c| matches!(c, '-' | '+' | ' '));
        let mut squares = Vec::new();
        let mut word = 0;
        for (column, character) in line.chars().enumerate() {
            if is_rule {
                break;
            }
            match character {
                ' ' | '\t' | '\r' | '|' => word = column + 1,
                _ => squares.push(Square { character, line: number + 1, column: column + 1, word }),
            }
        }
        if !squares.is_empty() {
            lines.push(squares);
        }
    }
    lines
}

/// The side of the grid that a text is meant as: 4, 9, 16 or 25. A text of one line
/// shows it by how many squares it has, another by the length of its rows.
///
/// # Errors
/// If no size fits.
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
    const SIDES: [usize; 4] = [4, 9, 16, 25];
    let with_squares = |found| SIDES.into_iter().find(|side| side * side == found);
    let lines = squares(text);
    match lines.as_slice() {
        [] => Err(ReadError::Size { found: 0 }),
        [line] => {
            let words = line.chunk_by(|a, b| a.word == b.word).count();
            with_squares(line.len())
                .or_else(|| SIDES.into_iter().find(|&side| side == words))
                .ok_or(ReadError::Size { found: line.len() })
        }
        lines => {
            // Sixteen squares in a line: a row of 16 × 16, rather than a whole 4 × 4.
            let of_row = |row: &Vec<Square>| SIDES.into_iter().find(|&side| side == row.len());
            lines
                .iter()
                .find_map(of_row)
                .or_else(|| lines.iter().find_map(|line| with_squares(line.len())))
                .ok_or(ReadError::RowSize {
                    line: lines[0][0].line,
                    column: lines[0][0].column,
                    found: lines[0].len(),
                })
        }
    }
}

/// The digit that a character stands for, 0 for a blank.
fn digit<const N: usize>(character: char) -> Option<u8> {
    let digit = match character {
        '.' | '0' | '_' | '*' | '?' => 0,
        '1'..='9' => character as u8 - b'0',
        'A'..='P' => character as u8 - b'A' + 10,
        _ => return None,
    };
    (usize::from(digit) <= N).then_some(digit)
}

/// The rows of a text, each of the right length.
fn rows_of<const N: usize>(lines: &[Vec<Square>]) -> Result<Vec<&[Square]>, ReadError> {
    let rows: Vec<&[Square]> = match lines {
        [] => return Err(ReadError::Empty { expected: N * N }),
        [line] => {
            let words: Vec<&[Square]> = line.chunk_by(|a, b| a.word == b.word).collect();
            if words.len() == N {
                words
            } else if line.len() == N * N {
                line.chunks(N).collect()
            } else {
                return Err(ReadError::Length { found: line.len(), expected: N * N });
            }
        }
        lines if lines.iter().all(|line| line.len() == N * N) => {
            return Err(ReadError::Several { found: lines.len() });
        }
        lines => lines.iter().map(Vec::as_slice).collect(),
    };
    if let Some(row) = rows.iter().find(|row| row.len() != N) {
        let Square { line, column, .. } = row[0];
        return Err(ReadError::RowLength { line, column, found: row.len(), expected: N });
    }
    if rows.len() != N {
        return Err(ReadError::Rows { found: rows.len(), expected: N });
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert!(error::<16>(&text.replace('G', "H")).contains("'H' at 1:1"));
        let text = ".".repeat(624) + "P";
        assert_eq!(text.parse::<Grid<25>>().unwrap()[Cell::new(24, 24)], 25);
    }

    #[test]
    fn the_side_is_told_from_the_length_or_the_rows() {
        for (text, expected) in [
            ("3124\n4213\n....\n..42", 4),
            ("3124 421 ..... ..42", 4),
            ("3 1 | 2 4\n4 2 | 1 3\n----+----\n. . | . .\n. . | 4 2", 4),
            ("3124421300000042\n3124421300000042", 16),
        ] {
            assert_eq!(side(text), Ok(expected), "{text:?}");
        }
        for expected in [4, 9, 16, 25] {
            let row = ".".repeat(expected);
            assert_eq!(side(&row.repeat(expected)), Ok(expected));
            assert_eq!(side(&format!("{row}\n").repeat(expected)), Ok(expected));
            // A row that is too short is an error of the grid, not of its size.
            assert_eq!(side(&format!(".\n{row}\n{row}")), Ok(expected));
        }
        assert_eq!(side(&format!("{}\n", ".".repeat(81)).repeat(3)), Ok(9));
        let complaint = |text: &str| side(text).unwrap_err().to_string();
        let sizes = "a puzzle has 16, 81, 256 or 625, '.' for a blank";
        assert_eq!(complaint(&".".repeat(100)), format!("found 100 squares; {sizes}"));
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
            "found 2 puzzles, one a line; give one of them"
        );
        assert!(error::<4>("31\u{feff}24").starts_with("character '\\u{feff}' at 1:3"));
        assert_eq!(error::<4>("1....1.........."), "box 0 has two 1s, at (0, 0) and (1, 1)");
    }
}
