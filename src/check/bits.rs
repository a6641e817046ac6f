//! What is wrong with a function on sets of digits as bits: wrong ways to do it, and
//! the one that explains every answer.

use super::fault::{Cause, Fault};
use crate::Digits;

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

use Asked::{All, Ascending, Contains, Insert, Len, Remove, Union, Without};
use Fault::{
    AndOrExchanged, Arithmetic, BitOffByOne, BitZeroUsed, BitsNotCounted, ComparedWithOne,
    ComplementForgotten, DigitLeftOut, DigitsTooMany, FlipsTheBit, MoreThanOneBit, NotAscending,
    NotShifted, OneSetIgnored, OperandsExchanged, RestLost, SetUnchanged, SideIgnored, StopsAtGap,
    StopsAtNine, WholeSetCompared, WrongBits, WrongWayRound,
};
use Told::{List, Number, Set, Whether};

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
    Some(Cause::new(sign(&right(asked), told)))
}

/// What one wrong answer alone shows.
fn sign(right: &Told, told: &Told) -> Fault {
    match (right, told) {
        (Set(_), Set(told)) if told & 1 != 0 => BitZeroUsed,
        (Set(right), Set(told)) if told & !right == 0 => DigitLeftOut,
        (Set(right), Set(told)) if right & !told == 0 => DigitsTooMany,
        (List(right), List(told)) if told.len() < right.len() => DigitLeftOut,
        (Number(right), Number(told)) if told < right => DigitLeftOut,
        (Number(_), _) => BitsNotCounted,
        (List(_), List(told)) if !told.is_sorted() => NotAscending,
        _ => WrongBits,
    }
}

/// A digit's bit as it should be, one too low, one too high, and not moved at all.
struct Bits {
    bit: u32,
    low: u32,
    high: u32,
    raw: u32,
}

fn bits(digit: u8) -> Bits {
    let bit = 1u32 << digit;
    Bits { bit, low: bit >> 1, high: bit << 1, raw: u32::from(digit) }
}

/// The wrong answers that wrong ways give to a question; for each function always the
/// same ways in the same order, the likeliest first.
fn wrong_ways(asked: Asked) -> Vec<(Fault, Told)> {
    match asked {
        All(n) => sets(&all(n)),
        Insert(set, digit) => sets(&insert(set, digit)),
        Remove(set, digit) => sets(&remove(set, digit)),
        Union(a, b) => sets(&[
            (AndOrExchanged, a & b),
            (FlipsTheBit, a ^ b),
            (Arithmetic, a.wrapping_add(b)),
            (OneSetIgnored, a),
            (OneSetIgnored, b),
            (AndOrExchanged, a & !b),
        ]),
        Without(a, b) => sets(&[
            (OperandsExchanged, b & !a),
            (ComplementForgotten, a & b),
            (FlipsTheBit, a ^ b),
            (Arithmetic, a.wrapping_sub(b)),
            (Arithmetic, a.saturating_sub(b)),
            (AndOrExchanged, a | !b),
            (AndOrExchanged, a | b),
            (OneSetIgnored, a),
            (OneSetIgnored, !b),
        ]),
        Contains(set, digit) => contains(set, digit),
        Len(set) => len(set),
        Ascending(set) => ascending(set),
    }
}

fn sets(ways: &[(Fault, u32)]) -> Vec<(Fault, Told)> {
    ways.iter().map(|&(fault, set)| (fault, Set(set))).collect()
}

fn all(n: u8) -> Vec<(Fault, u32)> {
    let right = Digits::all(usize::from(n)).bits();
    let Bits { bit, low, raw, .. } = bits(n);
    vec![
        (BitZeroUsed, right | 1),
        (BitOffByOne, right >> 1),
        (BitOffByOne, right << 1),
        (DigitLeftOut, right & !bit),
        (DigitLeftOut, right & !2),
        (DigitsTooMany, right | bit << 1),
        (SideIgnored, Digits::all(9).bits()),
        (SideIgnored, Digits::all(25).bits()),
        (SideIgnored, u32::MAX),
        (SideIgnored, 0),
        (RestLost, bit),
        (RestLost, low),
        (NotShifted, raw),
        (NotShifted, (1..=u32::from(n)).fold(0, |set, digit| set | digit)),
        // Below the last digit only: 0 to n - 1.
        (BitZeroUsed, (right | 1) & !bit),
    ]
}

fn insert(set: u32, digit: u8) -> Vec<(Fault, u32)> {
    let Bits { bit, low, high, raw } = bits(digit);
    vec![
        (BitOffByOne, set | low),
        (BitOffByOne, set | high),
        (NotShifted, set | raw),
        (NotShifted, set.wrapping_add(raw)),
        (FlipsTheBit, set ^ bit),
        (Arithmetic, set.wrapping_add(bit)),
        (RestLost, bit),
        (AndOrExchanged, set & bit),
        (SetUnchanged, set),
        (ComplementForgotten, set | !bit),
    ]
}

