//! A set of digits, one bit a digit.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

/// A set of digits from 1 to 25 that iterates in ascending order.
///
/// ```
/// use sudoku_steps::Digits;
///
/// let mut allowed = Digits::all(9);
/// allowed.remove(5);
/// assert_eq!(allowed.len(), 8);
/// assert_eq!(allowed.to_string(), "1 2 3 4 6 7 8 9");
/// let odd: Digits = [9, 7, 3, 1].into_iter().collect();
/// assert_eq!((allowed - odd).into_iter().collect::<Vec<u8>>(), [2, 4, 6, 8]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Digits(u32);

impl Digits {
    /// The set with no digit in it.
    pub const NONE: Self = Self(0);

    /// The set as bits: bit 1 for digit 1, bit 2 for digit 2 and so on.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set with these bits. A bit that stands for no digit from 1 to 25 is left
    /// out.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::all(25).0)
    }

    /// The digits 1 to `n`.
    #[inline]
    #[must_use]
    pub const fn all(n: usize) -> Self {
        Self((1 << (n + 1)) - 2)
    }

    /// The set with just this digit.
    ///
    /// # Panics
    /// If `digit` isn't between 1 and 25.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn just(digit: u8) -> Self {
        assert!((1..=25).contains(&digit), "{digit} is no digit: a digit is between 1 and 25");
        Self(1 << digit)
    }

    /// Whether `digit` is in the set. Numbers that are no digits never are.
    #[inline]
    #[must_use]
    pub const fn contains(self, digit: u8) -> bool {
        digit < 32 && self.0 & (1 << digit) != 0
    }

    /// Puts `digit` into the set.
    ///
    /// # Panics
    /// If `digit` isn't between 1 and 25.
    #[inline]
    #[track_caller]
    pub fn insert(&mut self, digit: u8) {
        self.0 |= Self::just(digit).0;
    }

    /// Takes `digit` out of the set, if it is there. Numbers that are no digits never
    /// are, so that the 0 of a blank changes nothing.
    #[inline]
    pub const fn remove(&mut self, digit: u8) {
        if digit < 32 {
            self.0 &= !(1 << digit);
        }
    }

    /// How many digits are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no digit is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The smallest digit of the set.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<u8> {
        if self.is_empty() { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// The digit of a set that has just one.
    #[inline]
    #[must_use]
    pub const fn only(self) -> Option<u8> {
        if self.len() == 1 { self.first() } else { None }
    }
}

/// The digits of both sets together.
impl BitOr for Digits {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// The digits that are in both sets.
impl BitAnd for Digits {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The digits of the first set that aren't in the second.
impl Sub for Digits {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<u8> for Digits {
    #[inline]
    fn from_iter<I: IntoIterator<Item = u8>>(digits: I) -> Self {
        let mut set = Self::NONE;
        for digit in digits {
            set.insert(digit);
        }
        set
    }
}

/// The digits of a set from the smallest to the largest, made by
/// [`Digits::into_iter`].
#[derive(Clone, Debug)]
pub struct Ascending(Digits);

impl Iterator for Ascending {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let digit = self.0.first()?;
        self.0.remove(digit);
        Some(digit)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for Ascending {
    #[inline]
    fn next_back(&mut self) -> Option<u8> {
        let digit = (!self.0.is_empty()).then(|| self.0.0.ilog2() as u8)?;
        self.0.remove(digit);
        Some(digit)
    }
}

impl ExactSizeIterator for Ascending {}

impl IntoIterator for Digits {
    type Item = u8;
    type IntoIter = Ascending;
    #[inline]
    fn into_iter(self) -> Ascending {
        Ascending(self)
    }
}

/// The digits with a space between them, or `none`.
impl fmt::Display for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.pad("none");
        }
        let symbols: Vec<String> =
            self.into_iter().map(|digit| symbol(digit).to_string()).collect();
        f.pad(&symbols.join(" "))
    }
}

impl fmt::Debug for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// How a digit is written: 1 to 9, then `A` for 10 up to `P` for 25; `.` for a blank.
#[must_use]
pub const fn symbol(digit: u8) -> char {
    match digit {
        1..=9 => (b'0' + digit) as char,
        10..=25 => (b'A' + digit - 10) as char,
        _ => '.',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in_and_iterates_both_ways() {
        let set: Digits = [25, 3, 16].into_iter().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [3, 16, 25]);
        assert_eq!(set.into_iter().rev().collect::<Vec<_>>(), [25, 16, 3]);
        assert_eq!(set.to_string(), "3 G P");
        assert_eq!((set.len(), set.first(), set.only()), (3, Some(3), None));
        assert_eq!(Digits::just(4).only(), Some(4));
        assert_eq!(Digits::all(25).len(), 25);
        assert!(!set.contains(0) && !set.contains(200));
    }

    #[test]
    fn the_empty_set_says_so() {
        assert_eq!(Digits::NONE.to_string(), "none");
        assert_eq!(Digits::NONE.into_iter().next_back(), None);
    }
}
