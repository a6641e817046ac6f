//! What is wrong with taking a digit out and putting that on the trail, and with taking
//! changes back from it.

use crate::fault::{Cause, Fault};
use sudoku_steps::{Candidates, Cell, Change, Digits, Grid};

/// A digit to take out of a square.
#[derive(Clone, PartialEq, Eq)]
pub struct TakeOut<const N: usize> {
    /// The candidates before.
    pub start: Candidates<N>,
    /// The square.
    pub cell: Cell,
    /// The digit.
    pub digit: u8,
}

/// Some changes, of which those after a mark are to be taken back.
#[derive(Clone, PartialEq, Eq)]
pub struct TakeBack<const N: usize> {
    /// The candidates before the first change.
    pub start: Candidates<N>,
    /// The square and the digit of each change.
    pub changes: Vec<(Cell, u8)>,
    /// How many of them are to stay.
    pub mark: usize,
}

impl<const N: usize> TakeOut<N> {
    fn bit(&self) -> u32 {
        1 << self.digit
    }

    fn before(&self) -> u32 {
        self.start[self.cell]
    }

    fn was_there(&self) -> bool {
        self.before() & self.bit() != 0
    }

    fn after(&self) -> u32 {
        self.before() & !self.bit()
    }

    fn another_is_empty(&self) -> bool {
        squares::<N>().any(|cell| cell != self.cell && self.start[cell] == 0)
    }
}

impl<const N: usize> TakeBack<N> {
    /// The candidates after the first so many changes.
    #[must_use]
    pub fn after(&self, changes: usize) -> Candidates<N> {
        let mut candidates = self.start.clone();
        for &(cell, digit) in &self.changes[..changes] {
            candidates.trail.push(Change { cell, before: candidates[cell] });
            candidates[cell] &= !(1 << digit);
        }
        candidates
    }
}

fn squares<const N: usize>() -> impl Iterator<Item = Cell> {
    Grid::<N>::empty().cells()
}

fn same_squares<const N: usize>(a: &Candidates<N>, b: &Candidates<N>) -> bool {
    squares::<N>().all(|cell| a[cell] == b[cell])
}

/// What a digit taken out left behind: what was said, and the candidates.
pub type Left<const N: usize> = (bool, Candidates<N>);

/// Why these eliminations are wrong, if one of them is.
pub fn eliminate_fault<const N: usize>(seen: &[(TakeOut<N>, Left<N>)]) -> Option<Cause> {
    let set = wrong_set(seen).map(Cause::new);
    set.or_else(|| wrong_trail(seen).map(Cause::new)).or_else(|| wrong_answer(seen).map(Cause::new))
}

/// The wrong sets that beginners write, for a digit to take out.
type Way<const N: usize> = (Fault, fn(&TakeOut<N>) -> u32);

fn wrong_set<const N: usize>(seen: &[(TakeOut<N>, Left<N>)]) -> Option<Fault> {
    let elsewhere = |asked: &TakeOut<N>, candidates: &Candidates<N>| {
        squares::<N>().any(|cell| cell != asked.cell && candidates[cell] != asked.start[cell])
    };
    if seen.iter().any(|(asked, (_, after))| elsewhere(asked, after)) {
        return Some(Fault::OtherSquaresTouched);
    }
    let (asked, (_, after)) =
        seen.iter().find(|(asked, (_, after))| after[asked.cell] != asked.after())?;
    let last_kept = |asked: &TakeOut<N>| match asked.after() {
        0 => asked.before(),
        after => after,
    };
    let ways: [Way<N>; 10] = [
        (Fault::StillThere, TakeOut::before),
        (Fault::LastDigitKept, last_kept),
        (Fault::StopsAtNine, |asked| asked.after() & Digits::all(9).bits()),
        (Fault::FlipsTheBit, |asked| asked.before() ^ asked.bit()),
        (Fault::BitOffByOne, |asked| asked.before() & !(asked.bit() >> 1)),
        (Fault::BitOffByOne, |asked| asked.before() & !(asked.bit() << 1)),
        (Fault::NotShifted, |asked| asked.before() & !u32::from(asked.digit)),
        (Fault::Arithmetic, |asked| asked.before().wrapping_sub(asked.bit())),
        (Fault::ComplementForgotten, |asked| asked.before() & asked.bit()),
        (Fault::MoreTakenOut, |_| 0),
    ];
    let explains =
        |way: &&Way<N>| seen.iter().all(|(asked, (_, after))| after[asked.cell] == way.1(asked));
    if let Some(way) = ways.iter().find(explains) {
        return Some(way.0);
    }
    let now = after[asked.cell];
    Some(match asked.was_there() {
        true if now == asked.before() => Fault::StillThere,
        true if now & asked.bit() == 0 => Fault::MoreTakenOut,
        false if now == asked.before() | asked.bit() => Fault::FlipsTheBit,
        _ => Fault::WrongBits,
    })
}

