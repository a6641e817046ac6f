//! Which rule a learner's code follows when it picks the tightest square or unit.

use super::fault::{Cause, Fault};
use super::report::Scene;
use crate::{Cell, Choice, Digits, Grid, Replay, Unit, symbol};

/// What was picked on a grid; `None` where the code saw nothing to decide.
pub type Pick<const N: usize> = (Grid<N>, Option<Choice>);

/// A choice and the ways to decide it.
#[derive(Clone)]
pub(super) struct Weighed {
    pub(super) choice: Choice,
    pub(super) ways: Vec<(Cell, u8)>,
}

impl Weighed {
    fn is_square(&self) -> bool {
        matches!(self.choice, Choice::Square(_))
    }

    fn is_in(&self, kinds: [bool; 3]) -> bool {
        match self.choice {
            Choice::Square(_) => true,
            Choice::Digit { unit: Unit::Row(_), .. } => kinds[0],
            Choice::Digit { unit: Unit::Column(_), .. } => kinds[1],
            Choice::Digit { unit: Unit::Box(_), .. } => kinds[2],
        }
    }
}

/// All that is to be decided on a board: the blank squares in reading order, then the
/// digits that units lack, by unit and by digit.
pub(super) fn weigh<const N: usize>(board: &Replay<N>) -> Vec<Weighed> {
    let grid = board.grid();
    let blanks = grid.cells().filter(|&cell| grid.is_blank(cell));
    let squares = blanks.map(|cell| Weighed {
        choice: Choice::Square(cell),
        ways: board.allowed(cell).into_iter().map(|digit| (cell, digit)).collect(),
    });
    let digits = grid.units().flat_map(|unit| {
        lacks(grid, unit).into_iter().map(move |digit| Weighed {
            choice: Choice::Digit { unit, digit },
            ways: grid
                .cells_of(unit)
                .filter(|&cell| board.allowed(cell).contains(digit))
                .map(|cell| (cell, digit))
                .collect(),
        })
    });
    squares.chain(digits).collect()
}

fn lacks<const N: usize>(grid: &Grid<N>, unit: Unit) -> Digits {
    let held = grid.cells_of(unit).map(|cell| grid[cell]).filter(|&digit| digit != 0);
    Digits::all(N) - held.collect()
}

/// The first choice with the fewest ways.
pub(super) fn tightest(all: &[Weighed]) -> Option<&Weighed> {
    all.iter().min_by_key(|weighed| weighed.ways.len())
}

