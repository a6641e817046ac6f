//! The ways of writing digits, and the one that a text is meant in.

use std::str::FromStr;

use super::ReadError;

/// How the digits of a puzzle are written. Up to 9 × 9 there is one way.
///
/// ```
/// use sudoku_steps::read::Notation;
///
/// assert_eq!("0-9A-F".parse(), Ok(Notation::FromZero));
/// assert_eq!(Notation::FromZero.name(25), "0-9A-O");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notation {
    /// 1 to 9, then letters from `A` on; or the numbers from 1. This course's own.
    FromOne,
    /// 0 to 9, then letters from `A` on; or the numbers from 0.
    FromZero,
    /// Letters from `A` on.
    Letters,
}

impl Notation {
    /// What the option `--digits` calls it for a grid of this side.
    #[must_use]
    pub fn name(self, side: usize) -> &'static str {
        match (self, side) {
            (Self::FromOne, 16) => "1-9A-G",
            (Self::FromOne, 25) => "1-9A-P",
            (Self::FromOne, 4) => "1-4",
            (Self::FromOne, _) => "1-9",
            (Self::FromZero, 25) => "0-9A-O",
            (Self::FromZero, _) => "0-9A-F",
            (Self::Letters, 25) => "A-Y",
            (Self::Letters, _) => "A-P",
        }
    }

    /// The digit that a mark stands for, 0 for a blank.
    fn digit(self, mark: Mark, side: usize) -> Option<u8> {
        let least = u8::from(self != Self::FromZero);
        let (digit, is_digit) = match mark {
            Mark::Blank => return Some(0),
            Mark::Number(number) if self == Self::Letters && number > 0 => return None,
            Mark::Number(number) => (number + 1 - least, number >= least),
            Mark::Symbol(symbol) => match (self, symbol) {
                (Self::Letters, 'A'..='Y' | 'a'..='y') => {
                    (symbol.to_ascii_uppercase() as u8 - b'A' + 1, true)
                }
                (Self::Letters, '1'..='9') => return None,
                (_, '0'..='9') => {
                    let number = symbol as u8 - b'0';
                    (number + 1 - least, number >= least)
                }
                (_, 'A'..='Y' | 'a'..='y') => {
                    (symbol.to_ascii_uppercase() as u8 - b'A' + 11 - least, true)
                }
                _ => (0, false),
            },
        };
        if is_digit && usize::from(digit) <= side {
            return Some(digit);
        }
        mark.is_blank().then_some(0)
    }
}

/// Reads the value of the option `--digits`.
impl FromStr for Notation {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.to_ascii_uppercase().as_str() {
            "1-4" | "1-9" | "1-9A-G" | "1-9A-P" | "1-16" | "1-25" => Ok(Self::FromOne),
            "0-9A-F" | "0-9A-O" | "0-15" | "0-24" => Ok(Self::FromZero),
            "A-P" | "A-Y" => Ok(Self::Letters),
            _ => Err("give 1-9A-G, 0-9A-F or A-P; for 25 × 25 1-9A-P, 0-9A-O or A-Y".to_string()),
        }
    }
}

/// What stands in a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    Symbol(char),
    Number(u8),
    /// What is written for a blank and for nothing else.
    Blank,
}

impl Mark {
    pub(super) fn is_zero(self) -> bool {
        matches!(self, Self::Symbol('0') | Self::Number(0))
    }

    /// Whether it can stand for a blank.
    fn is_blank(self) -> bool {
        match self {
            Self::Blank => true,
            Self::Symbol(symbol) => {
                matches!(symbol, '.' | '0' | '_' | '*' | '?' | '·' | 'x' | 'X')
            }
            Self::Number(number) => number == 0,
        }
    }

    /// The mark that a word is: a character, a number, or a word for a blank.
    pub(super) fn of_word(word: &[char]) -> Option<Self> {
        match *word {
            [] | ['-', '1'] | ['n', 'u', 'l', 'l'] | ['N', 'o', 'n', 'e'] => Some(Self::Blank),
            [symbol] => is_symbol(symbol).then_some(Self::Symbol(symbol)),
            [a @ '0'..='9', b @ '0'..='9'] => {
                Some(Self::Number((a as u8 - b'0') * 10 + b as u8 - b'0'))
            }
            [a, b] if a == b && matches!(a, '.' | '_' | '*' | '?' | '·') => Some(Self::Blank),
            _ => None,
        }
    }
}

