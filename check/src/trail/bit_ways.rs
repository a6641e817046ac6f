//! The ways in which beginners get sets of digits as bits wrong.

use crate::report::Fault;
use crate::run::faults::ARITHMETIC;
use crate::search::faults::TYPE_TOO_SMALL;
use crate::trail::asked::{Asked, Told};
use crate::trail::faults::{
    AND_OR_EXCHANGED, BIT_FOR_DIGIT, BIT_OFF_BY_ONE, BIT_ZERO_USED, BITS_NOT_COUNTED,
    COMPARED_WITH_ONE, COMPLEMENT_FORGOTTEN, DIGIT_LEFT_OUT, DIGITS_TOO_MANY, FLIPS_THE_BIT,
    MORE_THAN_ONE_BIT, NOT_ASCENDING, NOT_BEFORE_SHIFT, NOT_SHIFTED, ONE_SET_IGNORED,
    OPERANDS_EXCHANGED, POWER_IS_XOR, REST_LOST, SET_UNCHANGED, SHIFT_TURNED, SIDE_IGNORED,
    STOPS_AT_GAP, STOPS_AT_NINE, WHOLE_SET_COMPARED,
};
use crate::values::faults::WRONG_WAY_ROUND;
use sudoku_steps::Digits;

use Asked::{All, Ascending, Contains, Insert, Len, Remove, Union, Without};
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
pub(crate) fn wrong_ways(asked: Asked) -> Vec<(Fault, Told)> {
    match asked {
        All(n) => sets(&all(n)),
        Insert(set, digit) => sets(&insert(set, digit)),
        Remove(set, digit) => sets(&remove(set, digit)),
        Union(a, b) => sets(&[
            (AND_OR_EXCHANGED, a & b),
            (FLIPS_THE_BIT, a ^ b),
            (ARITHMETIC, a.wrapping_add(b)),
            (ONE_SET_IGNORED, a),
            (ONE_SET_IGNORED, b),
            (AND_OR_EXCHANGED, a & !b),
            (STOPS_AT_NINE, a | b & NINE),
            (STOPS_AT_NINE, (a | b) & NINE),
            (TYPE_TOO_SMALL, (a | b) & BYTES),
            (TYPE_TOO_SMALL, (a | b) & BYTE),
        ]),
        Without(a, b) => sets(&[
            (OPERANDS_EXCHANGED, b & !a),
            (COMPLEMENT_FORGOTTEN, a & b),
            (FLIPS_THE_BIT, a ^ b),
            (ARITHMETIC, a.wrapping_sub(b)),
            (ARITHMETIC, a.saturating_sub(b)),
            (AND_OR_EXCHANGED, a | !b),
            (AND_OR_EXCHANGED, a | b),
            (ONE_SET_IGNORED, a),
            (ONE_SET_IGNORED, !b),
            (STOPS_AT_NINE, a & !(b & NINE)),
            (STOPS_AT_NINE, a & !b & NINE),
            (TYPE_TOO_SMALL, a & !b & BYTES),
            (TYPE_TOO_SMALL, a & !b & BYTE),
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
        (BIT_ZERO_USED, right | 1),
        (BIT_OFF_BY_ONE, right >> 1),
        (BIT_OFF_BY_ONE, right << 1),
        (DIGIT_LEFT_OUT, right & !bit),
        (DIGIT_LEFT_OUT, right & !2),
        (DIGITS_TOO_MANY, right | bit << 1),
        (SIDE_IGNORED, Digits::all(9).bits()),
        (SIDE_IGNORED, Digits::all(25).bits()),
        (SIDE_IGNORED, u32::MAX),
        (SIDE_IGNORED, 0),
        (DIGIT_LEFT_OUT, bit),
        (DIGIT_LEFT_OUT, low),
        (NOT_SHIFTED, raw),
        (NOT_SHIFTED, (1..=u32::from(n)).fold(0, |set, digit| set | digit)),
        (NOT_SHIFTED, (1..=u32::from(n)).sum()),
        (POWER_IS_XOR, power),
        (POWER_IS_XOR, power.wrapping_sub(1)),
        (POWER_IS_XOR, power.wrapping_sub(2)),
        (POWER_IS_XOR, (2 ^ (raw + 1)).wrapping_sub(1)),
        (POWER_IS_XOR, (2 ^ (raw + 1)).wrapping_sub(2)),
        (TYPE_TOO_SMALL, right & BYTES),
        (TYPE_TOO_SMALL, right & BYTE),
        // Below the last digit only: 0 to n - 1.
        (BIT_ZERO_USED, (right | 1) & !bit),
    ]
}

fn insert(set: u32, digit: u8) -> Vec<(Fault, u32)> {
    let Bits { bit, low, high, raw, turned, power } = bits(digit);
    vec![
        (BIT_OFF_BY_ONE, set | low),
        (BIT_OFF_BY_ONE, set | high),
        (NOT_SHIFTED, set | raw),
        (NOT_SHIFTED, set.wrapping_add(raw)),
        (FLIPS_THE_BIT, set ^ bit),
        (ARITHMETIC, set.wrapping_add(bit)),
        (REST_LOST, bit),
        (AND_OR_EXCHANGED, set & bit),
        (SET_UNCHANGED, set),
        (COMPLEMENT_FORGOTTEN, set | !bit),
        (SHIFT_TURNED, set | turned),
        (POWER_IS_XOR, set | power),
        (POWER_IS_XOR, set.wrapping_add(power)),
        (STOPS_AT_NINE, set | bit & NINE),
        (STOPS_AT_NINE, (set | bit) & NINE),
        (TYPE_TOO_SMALL, (set | bit) & BYTES),
        (TYPE_TOO_SMALL, (set | bit) & BYTE),
    ]
}

fn remove(set: u32, digit: u8) -> Vec<(Fault, u32)> {
    let Bits { bit, low, high, raw, turned, power } = bits(digit);
    vec![
        (BIT_OFF_BY_ONE, set & !low),
        (BIT_OFF_BY_ONE, set & !high),
        (NOT_SHIFTED, set & !raw),
        (NOT_SHIFTED, set.wrapping_sub(raw)),
        (NOT_SHIFTED, set ^ raw),
        (FLIPS_THE_BIT, set ^ bit),
        (ARITHMETIC, set.wrapping_sub(bit)),
        (ARITHMETIC, set.saturating_sub(bit)),
        (COMPLEMENT_FORGOTTEN, set & bit),
        (AND_OR_EXCHANGED, set | !bit),
        (AND_OR_EXCHANGED, set | bit),
        (REST_LOST, !bit),
        (REST_LOST, 0),
        (SET_UNCHANGED, set),
        (NOT_BEFORE_SHIFT, set & !1 << digit),
        (SHIFT_TURNED, set & !turned),
        (POWER_IS_XOR, set & !power),
        (STOPS_AT_NINE, set & !(bit & NINE)),
        (STOPS_AT_NINE, set & !bit & NINE),
        (TYPE_TOO_SMALL, set & !bit & BYTES),
        (TYPE_TOO_SMALL, set & !bit & BYTE),
    ]
}

fn contains(set: u32, digit: u8) -> Vec<(Fault, Told)> {
    let Bits { bit, low, high, raw, turned, power } = bits(digit);
    let ways = [
        (WRONG_WAY_ROUND, set & bit == 0),
        (BIT_OFF_BY_ONE, set & low != 0),
        (BIT_OFF_BY_ONE, set & high != 0),
        (NOT_SHIFTED, set & raw != 0),
        (NOT_SHIFTED, set & raw == raw),
        (NOT_SHIFTED, set == raw),
        // A bit above bit 0 is never 1, so this is false in any case.
        (COMPARED_WITH_ONE, false),
        (MORE_THAN_ONE_BIT, set >> digit != 0),
        (MORE_THAN_ONE_BIT, set & (bit | (bit - 1)) != 0),
        (WHOLE_SET_COMPARED, set == bit),
        (WHOLE_SET_COMPARED, set != 0),
        (AND_OR_EXCHANGED, true),
        (MORE_THAN_ONE_BIT, set >> digit == 1),
        (SHIFT_TURNED, set & turned != 0),
        (POWER_IS_XOR, set & power != 0),
        (STOPS_AT_NINE, set & bit & NINE != 0),
        (TYPE_TOO_SMALL, set & bit & BYTES != 0),
        (TYPE_TOO_SMALL, set & bit & BYTE != 0),
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
        (STOPS_AT_NINE, within(1..=9)),
        (STOPS_AT_NINE, within(1..=16)),
        (DIGIT_LEFT_OUT, within(1..=24)),
        (DIGIT_LEFT_OUT, within(2..=25)),
        (DIGIT_LEFT_OUT, within(1..=8)),
        (DIGIT_LEFT_OUT, within(2..=24)),
        (STOPS_AT_GAP, set.checked_shr(1).unwrap_or(0).trailing_ones() as usize),
        (BITS_NOT_COUNTED, set.count_zeros() as usize),
        (BITS_NOT_COUNTED, usize::from(largest)),
        (BITS_NOT_COUNTED, set as usize),
        (BITS_NOT_COUNTED, digits.into_iter().map(usize::from).sum()),
        (BITS_NOT_COUNTED, 25 - digits.len()),
        (TYPE_TOO_SMALL, (set & BYTES).count_ones() as usize),
        (TYPE_TOO_SMALL, (set & BYTE).count_ones() as usize),
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
        (NOT_ASCENDING, right.iter().rev().copied().collect()),
        (BIT_OFF_BY_ONE, right.iter().map(|digit| digit - 1).collect()),
        (BIT_OFF_BY_ONE, right.iter().map(|digit| digit + 1).collect()),
        (STOPS_AT_NINE, keep(&|digit| digit <= 9)),
        (STOPS_AT_NINE, keep(&|digit| digit <= 16)),
        (DIGIT_LEFT_OUT, keep(&|digit| digit < 25)),
        (DIGIT_LEFT_OUT, keep(&|digit| digit > 1)),
        (DIGIT_LEFT_OUT, keep(&|digit| digit < 9)),
        (STOPS_AT_GAP, up_to_gap),
        (STOPS_AT_GAP, right.iter().copied().take(1).collect()),
        (WRONG_WAY_ROUND, (1..=25).filter(|digit| !right.contains(digit)).collect()),
        (BIT_FOR_DIGIT, right.iter().map(|digit| (1_u32 << digit) as u8).collect()),
        (TYPE_TOO_SMALL, keep(&|digit| digit < 16)),
        (TYPE_TOO_SMALL, keep(&|digit| digit < 8)),
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
