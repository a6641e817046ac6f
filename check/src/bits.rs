//! What is wrong with a function on sets of digits as bits: the wrong way to do it that
//! explains every answer.

use crate::bit_ways::wrong_ways;
use crate::fault::{Cause, Fault};
use sudoku_steps::Digits;

/// A question to one of the set functions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // named like the functions
pub enum Asked {
    All(u8),
    Insert(u32, u8),
    Remove(u32, u8),
    Contains(u32, u8),
    Union(u32, u32),
    Without(u32, u32),
    Len(u32),
    Ascending(u32),
}

/// An answer of one of the set functions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// A set.
    Set(u32),
    /// Yes or no.
    Whether(bool),
    /// A number of digits.
    Number(usize),
    /// Digits one by one.
    List(Vec<u8>),
}

use Asked::{Insert, Remove};
use Fault::{
    BitZeroUsed, BitsNotCounted, DigitLeftOut, DigitsTooMany, ListedTwice, NotAscending, RestLost,
    WrongBits,
};
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
        (Set(_), Set(told)) if told & 1 != 0 => BitZeroUsed,
        (Set(right), Set(told)) if loses_others(asked, right & !told) => RestLost,
        (Set(right), Set(told)) if told & !right == 0 => DigitLeftOut,
        (Set(right), Set(told)) if right & !told == 0 => DigitsTooMany,
        (List(right), List(told)) if told.len() < right.len() => DigitLeftOut,
        (Number(right), Number(told)) if told < right => DigitLeftOut,
        (Number(_), _) => BitsNotCounted,
        (List(_), List(told)) if told.contains(&0) => BitZeroUsed,
        (List(_), List(told)) if !told.is_sorted() => NotAscending,
        (List(_), List(told)) if !told.is_sorted_by(|a, b| a < b) => ListedTwice,
        (List(right), List(told)) if told.len() > right.len() => DigitsTooMany,
        _ => WrongBits,
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
pub(super) fn braced(set: u32) -> String {
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
    use Asked::Contains;
    use Fault::BitOffByOne;
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
        assert_eq!(bits_fault(&seen, right).map(|cause| cause.fault), Some(BitOffByOne));
    }
}