fn wrong_trail<const N: usize>(seen: &[(TakeOut<N>, Left<N>)]) -> Option<Fault> {
    for (asked, (_, after)) in seen {
        if after.trail.starts_with(&asked.start.trail) {
            continue;
        }
        let is_longer = after.trail.len() > asked.start.trail.len();
        let is_moved = is_longer && after.trail.ends_with(&asked.start.trail);
        return Some(if is_moved { Fault::NotAtTheEnd } else { Fault::OlderChangesLost });
    }
    let added = |asked: &TakeOut<N>, after: &Candidates<N>| -> Vec<Change> {
        after.trail[asked.start.trail.len()..].to_vec()
    };
    for (asked, (_, after)) in seen.iter().filter(|(asked, _)| asked.was_there()) {
        let change = match added(asked, after)[..] {
            [] => return Some(Fault::NotOnTheTrail),
            [change] => change,
            _ => return Some(Fault::OneChangeTwice),
        };
        let Change { cell, before } = change;
        if cell != asked.cell {
            return Some(Fault::WrongSquareOnTrail);
        }
        if before == asked.after() {
            return Some(Fault::NewSetOnTrail);
        }
        if before != asked.before() {
            let is_digit = before == asked.bit() || before == u32::from(asked.digit);
            return Some(if is_digit { Fault::DigitOnTrail } else { Fault::NotTheOldSet });
        }
    }
    let mut others = seen.iter().filter(|(asked, _)| !asked.was_there());
    let added_something = others.any(|(asked, (_, after))| !added(asked, after).is_empty());
    added_something.then_some(Fault::NoChangeOnTrail)
}

fn wrong_answer<const N: usize>(seen: &[(TakeOut<N>, Left<N>)]) -> Option<Fault> {
    let all = |rule: &dyn Fn(&TakeOut<N>) -> bool| {
        seen.iter().all(|(asked, (told, _))| *told == rule(asked))
    };
    if all(&|asked| asked.after() != 0) {
        return None;
    }
    Some(if all(&|asked| asked.after() == 0) {
        Fault::WrongWayRound
    } else if all(&TakeOut::was_there)
        || all(&|asked| asked.was_there() && asked.after() != 0)
        || all(&|asked| !asked.was_there())
    {
        Fault::SaysWhatChanged
    } else if all(&|asked| asked.after().count_ones() > 1)
        || all(&|asked| asked.after().is_power_of_two())
    {
        Fault::OneLeftIsNone
    } else if all(&|asked| asked.before() != 0) {
        Fault::JudgesTheOldSet
    } else if all(&|asked| asked.after() != 0 && !asked.another_is_empty()) {
        Fault::OtherSquaresJudged
    } else if seen.iter().any(|(asked, (told, _))| *told && asked.after() == 0) {
        Fault::EmptyUnnoticed
    } else {
        Fault::EmptyTooSoon
    })
}

/// Why these restorations are wrong, if one of them is.
pub fn restore_fault<const N: usize>(seen: &[(TakeBack<N>, Candidates<N>)]) -> Option<Cause> {
    // How many changes a wrong restoration leaves standing, of `all` with this mark.
    type Stays = (Fault, fn(usize, usize) -> usize);
    let ways: [Stays; 6] = [
        (Fault::NothingTakenBack, |all, _| all),
        (Fault::TakenBackTooMany, |_, mark| mark.saturating_sub(1)),
        (Fault::TakenBackTooFew, |all, mark| all.min(mark + 1)),
        (Fault::TakenBackTooFew, |all, mark| mark.max(all.saturating_sub(1))),
        (Fault::MarkIgnored, |_, _| 0),
        (Fault::MarkIsANumber, |all, mark| all - mark),
    ];
    let is_right =
        |(asked, after): &&(TakeBack<N>, Candidates<N>)| *after == asked.after(asked.mark);
    let (asked, after) = seen.iter().find(|one| !is_right(one))?;
    for (fault, stays) in ways {
        let explains = |(asked, after): &(TakeBack<N>, Candidates<N>)| {
            *after == asked.after(stays(asked.changes.len(), asked.mark))
        };
        if seen.iter().all(explains) {
            return Some(Cause::new(fault));
        }
    }
    let mut wrong = seen.iter().filter(|one| !is_right(one));
    if wrong.all(|(asked, after)| oldest_first(asked, after)) {
        return Some(Cause::new(Fault::OldestFirst));
    }
    Some(Cause::new(sign_of_restore(asked, after)))
}

/// Whether this is what comes of taking changes back from the oldest on.
fn oldest_first<const N: usize>(asked: &TakeBack<N>, after: &Candidates<N>) -> bool {
    let all = asked.after(asked.changes.len());
    let right = asked.after(asked.mark);
    let number = all.trail.len() - asked.mark;
    // Those after the mark, or the first of the whole trail.
    [asked.mark, 0].into_iter().any(|from| {
        let mut wrong = all.clone();
        for change in &all.trail[from..from + number] {
            wrong[change.cell] = change.before;
        }
        !same_squares(&wrong, &right) && same_squares(&wrong, after)
    })
}

/// What one wrong restoration alone shows.
fn sign_of_restore<const N: usize>(asked: &TakeBack<N>, after: &Candidates<N>) -> Fault {
    let right = asked.after(asked.mark);
    let all = asked.after(asked.changes.len());
    if same_squares(after, &right) {
        return if after.trail.len() > asked.mark {
            Fault::TrailKept
        } else {
            Fault::OlderChangesLost
        };
    }
    if same_squares(after, &all) {
        return Fault::SquaresKept;
    }
    if after.trail == right.trail {
        let is_left = |cell| after[cell] == all[cell] || after[cell] == right[cell];
        let some_are_left = squares::<N>().all(is_left);
        return if some_are_left { Fault::SquaresKept } else { Fault::NotTheOldSet };
    }
    let stays = (0..=asked.changes.len()).find(|&stays| same_squares(after, &asked.after(stays)));
    match stays {
        Some(stays) if stays > asked.mark => Fault::TakenBackTooFew,
        Some(_) => Fault::TakenBackTooMany,
        None => Fault::NotTheOldSet,
    }
}
