//! What is searched, and what is wrong with it.

use core::fmt;

/// The 81 squares of a puzzle, borrowed: text, or rows of digits.
///
/// ```
/// use sudoku_steps_fast::{Puzzle, solve};
///
/// let rows = [[0; 9]; 9];
/// let text = [b'.'; 81];
/// assert_eq!(solve(&rows), solve(&text));
/// assert_eq!(solve(Puzzle::from(&rows)), solve(&text));
/// ```
#[derive(Clone, Copy)]
pub struct Puzzle<'a> {
    bytes: &'a [u8; 81],
    /// The byte of digit 0; that of 1 is the next.
    zero: u8,
    /// Another byte for a blank.
    blank: u8,
}

/// Text: digits from 1 to 9, and `.` or `0` for a blank.
impl<'a> From<&'a [u8; 81]> for Puzzle<'a> {
    fn from(bytes: &'a [u8; 81]) -> Self {
        Self { bytes, zero: b'0', blank: b'.' }
    }
}

/// Rows of digits from 1 to 9, and 0 for a blank.
impl<'a> From<&'a [[u8; 9]; 9]> for Puzzle<'a> {
    fn from(rows: &'a [[u8; 9]; 9]) -> Self {
        let bytes = rows.as_flattened().try_into().expect("nine rows of nine are 81");
        Self { bytes, zero: 0, blank: 0 }
    }
}

impl Puzzle<'_> {
    /// Three bands of 27 values, and whether all are from 0 to 9. Five bytes more in each band are
    /// of no meaning: the first of the next band, or in the last band the five before it.
    #[inline(always)]
    pub(crate) fn bands(&self) -> Option<[[u8; 32]; 3]> {
        let mut bands = [[0; 32]; 3];
        let mut beyond = [0u8; 32];
        for (band, start) in [0, 27, 49].into_iter().enumerate() {
            let part: &[u8; 32] =
                self.bytes[start..start + 32].try_into().expect("the range has 32");
            for i in 0..32 {
                let value = self.value(part[i]);
                bands[band][i] = value;
                beyond[i] |= value.saturating_sub(9);
            }
        }
        let mut any = 0;
        for byte in beyond {
            any |= byte;
        }
        if any == 0 { Some(bands) } else { None }
    }

    /// 0 for a blank, above 9 for what is neither blank nor digit.
    #[inline(always)]
    fn value(&self, byte: u8) -> u8 {
        if byte == self.blank { 0 } else { byte.wrapping_sub(self.zero) }
    }

    /// The first square that is neither blank nor digit, or the first two clues that clash.
    #[cold]
    pub(crate) fn bad(&self) -> Option<Bad> {
        let value = |at: usize| self.value(self.bytes[at]);
        let place = |at: usize| (at / 9, at % 9);
        if let Some(at) = (0..81).find(|&at| value(at) > 9) {
            return Some(Bad::Square { at: place(at), byte: self.bytes[at] });
        }
        for first in (0..81).filter(|&at| value(at) != 0) {
            let (row, col) = place(first);
            let meets = |at: usize| {
                let (r, c) = place(at);
                r == row || c == col || (r / 3, c / 3) == (row / 3, col / 3)
            };
            if let Some(at) = (first + 1..81).find(|&at| value(at) == value(first) && meets(at)) {
                return Some(Bad::Clash { digit: value(first), at: place(first), and: place(at) });
            }
        }
        None
    }
}

/// Why a puzzle can't be searched. Squares are `(row, col)`, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bad {
    /// A square with neither a digit nor a blank.
    Square {
        /// Which square.
        at: (usize, usize),
        /// What stands there.
        byte: u8,
    },
    /// A clue stands twice in a row, a column or a box.
    Clash {
        /// The clue.
        digit: u8,
        /// The first of the two squares in reading order.
        at: (usize, usize),
        /// The other.
        and: (usize, usize),
    },
}

impl fmt::Display for Bad {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Square { at, byte } => {
                write!(f, "byte {byte} at {at:?} is neither a digit nor a blank")
            }
            Self::Clash { digit, at, and } => write!(f, "{digit} stands at {at:?} and at {and:?}"),
        }
    }
}

impl core::error::Error for Bad {}
