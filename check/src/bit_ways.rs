//! The ways in which beginners get sets of digits as bits wrong.

use crate::bits::{Asked, Told};
use crate::fault::Fault;
use sudoku_steps::Digits;

use Asked::{All, Ascending, Contains, Insert, Len, Remove, Union, Without};
use Fault::{
    AndOrExchanged, Arithmetic, BitForDigit, BitOffByOne, BitZeroUsed, BitsNotCounted,
    ComparedWithOne, ComplementForgotten, DigitLeftOut, DigitsTooMany, FlipsTheBit, MoreThanOneBit,
    NotAscending, NotBeforeShift, NotShifted, OneSetIgnored, OperandsExchanged, PowerIsXor,
    RestLost, SetUnchanged, ShiftTurned, SideIgnored, StopsAtGap, StopsAtNine, TypeTooSmall,
    WholeSetCompared, WrongWayRound,
};
use Told::{List, Number, Set, Whether};

/// A digit's bit as it should be, one too low, one too high, not moved at all, moved the
/// wrong way round, and taken for a power.
struct Bits {
    bit: u32,
    low: u32,
    high: u32,
    raw: u32,
    turned: u32,
    power: u32,
}

/// The digits up to 9, and what fits into one byte and into two.
const NINE: u32 = 0x3FE;
const BYTE: u32 = 0xFF;
const BYTES: u32 = 0xFFFF;

fn bits(digit: u8) -> Bits {
    let bit = 1u32 << digit;
    let raw = u32::from(digit);
    Bits { bit, low: bit >> 1, high: bit << 1, raw, turned: raw << 1, power: 2 ^ raw }
}

/// The wrong answers that wrong ways give to a question; for each function always the
/// same ways in the same order, the likeliest first.
pub(super) fn wrong_ways(asked: Asked) -> Vec<(Fault, Told)> {
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
            (StopsAtNine, a | b & NINE),
            (StopsAtNine, (a | b) & NINE),
            (TypeTooSmall, (a | b) & BYTES),
            (TypeTooSmall, (a | b) & BYTE),
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
            (StopsAtNine, a & !(b & NINE)),
            (StopsAtNine, a & !b & NINE),
            (TypeTooSmall, a & !b & BYTES),
            (TypeTooSmall, a & !b & BYTE),
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
    let Bits { bit, low, raw, power, .. } = bits(n);
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
        (DigitLeftOut, bit),
        (DigitLeftOut, low),
        (NotShifted, raw),
        (NotShifted, (1..=u32::from(n)).fold(0, |set, digit| set | digit)),
        (NotShifted, (1..=u32::from(n)).sum()),
        (PowerIsXor, power),
        (PowerIsXor, power.wrapping_sub(1)),
        (PowerIsXor, power.wrapping_sub(2)),
        (PowerIsXor, (2 ^ (raw + 1)).wrapping_sub(1)),
        (PowerIsXor, (2 ^ (raw + 1)).wrapping_sub(2)),
        (TypeTooSmall, right & BYTES),
        (TypeTooSmall, right & BYTE),
        // Below the last digit only: 0 to n - 1.
        (BitZeroUsed, (right | 1) & !bit),
    ]
}

fn insert(set: u32, digit: u8) -> Vec<(Fault, u32)> {
    let Bits { bit, low, high, raw, turned, power } = bits(digit);
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
        (ShiftTurned, set | turned),
        (PowerIsXor, set | power),
        (PowerIsXor, set.wrapping_add(power)),
        (StopsAtNine, set | bit & NINE),
        (StopsAtNine, (set | bit) & NINE),
        (TypeTooSmall, (set | bit) & BYTES),
        (TypeTooSmall, (set | bit) & BYTE),
    ]
}

fn remove(set: u32, digit: u8) -> Vec<(Fault, u32)> {
    let Bits { bit, low, high, raw, turned, power } = bits(digit);
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
        (NotBeforeShift, set & !1 << digit),
        (ShiftTurned, set & !turned),
        (PowerIsXor, set & !power),
        (StopsAtNine, set & !(bit & NINE)),
        (StopsAtNine, set & !bit & NINE),
        (TypeTooSmall, set & !bit & BYTES),
        (TypeTooSmall, set & !bit & BYTE),
    ]
}

fn contains(set: u32, digit: u8) -> Vec<(Fault, Told)> {
    let Bits { bit, low, high, raw, turned, power } = bits(digit);
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
        (MoreThanOneBit, set >> digit == 1),
        (ShiftTurned, set & turned != 0),
        (PowerIsXor, set & power != 0),
        (StopsAtNine, set & bit & NINE != 0),
        (TypeTooSmall, set & bit & BYTES != 0),
        (TypeTooSmall, set & bit & BYTE != 0),
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
        (TypeTooSmall, (set & BYTES).count_ones() as usize),
        (TypeTooSmall, (set & BYTE).count_ones() as usize),
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
        (BitForDigit, right.iter().map(|digit| (1_u32 << digit) as u8).collect()),
        (TypeTooSmall, keep(&|digit| digit < 16)),
        (TypeTooSmall, keep(&|digit| digit < 8)),
    ];
    ways.into_iter().map(|(fault, digits)| (fault, List(digits))).collect()
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
}