/// A way to pick that is wrong: what it is a sign of, what it passes over, and the
/// way itself.
pub(super) type Rule = (Fault, &'static str, fn(&[Weighed]) -> Option<&Weighed>);

/// The wrong ways that beginners pick in, the likeliest first.
pub(super) const RULES: [Rule; 26] = [
    (Fault::UnitsIgnored, "", |all| first(all, Weighed::is_square)),
    (Fault::SquaresIgnored, "", |all| first(all, |one| !one.is_square())),
    (Fault::UnitsLeftOut, "Boxes are left out.", |all| kinds(all, [true, true, false])),
    (Fault::UnitsLeftOut, "Columns are left out.", |all| kinds(all, [true, false, true])),
    (Fault::UnitsLeftOut, "Rows are left out.", |all| kinds(all, [false, true, true])),
    (Fault::UnitsLeftOut, "Only rows are there.", |all| kinds(all, [true, false, false])),
    (Fault::UnitsLeftOut, "Only columns are there.", |all| kinds(all, [false, true, false])),
    (Fault::UnitsLeftOut, "Only boxes are there.", |all| kinds(all, [false, false, true])),
    (Fault::LastTie, "", |all| all.iter().rev().min_by_key(|one| one.ways.len())),
    (Fault::LastTie, "", |all| last_of_half(all, true)),
    (Fault::LastTie, "", |all| last_of_half(all, false)),
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
    (Fault::TieOrder, "Here squares go by columns.", |all| sorted(all, by_columns)),
    (Fault::MostChoices, "", |all| all.iter().rev().max_by_key(|one| one.ways.len())),
    (Fault::MostChoices, "", |all| all.iter().max_by_key(|one| one.ways.len())),
    (Fault::ChoiceSkipped, "", |all| first(all, |one| !one.ways.is_empty())),
    (Fault::ChoiceSkipped, "", |all| first(all, |one| !one.ways.is_empty() || one.is_square())),
    (Fault::ChoiceSkipped, "", |all| first(all, |one| !one.ways.is_empty() || !one.is_square())),
    (Fault::ChoiceSkipped, "", |all| first(all, |one| one.ways.len() > 1)),
    (Fault::ChoiceSkipped, "", |all| first(all, |one| one.ways.len() != 1)),
    (Fault::StopsAtOne, "", |all| all.iter().find(|one| one.ways.len() == 1).or(tightest(all))),
    (Fault::StopsAtOne, "", |all| all.iter().find(|one| one.ways.len() <= 1).or(tightest(all))),
    (Fault::FirstBlank, "", |all| all.iter().find(|one| one.is_square())),
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

const fn kind(one: &Weighed, places: [usize; 4]) -> usize {
    match one.choice {
        Choice::Square(_) => places[0],
        Choice::Digit { unit: Unit::Row(_), .. } => places[1],
        Choice::Digit { unit: Unit::Column(_), .. } => places[2],
        Choice::Digit { unit: Unit::Box(_), .. } => places[3],
    }
}

/// What is wrong with these picks: one that is none at all, else the wrong rule that
/// explains every one of them, if there is one.
///
/// ```
/// use sudoku_steps::check::{Fault, picking_rule};
/// use sudoku_steps::{Cell, Choice, puzzles};
///
/// let easy = puzzles::find("easy").unwrap().grid();
/// let cause = picking_rule(&[(easy, Some(Choice::Square(Cell::new(0, 3))))]).unwrap();
/// assert_eq!(cause.fault, Fault::FilledSquare);
/// ```
pub fn picking_rule<const N: usize>(picks: &[Pick<N>]) -> Option<Cause> {
    if let Some(fault) = picks.iter().find_map(|(grid, choice)| no_choice(grid, (*choice)?)) {
        return Some(Cause::new(fault));
    }
    let seen: Vec<(Vec<Weighed>, Option<Choice>)> =
        picks.iter().map(|(grid, choice)| (weigh(&Replay::new(*grid)), *choice)).collect();
    let explains = |rule: &&Rule| {
        seen.iter().all(|(all, choice)| rule.2(all).map(|one| one.choice) == *choice)
    };
    RULES.iter().find(explains).map(|&(fault, detail, _)| Cause::with(fault, detail))
}

/// Why there is nothing to decide about this on this grid.
fn no_choice<const N: usize>(grid: &Grid<N>, choice: Choice) -> Option<Fault> {
    match choice {
        Choice::Square(cell) if !Grid::<N>::has(cell) => Some(Fault::OutOfRange),
        Choice::Square(cell) => (!grid.is_blank(cell)).then_some(Fault::FilledSquare),
        Choice::Digit { unit, digit } => {
            let (Unit::Row(index) | Unit::Column(index) | Unit::Box(index)) = unit;
            if index >= N {
                Some(Fault::OutOfRange)
            } else if !Digits::all(N).contains(digit) {
                Some(Fault::NoDigit)
            } else {
                (!lacks(grid, unit).contains(digit)).then_some(Fault::HiddenWhereItStands)
            }
        }
    }
}

/// What is wrong with a pick that follows no rule known.
pub fn picked_amiss<const N: usize>(grid: &Grid<N>, yours: Option<Choice>) -> Cause {
    let all = weigh(&Replay::new(*grid));
    let fewest = tightest(&all).map(|one| one.ways.len());
    let ways = all.iter().find(|one| Some(one.choice) == yours).map(|one| one.ways.len());
    Cause::new(match yours {
        None => Fault::NoneTooSoon,
        Some(_) if ways == fewest => Fault::TieOrder,
        Some(_) => Fault::NotTheTightest,
    })
}

/// The board of a pick, with the squares of both choices marked and their ways counted.
pub fn pick_scene<const N: usize>(
    grid: &Grid<N>,
    expected: Option<Choice>,
    yours: Option<Choice>,
) -> Scene {
    let all = weigh(&Replay::new(*grid));
    let mut marked = Vec::new();
    let mut words = Vec::new();
    for choice in expected.into_iter().chain(yours) {
        let weighed = all.iter().find(|one| one.choice == choice);
        words.push(match (choice, weighed) {
            (Choice::Square(cell), None) if Grid::<N>::has(cell) => {
                marked.push(cell);
                format!("{cell} holds {}", symbol(grid[cell]))
            }
            (_, None) => format!("{choice}: not to be decided here"),
            (_, Some(one)) => {
                marked.extend(one.ways.iter().map(|way| way.0));
                if let Choice::Square(cell) = choice {
                    marked.push(cell);
                }
                format!("{choice}: {}", crate::text::count(one.ways.len() as u64, "way"))
            }
        });
    }
    words.into_iter().fold(Scene::new(grid, &marked), Scene::with)
}
