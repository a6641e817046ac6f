//! What is wrong with a function on sets of digits as bits: the wrong way to do it that
//! explains every answer.

use crate::report::{Cause, Fault};
use crate::trail::asked::{Asked, Told};
use crate::trail::bit_ways::wrong_ways;
use crate::trail::faults::{
    BIT_ZERO_USED, BITS_NOT_COUNTED, DIGIT_LEFT_OUT, DIGITS_TOO_MANY, NOT_ASCENDING, REST_LOST,
    WRONG_BITS,
};
use crate::values::faults::LISTED_TWICE;
use sudoku_steps::Digits;

use Asked::{Insert, Remove};
use Told::{List, Number, Set};

/// The wrong way that explains all these answers, or else what the first wrong one
/// shows. `right` gives the right answer.
pub fn bits_fault(seen: &[(Asked, Told)], right: impl Fn(&Asked) -> Told) -> Option<Cause> {
    let (first, _) = seen.first()?;
    let ways = wrong_ways(*first).len();
    let explains = |way: &usize| {
        let mut answers = seen.iter();
        answers.all(|(asked, told)| {
            wrong_ways(*asked).get(*way).is_some_and(|(_, wrong)| wrong == told)
        })
    };
    if let Some(way) = (0..ways).find(explains) {
        return Some(Cause::new(wrong_ways(*first)[way].0));
    }
    let (asked, told) = seen.iter().find(|(asked, told)| right(asked) != *told)?;
    Some(Cause::new(sign(*asked, &right(asked), told)))
}

/// What one wrong answer alone shows.
fn sign(asked: Asked, right: &Told, told: &Told) -> Fault {
    match (right, told) {
        (Set(_), Set(told)) if told & 1 != 0 => BIT_ZERO_USED,
        (Set(right), Set(told)) if loses_others(asked, right & !told) => REST_LOST,
        (Set(right), Set(told)) if told & !right == 0 => DIGIT_LEFT_OUT,
        (Set(right), Set(told)) if right & !told == 0 => DIGITS_TOO_MANY,
        (List(right), List(told)) if told.len() < right.len() => DIGIT_LEFT_OUT,
        (Number(right), Number(told)) if told < right => DIGIT_LEFT_OUT,
        (Number(_), _) => BITS_NOT_COUNTED,
        (List(_), List(told)) if told.contains(&0) => BIT_ZERO_USED,
        (List(_), List(told)) if !told.is_sorted() => NOT_ASCENDING,
        (List(_), List(told)) if !told.is_sorted_by(|a, b| a < b) => LISTED_TWICE,
        (List(right), List(told)) if told.len() > right.len() => DIGITS_TOO_MANY,
        _ => WRONG_BITS,
    }
}

/// Whether digits are lost that were in the set and that nobody asked about.
fn loses_others(asked: Asked, lost: u32) -> bool {
    match asked {
        Insert(set, digit) | Remove(set, digit) => lost & set & !(1 << digit) != 0,
        _ => false,
    }
}

/// The digits of a set as numbers, between braces.
pub(crate) fn braced(set: u32) -> String {
    let digits: Vec<String> =
        Digits::from_bits(set).into_iter().map(|digit| digit.to_string()).collect();
    format!("{{{}}}", digits.join(" "))
}

/// How a set is written in a report: its digits, and the number that stands for it.
pub fn shown(set: u32) -> String {
    let mut parts = vec![format!("{} = {set:#b}", braced(set))];
    if set & 1 != 0 {
        parts.push("bit 0 is set".to_string());
    }
    if set >> 26 != 0 {
        parts.push("bits above 25 are set".to_string());
    }
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trail::faults::BIT_OFF_BY_ONE;
    use Asked::Contains;
    use Told::Whether;

    #[test]
    fn a_shift_too_few_is_a_bit_off_by_one() {
        let seen: Vec<(Asked, Told)> = (1..=9)
            .map(|digit| (Contains(0b10010, digit), Whether(0b10010 >> (digit - 1) & 1 == 1)))
            .collect();
        let right = |asked: &Asked| match asked {
            Contains(set, digit) => Whether(set >> digit & 1 == 1),
            _ => Whether(false),
        };
        assert_eq!(bits_fault(&seen, right).map(|cause| cause.fault), Some(BIT_OFF_BY_ONE));
    }
}
