//! Which rule a learner's code follows when it picks the tightest square or unit.

use crate::fault::{Cause, Fault};
use crate::ground::Squares;
use crate::report::Scene;
use crate::tight_rules::{RULES, Rule};
use sudoku_steps::{Cell, Choice, Digits, Grid, Unit, symbol};

/// What was picked on a grid; `None` where the code saw nothing to decide.
pub type Pick<const N: usize> = (Grid<N>, Option<Choice>);

/// A choice and the ways to decide it.
#[derive(Clone)]
pub(super) struct Weighed {
    pub(super) choice: Choice,
    pub(super) ways: Vec<(Cell, u8)>,
    /// The side of the board.
    pub(super) side: usize,
}

impl Weighed {
    pub(super) fn is_square(&self) -> bool {
        matches!(self.choice, Choice::Square(_))
    }

    pub(super) fn is_in(&self, kinds: [bool; 3]) -> bool {
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
pub(super) fn weigh(grid: &Squares) -> Vec<Weighed> {
    let side = grid.side();
    let fits: Vec<Digits> = grid.cells().map(|cell| grid.allowed(cell)).collect();
    let fits = |cell: Cell| fits[cell.row * side + cell.col];
    let blanks = grid.cells().filter(|&cell| grid.is_blank(cell));
    let squares = blanks.map(|cell| Weighed {
        choice: Choice::Square(cell),
        ways: fits(cell).into_iter().map(|digit| (cell, digit)).collect(),
        side,
    });
    let digits = grid.units().flat_map(|unit| {
        lacks(grid, unit).into_iter().map(move |digit| Weighed {
            choice: Choice::Digit { unit, digit },
            ways: grid
                .cells_of(unit)
                .filter(|&cell| fits(cell).contains(digit))
                .map(|cell| (cell, digit))
                .collect(),
            side,
        })
    });
    squares.chain(digits).collect()
}

fn lacks(grid: &Squares, unit: Unit) -> Digits {
    Digits::all(grid.side()) - grid.held(unit)
}

/// The first choice with the fewest ways.
pub(super) fn tightest(all: &[Weighed]) -> Option<&Weighed> {
    all.iter().min_by_key(|weighed| weighed.ways.len())
}

/// What is wrong with these picks: one that is none at all, else the wrong rule that
/// explains every one of them, if there is one.
///
/// ```
/// use crate::{Fault, picking_rule};
/// use sudoku_steps::{Cell, Choice, puzzles};
///
/// let easy = puzzles::find("easy").unwrap().grid();
/// let cause = picking_rule(&[(easy, Some(Choice::Square(Cell::new(0, 3))))]).unwrap();
/// assert_eq!(cause.fault, Fault::FilledSquare);
/// ```
pub fn picking_rule<const N: usize>(picks: &[Pick<N>]) -> Option<Cause> {
    rule_of(&of_any_side(picks))
}

/// A pick on a grid of any side.
type Picked = (Squares, Option<Choice>);

fn of_any_side<const N: usize>(picks: &[Pick<N>]) -> Vec<Picked> {
    picks.iter().map(|(grid, choice)| (grid.into(), *choice)).collect()
}

fn rule_of(picks: &[Picked]) -> Option<Cause> {
    if let Some(fault) = picks.iter().find_map(|(grid, choice)| no_choice(grid, (*choice)?)) {
        return Some(Cause::new(fault));
    }
    let seen: Vec<(Vec<Weighed>, Option<Choice>)> =
        picks.iter().map(|(grid, choice)| (weigh(grid), *choice)).collect();
    let explains = |rule: &&Rule| {
        seen.iter().all(|(all, choice)| rule.2(all).map(|one| one.choice) == *choice)
    };
    RULES.iter().find(explains).map(|&(fault, detail, _)| Cause::with(fault, detail))
}

/// Why there is nothing to decide about this on this grid.
fn no_choice(grid: &Squares, choice: Choice) -> Option<Fault> {
    match choice {
        Choice::Square(cell) if !grid.has(cell) => Some(Fault::OutOfRange),
        Choice::Square(cell) => (!grid.is_blank(cell)).then_some(Fault::FilledSquare),
        Choice::Digit { unit, digit } => {
            let (Unit::Row(index) | Unit::Column(index) | Unit::Box(index)) = unit;
            if index >= grid.side() {
                Some(Fault::OutOfRange)
            } else if !Digits::all(grid.side()).contains(digit) {
                Some(Fault::NoDigit)
            } else {
                (!lacks(grid, unit).contains(digit)).then_some(Fault::HiddenWhereItStands)
            }
        }
    }
}

/// What is wrong with a pick that follows no rule known. The other picks show whether
/// it is the order of ties, or how the ways are counted.
pub fn picked_amiss<const N: usize>(
    grid: &Grid<N>,
    yours: Option<Choice>,
    picks: &[Pick<N>],
) -> Cause {
    amiss(&grid.into(), yours, &of_any_side(picks))
}

fn amiss(grid: &Squares, yours: Option<Choice>, picks: &[Picked]) -> Cause {
    let is_tight = |grid: &Squares, choice: Option<Choice>| {
        let all = weigh(grid);
        let ways = all.iter().find(|one| Some(one.choice) == choice).map(|one| one.ways.len());
        ways == tightest(&all).map(|one| one.ways.len())
    };
    if yours.is_none() {
        Cause::new(Fault::NoneTooSoon)
    } else if !is_tight(grid, yours) {
        Cause::new(Fault::NotTheTightest)
    } else if picks.iter().all(|(grid, choice)| is_tight(grid, *choice)) {
        Cause::new(Fault::TieOrder)
    } else {
        Cause::with(Fault::NotTheTightest, "On another board it picks one with more ways.")
    }
}

/// The board of a pick, with the squares of both choices marked and their ways counted.
pub fn pick_scene<const N: usize>(
    grid: &Grid<N>,
    expected: Option<Choice>,
    yours: Option<Choice>,
) -> Scene {
    scene_of(&grid.into(), expected, yours)
}

fn scene_of(grid: &Squares, expected: Option<Choice>, yours: Option<Choice>) -> Scene {
    let all = weigh(grid);
    let mut marked = Vec::new();
    let mut words = Vec::new();
    for choice in expected.into_iter().chain(yours) {
        let weighed = all.iter().find(|one| one.choice == choice);
        words.push(match (choice, weighed) {
            (Choice::Square(cell), None) if grid.has(cell) => {
                marked.push(cell);
                format!("{cell} holds {}", symbol(grid[cell]))
            }
            (_, None) => format!("{choice}: not to be decided here"),
            (_, Some(one)) => {
                marked.extend(one.ways.iter().map(|way| way.0));
                if let Choice::Square(cell) = choice {
                    marked.push(cell);
                }
                format!("{choice}: {}", sudoku_steps::text::count(one.ways.len() as u64, "way"))
            }
        });
    }
    words.into_iter().fold(Scene::of(grid, &marked), Scene::with)
}
