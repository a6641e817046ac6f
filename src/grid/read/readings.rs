//! In which notations the squares of a text can be meant.

use super::ReadError;
use super::notation::{Mark, Notation, Square, notations};

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
