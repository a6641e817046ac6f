//! The wrong ways that beginners pick the tightest square or unit in.

use crate::fault::Fault;
use crate::tight::{Weighed, tightest};
use sudoku_steps::{Choice, Unit};

/// A way to pick that is wrong: what it is a sign of, what it passes over, and the
/// way itself.
pub(super) type Rule = (Fault, &'static str, fn(&[Weighed]) -> Option<&Weighed>);

/// The wrong ways, the likeliest first. One that leaves something out comes after the
/// ways that take everything in another order.
pub(super) const RULES: [Rule; 43] = [
    (Fault::UnitsIgnored, "", |all| first(all, Weighed::is_square)),
    (Fault::SquaresIgnored, "", |all| first(all, |one| !one.is_square())),
    (Fault::LastTiedChoice, "", |all| all.iter().rev().min_by_key(|one| one.ways.len())),
    (Fault::LastTiedChoice, "", |all| last_of_half(all, true)),
    (Fault::LastTiedChoice, "", |all| last_of_half(all, false)),
    (Fault::TieOrder, "Here a unit comes before a square.", |all| {
        sorted(all, |one| one.is_square().into())
    }),
    (Fault::TieOrder, "Here the digit counts before the unit.", |all| sorted(all, digit_of)),
    (Fault::TieOrder, "Here columns come before rows.", |all| {
        sorted(all, |one| kind(one, [0, 2, 1, 3]))
    }),
    (Fault::TieOrder, "Here boxes come before rows.", |all| {
        sorted(all, |one| kind(one, [0, 2, 3, 1]))
    }),
    (Fault::TieOrder, "Here boxes come before columns.", |all| {
        sorted(all, |one| kind(one, [0, 1, 3, 2]))
    }),
    (Fault::TieOrder, "Here it is a row, a column, a box, and the next row.", |all| {
        sorted(all, |one| index(one) * 4 + kind(one, [0, 1, 2, 3]))
    }),
    (Fault::TieOrder, "Here big digits come before small ones.", |all| {
        sorted(all, |one| (kind(one, [0, 1, 2, 3]) * 25 + index(one)) * 32 + 31 - digit_of(one))
    }),
    (Fault::TieOrder, "Here squares go by columns.", |all| sorted(all, by_columns)),
    (Fault::FewestNotKept, "", |all| all.last()),
    (Fault::FewestNotKept, "Squares are compared, and units not among themselves.", |all| {
        let best = first(all, Weighed::is_square)?;
        let beats = |one: &&Weighed| !one.is_square() && one.ways.len() < best.ways.len();
        all.iter().rfind(beats).or(Some(best))
    }),
    (Fault::ComparesWithPrevious, "", |all| before_compared(all, |_| true)),
    (Fault::ComparesWithPrevious, "", |all| before_compared(all, Weighed::is_square)),
    (Fault::UnitsLeftOut, "Boxes are left out.", |all| kinds(all, [true, true, false])),
    (Fault::UnitsLeftOut, "Columns are left out.", |all| kinds(all, [true, false, true])),
    (Fault::UnitsLeftOut, "Rows are left out.", |all| kinds(all, [false, true, true])),
    (Fault::UnitsLeftOut, "Only rows are there.", |all| kinds(all, [true, false, false])),
    (Fault::UnitsLeftOut, "Only columns are there.", |all| kinds(all, [false, true, false])),
    (Fault::UnitsLeftOut, "Only boxes are there.", |all| kinds(all, [false, false, true])),
    (Fault::UnitsLeftOut, "The last box is left out.", |all| {
        first(
            all,
            |one| !matches!(one.choice, Choice::Digit { unit: Unit::Box(at), .. } if at + 1 == one.side),
        )
    }),
    (Fault::UnitsLeftOut, "The first row is left out.", |all| {
        first(all, |one| !matches!(one.choice, Choice::Digit { unit: Unit::Row(0), .. }))
    }),
    (Fault::UnitsLeftOut, "The first of each kind is left out.", |all| {
        first(all, |one| one.is_square() || index(one) > 0)
    }),
    (Fault::UnitsLeftOut, "The last of each kind is left out.", |all| {
        first(all, |one| one.is_square() || index(one) + 1 < one.side)
    }),
    (Fault::DigitNeverTried, "The last digit of units never counts.", |all| {
        first(all, |one| digit_of(one) < one.side)
    }),
    (Fault::DigitNeverTried, "The digit 1 of units never counts.", |all| {
        first(all, |one| digit_of(one) != 1)
    }),
    (Fault::FirstBlank, "", |all| all.iter().find(|one| one.is_square())),
    (Fault::MostWays, "", |all| all.iter().rev().max_by_key(|one| one.ways.len())),
    (Fault::MostWays, "", |all| all.iter().max_by_key(|one| one.ways.len())),
    (Fault::ChoiceSkipped, "", |all| first(all, |one| !one.ways.is_empty())),
    (Fault::ChoiceSkipped, "", |all| first(all, |one| !one.ways.is_empty() || one.is_square())),
    (Fault::ChoiceSkipped, "", |all| first(all, |one| !one.ways.is_empty() || !one.is_square())),
    (Fault::ChoiceSkipped, "", |all| first(all, |one| one.ways.len() > 1)),
    (Fault::ChoiceSkipped, "", |all| first(all, |one| one.ways.len() != 1)),
    (Fault::ChoiceSkipped, "Digits of units count only with a single way.", |all| {
        first(all, |one| one.is_square() || one.ways.len() == 1)
    }),
    (Fault::StopsAtOneWay, "", |all| all.iter().find(|one| one.ways.len() == 1).or(tightest(all))),
    (Fault::StopsAtOneWay, "", |all| all.iter().find(|one| one.ways.len() <= 1).or(tightest(all))),
    (Fault::StopsAtOneWay, "", |all| {
        all.iter().find(|one| one.is_square() && one.ways.len() == 1).or(tightest(all))
    }),
    (Fault::StopsAtOneWay, "Units are left out when a square has one way.", |all| {
        first(all, Weighed::is_square).filter(|one| one.ways.len() <= 1).or(tightest(all))
    }),
    (Fault::StopsAtOneWay, "", |all| {
        let best = first(all, Weighed::is_square).filter(|one| one.ways.len() <= 1);
        let units = || all.iter().find(|one| !one.is_square() && one.ways.len() <= 1);
        if best.is_some() { tightest(all) } else { units().or(tightest(all)) }
    }),
];

fn first(all: &[Weighed], is_seen: fn(&Weighed) -> bool) -> Option<&Weighed> {
    all.iter().filter(|one| is_seen(one)).min_by_key(|one| one.ways.len())
}

fn kinds(all: &[Weighed], kinds: [bool; 3]) -> Option<&Weighed> {
    all.iter().filter(|one| one.is_in(kinds)).min_by_key(|one| one.ways.len())
}

/// The last of the ties, but only among the squares or only among the digits of units.
fn last_of_half(all: &[Weighed], of_squares: bool) -> Option<&Weighed> {
    let fewest = tightest(all)?.ways.len();
    let mut ties = all.iter().filter(|one| one.ways.len() == fewest);
    let last = ties.clone().rfind(|one| one.is_square() == of_squares);
    last.or_else(|| ties.next())
}

/// What is found if each choice is compared with the one before it. `in_any_case` says
/// after which choices the number is kept even if it isn't smaller.
fn before_compared(all: &[Weighed], in_any_case: fn(&Weighed) -> bool) -> Option<&Weighed> {
    let mut before = usize::MAX;
    let mut best = None;
    for one in all {
        let is_fewer = one.ways.len() < before;
        if is_fewer {
            best = Some(one);
        }
        if is_fewer || in_any_case(one) {
            before = one.ways.len();
        }
    }
    best
}

/// The first of the ties in another order.
fn sorted(all: &[Weighed], key: fn(&Weighed) -> usize) -> Option<&Weighed> {
    all.iter().min_by_key(|one| (one.ways.len(), key(one)))
}

fn digit_of(one: &Weighed) -> usize {
    match one.choice {
        Choice::Square(_) => 0,
        Choice::Digit { digit, .. } => digit.into(),
    }
}

fn by_columns(one: &Weighed) -> usize {
    match one.choice {
        Choice::Square(cell) => cell.col * 25 + cell.row,
        Choice::Digit { .. } => usize::MAX,
    }
}

const fn index(one: &Weighed) -> usize {
    match one.choice {
        Choice::Square(_) => 0,
        Choice::Digit { unit: Unit::Row(at) | Unit::Column(at) | Unit::Box(at), .. } => at,
    }
}

const fn kind(one: &Weighed, places: [usize; 4]) -> usize {
    match one.choice {
        Choice::Square(_) => places[0],
        Choice::Digit { unit: Unit::Row(_), .. } => places[1],
        Choice::Digit { unit: Unit::Column(_), .. } => places[2],
        Choice::Digit { unit: Unit::Box(_), .. } => places[3],
    }
}
