//! Which wrong rule explains what somebody's naked pairs take out.

use crate::report::{Cause, Fault};
use crate::rules::asked::{Rule, Taken, sign};
use crate::rules::faults;
use sudoku_steps::{Cell, Digits, Grid, Unit};

/// A rule for pairs, right or wrong in one thing.
struct Pairs {
    /// Whether two sets make a pair.
    alike: fn(Digits, Digits) -> bool,
    /// Which digits go, of the first set of the pair.
    goes: fn(usize, Digits) -> Digits,
    /// Of the squares of the unit, which are looked at.
    from: usize,
    but_last: usize,
    /// Whether the pair itself loses them.
    itself: bool,
    /// How far apart the two may stand.
    apart: usize,
    /// Whether the rule goes on after the first pair that takes something out.
    goes_on: bool,
    /// Which squares lose digits.
    among: fn(Unit, [Cell; 2]) -> Among,
    /// Whether a digit that isn't there is listed.
    unasked: bool,
}

enum Among {
    Unit,
    Peers,
    RowOfTheFirst,
}

const RIGHT: Pairs = Pairs {
    alike: |a, b| a == b && a.len() == 2,
    goes: |_, pair| pair,
    from: 0,
    but_last: 0,
    itself: false,
    apart: usize::MAX,
    goes_on: true,
    among: |_, _| Among::Unit,
    unasked: false,
};

impl Pairs {
    fn take<const N: usize>(&self, asked: &Rule<N>) -> Taken {
        let all = asked.cells();
        let cells = &all[self.from..all.len() - self.but_last];
        let mut out = Taken::new();
        for (index, &first) in cells.iter().enumerate() {
            for (apart, &second) in cells[index + 1..].iter().enumerate() {
                if apart >= self.apart || !(self.alike)(asked.left(first), asked.left(second)) {
                    continue;
                }
                let goes = (self.goes)(N, asked.left(first));
                let losers = match (self.among)(asked.unit, [first, second]) {
                    Among::Unit => cells.to_vec(),
                    Among::Peers => Grid::<N>::empty().peers(first).collect(),
                    Among::RowOfTheFirst => Rule::<N>::cells_of(Unit::Row(first.row)),
                };
                for cell in losers {
                    let is_pair = cell == first || cell == second;
                    if is_pair && !self.itself {
                        continue;
                    }
                    let there = if self.unasked { goes } else { asked.left(cell) & goes };
                    out.extend(there.into_iter().map(|digit| (cell, digit)));
                }
                if !self.goes_on && !out.is_empty() {
                    return out;
                }
            }
        }
        out
    }
}

/// Wrong in one thing each.
const WAYS: [(Fault, Pairs); 15] = [
    (faults::PAIR_LOSES_ITS_DIGITS, Pairs { itself: true, ..RIGHT }),
    (
        faults::SAME_NUMBER_FOR_SAME_SET,
        Pairs { alike: |a, b| a.len() == 2 && b.len() == 2, ..RIGHT },
    ),
    (faults::ANY_EQUAL_SETS, Pairs { alike: |a, b| a == b, ..RIGHT }),
    (faults::ANY_EQUAL_SETS, Pairs { alike: |a, b| a == b && a.len() > 1, ..RIGHT }),
    (faults::ANY_EQUAL_SETS, Pairs { alike: |a, b| a == b && a.len() <= 3, ..RIGHT }),
    (
        faults::ONE_DIGIT_IN_COMMON,
        Pairs { alike: |a, b| a.len() == 2 && b.len() == 2 && !(a & b).is_empty(), ..RIGHT },
    ),
    (faults::SUBSET_FOR_EQUAL, Pairs { alike: |a, b| a.len() == 2 && (a - b).is_empty(), ..RIGHT }),
    (faults::ONE_DIGIT_GOES, Pairs { goes: |_, pair| pair.into_iter().take(1).collect(), ..RIGHT }),
    (faults::ONE_DIGIT_GOES, Pairs { goes: |_, pair| pair.into_iter().skip(1).collect(), ..RIGHT }),
    (faults::OTHER_DIGITS_GO, Pairs { goes: |side, pair| Digits::all(side) - pair, ..RIGHT }),
    (faults::FIRST_FOUND_ONLY, Pairs { goes_on: false, ..RIGHT }),
    (faults::NEIGHBOURS_ONLY, Pairs { apart: 1, ..RIGHT }),
    (faults::FIRST_SQUARE_LEFT_OUT, Pairs { from: 1, ..RIGHT }),
    (faults::LAST_SQUARE_LEFT_OUT, Pairs { but_last: 1, ..RIGHT }),
    (faults::BEYOND_THE_UNIT, Pairs { among: |_, _| Among::Peers, ..RIGHT }),
];

const MORE: [(Fault, Pairs); 3] = [
    (faults::NOT_THERE, Pairs { unasked: true, ..RIGHT }),
    (faults::ROW_WHATEVER_THE_UNIT, Pairs { among: |_, _| Among::RowOfTheFirst, ..RIGHT }),
    (faults::FIRST_FOUND_ONLY, Pairs { goes_on: false, unasked: true, ..RIGHT }),
];

/// What is wrong with what these pairs took out, if something is.
pub fn pairs_fault<const N: usize>(seen: &[(Rule<N>, Taken)]) -> Option<Cause> {
    let wrong = seen.iter().find(|(asked, yours)| RIGHT.take(asked) != *yours);
    let (asked, yours) = wrong?;
    if seen.iter().all(|(_, yours)| yours.is_empty()) {
        return Some(Cause::new(faults::NOTHING_GOES));
    }
    let explains =
        |way: &&(Fault, Pairs)| seen.iter().all(|(asked, yours)| way.1.take(asked) == *yours);
    if let Some((fault, _)) = WAYS.iter().chain(&MORE).find(explains) {
        return Some(Cause::new(*fault));
    }
    let is_row = |asked: &Rule<N>| matches!(asked.unit, Unit::Row(_));
    let mut rows = seen.iter().filter(|(asked, _)| is_row(asked));
    if rows.all(|(asked, yours)| RIGHT.take(asked) == *yours) && seen.iter().any(|(a, _)| is_row(a))
    {
        return Some(Cause::new(faults::ROW_WHATEVER_THE_UNIT));
    }
    if one_square(seen) {
        return Some(Cause::new(faults::ONE_SQUARE_IS_NO_PAIR));
    }
    let itself = Pairs { itself: true, ..RIGHT };
    if seen.iter().all(|(asked, yours)| yours.is_subset(&itself.take(asked)))
        && !yours.is_subset(&RIGHT.take(asked))
    {
        return Some(Cause::new(faults::PAIR_LOSES_ITS_DIGITS));
    }
    Some(Cause::new(sign(asked, &RIGHT.take(asked), yours)))
}

/// Whether a square with two digits is enough for what goes.
fn one_square<const N: usize>(seen: &[(Rule<N>, Taken)]) -> bool {
    let alone = |asked: &Rule<N>| -> [Taken; 2] {
        let cells = asked.cells();
        [false, true].map(|itself| {
            let twos = cells.iter().filter(|&&cell| asked.left(cell).len() == 2);
            let gone = twos.flat_map(|&first| {
                let losers = cells.iter().filter(move |&&cell| itself || cell != first);
                losers.flat_map(move |&cell| {
                    (asked.left(cell) & asked.left(first)).into_iter().map(move |d| (cell, d))
                })
            });
            gone.collect()
        })
    };
    seen.iter().all(|(asked, yours)| alone(asked).contains(yours))
}
