//! The ways of writing digits, and the one that a text is meant in.

use std::str::FromStr;

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
    pub(super) fn digit(self, mark: Mark, side: usize) -> Option<u8> {
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
    pub(super) fn is_blank(self) -> bool {
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

pub(super) const fn notations(side: usize) -> &'static [Notation] {
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
