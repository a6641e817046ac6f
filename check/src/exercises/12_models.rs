//! What a wrong function of exercise 12 would return: the rule that explains all of an answer's
//! values is its fault.

use sudoku_steps::solutions::fast::{keep, mini_rows, seen};

use super::answer::{Band, Pair};
use super::inputs::{ALL, ROWS};
use crate::Fault;
use crate::exercises::faults12 as faults;

/// A wrong rule and its fault.
pub type Model<I, O> = (Fault, fn(&I) -> O);

pub const MINI_ROWS: [Model<u32, u32>; 6] = [
    (faults::TABLE_TURNED, |squares| turned(mini_rows(*squares))),
    (faults::WHOLE_MINI_ROW, |squares| table(|at| squares >> (3 * at) & 0b111 == 0b111)),
    (faults::PART_OF_MINI_ROW, |squares| table(|at| squares >> (3 * at) & 0b001 != 0)),
    (faults::PART_OF_MINI_ROW, |squares| table(|at| squares >> (3 * at) & 0b011 != 0)),
    (faults::PART_OF_MINI_ROW, |squares| table(|at| squares >> (3 * at) & 0b010 != 0)),
    (faults::MINI_COLUMNS, |squares| table(|at| squares >> at & 0o1_001_001 != 0)),
];

fn table(is_in: impl Fn(u32) -> bool) -> u32 {
    (0..9).filter(|&at| is_in(at)).fold(0, |table, at| table | 1 << at)
}

fn turned(table: u32) -> u32 {
    (0..9).filter(|at| table >> at & 1 == 1).fold(0, |all, at| all | 1 << (at % 3 * 3 + at / 3))
}

/// A table as rows of boxes.
fn m(table: u32, row: u32, col: u32) -> bool {
    table >> (3 * (row % 3) + col % 3) & 1 == 1
}

/// A rule on a mini-row and the four that the other rows have in the other boxes.
fn by(table: u32, rule: impl Fn(bool, [bool; 4]) -> bool) -> u32 {
    self::table(|at| {
        let (row, col) = (at / 3, at % 3);
        let others = [
            m(table, row + 1, col + 1),
            m(table, row + 2, col + 2),
            m(table, row + 1, col + 2),
            m(table, row + 2, col + 1),
        ];
        rule(m(table, row, col), others)
    })
}

pub const KEEP: [Model<u32, u32>; 9] = [
    (faults::NOT_IN_THE_TABLE, |table| by(*table, |_, [a, b, c, d]| (a && b) || (c && d))),
    (faults::ONE_PAIRING_ONLY, |table| by(*table, |own, [a, b, _, _]| own && a && b)),
    (faults::ONE_PAIRING_ONLY, |table| by(*table, |own, [_, _, c, d]| own && c && d)),
    (faults::EITHER_HALF, |table| by(*table, |own, [a, b, c, d]| own && (a || b || c || d))),
    (faults::EITHER_HALF, |table| by(*table, |own, [a, b, c, d]| own && (a || b) && (c || d))),
    (faults::BOTH_WAYS, |table| by(*table, |own, [a, b, c, d]| own && a && b && c && d)),
    (faults::ROW_OR_BOX_ALONE, |table| {
        // Each of the other rows has some other box, and each other box some other row.
        by(*table, |own, [a, b, c, d]| own && (a || c) && (b || d) && (a || d) && (b || c))
    }),
    (faults::ROW_OR_BOX_ALONE, |table| by(*table, |own, [a, b, c, d]| own && (a || c) && (b || d))),
    (faults::NO_TURN, |table| {
        let m = |row: u32, col: u32| table >> (3 * row + col) & 1 == 1;
        self::table(|at| {
            let (row, col) = (at / 3, at % 3);
            let one = m(row + 1, col + 1) && m(row + 2, col + 2);
            m(row, col) && (one || (m(row + 1, col + 2) && m(row + 2, col + 1)))
        })
    }),
];

fn once_and_twice(sets: &[u32]) -> Pair {
    let mut pair = (0, 0);
    for set in sets {
        pair.1 |= pair.0 & set;
        pair.0 |= set;
    }
    pair
}