/// Whether a character can stand in a square of any size.
pub(super) fn is_symbol(symbol: char) -> bool {
    matches!(symbol, '0'..='9' | 'A'..='Y' | 'a'..='y' | '.' | '_' | '*' | '?' | '·')
}

/// Whether a character can stand in a square of a grid of this side.
pub(super) fn fits(symbol: char, side: usize) -> bool {
    let mark = Mark::Symbol(symbol);
    notations(side).iter().any(|notation| notation.digit(mark, side).is_some())
}

const fn notations(side: usize) -> &'static [Notation] {
    if side <= 9 {
        &[Notation::FromOne]
    } else {
        &[Notation::FromOne, Notation::FromZero, Notation::Letters]
    }
}

/// A square as it was read, and where it stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Square {
    pub mark: Mark,
    pub line: usize,
    pub column: usize,
}

/// The digits of a text in one notation.
pub(super) struct Reading {
    pub notation: Notation,
    pub digits: Vec<u8>,
}

/// Every way in which the squares can be meant, the course's own notation first.
///
/// # Errors
/// If there is none: the first square that is no digit and no blank.
pub(super) fn readings(
    squares: &[Square],
    side: usize,
    asked: Option<Notation>,
) -> Result<Vec<Reading>, ReadError> {
    let mut good = Vec::new();
    let mut furthest = 0;
    for &notation in notations(side) {
        if side > 9 && asked.is_some_and(|asked| asked != notation) {
            continue;
        }
        let digits = squares.iter().map_while(|square| notation.digit(square.mark, side));
        let digits: Vec<u8> = digits.collect();
        if digits.len() == squares.len() {
            good.push(Reading { notation, digits });
        } else {
            furthest = furthest.max(digits.len());
        }
    }
    if good.is_empty() {
        return Err(no_digit(squares[furthest], side));
    }
    // A small letter beside a capital one may be anything.
    if let Some(square) = mixed_case(squares) {
        return Err(no_digit(square, side));
    }
    keep_plausible(&mut good, squares);
    Ok(good)
}

/// Leaves out what nobody means: 0 for a blank where another character is one; and a
/// notation that only calls the digits otherwise, since the puzzle is the same.
fn keep_plausible(readings: &mut Vec<Reading>, squares: &[Square]) {
    let zero = squares.iter().any(|square| square.mark.is_zero());
    let blank = squares.iter().any(|square| square.mark.is_blank() && !square.mark.is_zero());
    if zero && blank && readings.iter().any(|one| one.notation == Notation::FromZero) {
        readings.retain(|reading| reading.notation == Notation::FromZero);
    }
    let mut seen: Vec<Vec<bool>> = Vec::new();
    readings.retain(|reading| {
        let blanks: Vec<bool> = reading.digits.iter().map(|&digit| digit == 0).collect();
        let is_new = !seen.contains(&blanks);
        seen.push(blanks);
        is_new
    });
}

fn mixed_case(squares: &[Square]) -> Option<Square> {
    let mut letters = squares.iter().filter(|square| {
        matches!(square.mark, Mark::Symbol(symbol)
            if symbol.is_ascii_alphabetic() && !symbol.eq_ignore_ascii_case(&'x'))
    });
    let is_small = |square: &Square| matches!(square.mark, Mark::Symbol('a'..='z'));
    let first = letters.next()?;
    letters.find(|square| is_small(square) != is_small(first)).copied()
}

fn no_digit(Square { mark, line, column }: Square, side: usize) -> ReadError {
    let largest = side as u8;
    match mark {
        Mark::Number(number) => ReadError::Number { number, line, column, largest },
        Mark::Symbol(character) => ReadError::Character { character, line, column, largest },
        Mark::Blank => ReadError::Character { character: ' ', line, column, largest },
    }
}