fn remove(set: u32, digit: u8) -> Vec<(Fault, u32)> {
    let Bits { bit, low, high, raw } = bits(digit);
    vec![
        (BitOffByOne, set & !low),
        (BitOffByOne, set & !high),
        (NotShifted, set & !raw),
        (NotShifted, set.wrapping_sub(raw)),
        (NotShifted, set ^ raw),
        (FlipsTheBit, set ^ bit),
        (Arithmetic, set.wrapping_sub(bit)),
        (Arithmetic, set.saturating_sub(bit)),
        (ComplementForgotten, set & bit),
        (AndOrExchanged, set | !bit),
        (AndOrExchanged, set | bit),
        (RestLost, !bit),
        (RestLost, 0),
        (SetUnchanged, set),
    ]
}

fn contains(set: u32, digit: u8) -> Vec<(Fault, Told)> {
    let Bits { bit, low, high, raw } = bits(digit);
    let ways = [
        (WrongWayRound, set & bit == 0),
        (BitOffByOne, set & low != 0),
        (BitOffByOne, set & high != 0),
        (NotShifted, set & raw != 0),
        (NotShifted, set & raw == raw),
        (NotShifted, set == raw),
        // A bit above bit 0 is never 1, so this is false in any case.
        (ComparedWithOne, false),
        (MoreThanOneBit, set >> digit != 0),
        (MoreThanOneBit, set & (bit | (bit - 1)) != 0),
        (WholeSetCompared, set == bit),
        (WholeSetCompared, set != 0),
        (AndOrExchanged, true),
    ];
    ways.into_iter().map(|(fault, answer)| (fault, Whether(answer))).collect()
}

fn len(set: u32) -> Vec<(Fault, Told)> {
    let within = |digits: std::ops::RangeInclusive<u8>| {
        digits.filter(|&digit| set >> digit & 1 == 1).count()
    };
    let digits = Digits::from_bits(set);
    let largest = digits.into_iter().next_back().unwrap_or(0);
    let ways = [
        (StopsAtNine, within(1..=9)),
        (StopsAtNine, within(1..=16)),
        (DigitLeftOut, within(1..=24)),
        (DigitLeftOut, within(2..=25)),
        (DigitLeftOut, within(1..=8)),
        (DigitLeftOut, within(2..=24)),
        (StopsAtGap, set.checked_shr(1).unwrap_or(0).trailing_ones() as usize),
        (BitsNotCounted, set.count_zeros() as usize),
        (BitsNotCounted, usize::from(largest)),
        (BitsNotCounted, set as usize),
        (BitsNotCounted, digits.into_iter().map(usize::from).sum()),
        (BitsNotCounted, 25 - digits.len()),
    ];
    ways.into_iter().map(|(fault, number)| (fault, Number(number))).collect()
}

fn ascending(set: u32) -> Vec<(Fault, Told)> {
    let right: Vec<u8> = Digits::from_bits(set).into_iter().collect();
    let keep = |keep: &dyn Fn(u8) -> bool| -> Vec<u8> {
        right.iter().copied().filter(|&digit| keep(digit)).collect()
    };
    let up_to_gap: Vec<u8> = (1..=25).take_while(|digit| right.contains(digit)).collect();
    let ways = [
        (NotAscending, right.iter().rev().copied().collect()),
        (BitOffByOne, right.iter().map(|digit| digit - 1).collect()),
        (BitOffByOne, right.iter().map(|digit| digit + 1).collect()),
        (StopsAtNine, keep(&|digit| digit <= 9)),
        (StopsAtNine, keep(&|digit| digit <= 16)),
        (DigitLeftOut, keep(&|digit| digit < 25)),
        (DigitLeftOut, keep(&|digit| digit > 1)),
        (DigitLeftOut, keep(&|digit| digit < 9)),
        (StopsAtGap, up_to_gap),
        (StopsAtGap, right.iter().copied().take(1).collect()),
        (WrongWayRound, (1..=25).filter(|digit| !right.contains(digit)).collect()),
    ];
    ways.into_iter().map(|(fault, digits)| (fault, List(digits))).collect()
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

    #[test]
    fn every_question_has_the_same_wrong_ways_in_the_same_order() {
        let faults = |asked| wrong_ways(asked).into_iter().map(|way| way.0).collect::<Vec<_>>();
        assert_eq!(faults(All(4)), faults(All(25)));
        assert_eq!(faults(Len(0)), faults(Len(0b1110)));
        assert_eq!(faults(Ascending(0)), faults(Ascending(1 << 25)));
    }

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