pub const SEEN: [Model<Band, Pair>; 8] = [
    (faults::TWICE_AND_ONCE, |sets| {
        let (once, twice) = seen(sets);
        (twice, once)
    }),
    (faults::EXACTLY_ONCE, |sets| {
        let (once, twice) = seen(sets);
        (once & !twice, twice)
    }),
    (faults::EVERY_OTHER, |sets| {
        let once = seen(sets).0;
        (once, once & !sets.iter().fold(0, |odd, set| odd ^ set))
    }),
    (faults::EVERY_OTHER, |sets| {
        let (mut once, mut twice) = (0, 0);
        for set in sets {
            twice ^= once & set;
            once |= set;
        }
        (once, twice)
    }),
    (faults::SEEN_BY_ITSELF, |sets| {
        let once = seen(sets).0;
        (once, once)
    }),
    (faults::SETS_LEFT_OUT, |sets| once_and_twice(&sets[1..])),
    (faults::SETS_LEFT_OUT, |sets| once_and_twice(&sets[..8])),
    (faults::ONE_BEFORE_ONLY, |sets| {
        (seen(sets).0, sets.windows(2).fold(0, |twice, two| twice | (two[0] & two[1])))
    }),
];

/// The parts of a round, each to be left out or done wrong.
#[allow(clippy::struct_excessive_bools)] // each is a fault of its own
#[derive(Clone, Copy)]
struct Parts {
    tables: bool,
    dead_rows: bool,
    dead_squares: bool,
    /// 0: where it belongs, before step 3; -1 before step 1; 1 after step 3.
    dead_at: i8,
    alone: bool,
    naked: bool,
    old: bool,
    in_turn: bool,
    loses_own: bool,
}

const RIGHT: Parts = Parts {
    tables: true,
    dead_rows: true,
    dead_squares: true,
    dead_at: 0,
    alone: true,
    naked: true,
    old: false,
    in_turn: false,
    loses_own: false,
};

fn is_dead(digits: &Band, parts: Parts) -> bool {
    let empty = |squares: &u32| ROWS.iter().any(|row| squares & row == 0);
    (parts.dead_rows && digits.iter().any(empty)) || (parts.dead_squares && seen(digits).0 != ALL)
}

fn alone(squares: u32) -> u32 {
    ROWS.iter().map(|row| squares & row).filter(|row| row.is_power_of_two()).sum()
}

fn round(digits: &Band, parts: Parts) -> Option<Band> {
    if parts.dead_at == -1 && is_dead(digits, parts) {
        return None;
    }
    let open = |squares: u32| {
        let live = keep(mini_rows(squares));
        squares & (0..9).filter(|at| live >> at & 1 == 1).fold(0, |all, at| all | 0b111 << (3 * at))
    };
    let tables = if parts.tables { digits.map(open) } else { *digits };
    if parts.dead_at == 0 && is_dead(&tables, parts) {
        return None;
    }
    let source = if parts.old { *digits } else { tables };
    let mut after = tables;
    for index in 0..9 {
        let now = if parts.in_turn { after } else { source };
        let (once, twice) = seen(&now);
        let naked = once & !twice;
        let others = (0..9).filter(|&other| parts.loses_own || other != index);
        if parts.alone {
            let taken = others.fold(0, |all, other| all | alone(now[other]));
            after[index] &= !taken;
        }
        for row in ROWS {
            if parts.naked && now[index] & naked & row != 0 {
                after[index] &= !row | naked;
            }
        }
    }
    if parts.dead_at == 1 && is_dead(&after, parts) { None } else { Some(after) }
}

pub const ROUND: [Model<Band, Option<Band>>; 11] = [
    (faults::NO_TABLES, |digits| round(digits, Parts { tables: false, ..RIGHT })),
    (faults::DEAD_NOT_SEEN, |digits| {
        round(digits, Parts { dead_rows: false, dead_squares: false, ..RIGHT })
    }),
    (faults::DEAD_ROW_NOT_SEEN, |digits| round(digits, Parts { dead_rows: false, ..RIGHT })),
    (faults::DEAD_SQUARE_NOT_SEEN, |digits| round(digits, Parts { dead_squares: false, ..RIGHT })),
    (faults::DEAD_TOO_EARLY, |digits| round(digits, Parts { dead_at: -1, ..RIGHT })),
    (faults::DEAD_TOO_LATE, |digits| round(digits, Parts { dead_at: 1, ..RIGHT })),
    (faults::NO_DIGITS_ALONE, |digits| round(digits, Parts { alone: false, ..RIGHT })),
    (faults::NO_SQUARES_ALONE, |digits| round(digits, Parts { naked: false, ..RIGHT })),
    (faults::OLD_SQUARES, |digits| round(digits, Parts { old: true, ..RIGHT })),
    (faults::ONE_AFTER_ANOTHER, |digits| round(digits, Parts { in_turn: true, ..RIGHT })),
    (faults::LOSES_ITS_OWN, |digits| round(digits, Parts { loses_own: true, ..RIGHT })),
];
