//! A puzzle explained from its first step to its last, and rated by the rules it needs.

use std::fmt;

use super::step::list;
use super::{Position, Rule, Step};
use sudoku_steps::{Cell, Conflict, Digits, Grid, Unit, symbol};

/// Why a grid has no solution.
#[derive(Clone, Debug)]
pub enum Contradiction {
    /// Two equal digits in a unit.
    Twice(Conflict),
    /// A square with no digit left.
    NoDigit(Cell),
    /// A digit with no place left in a unit.
    NoPlace {
        /// The digit.
        digit: u8,
        /// The unit.
        unit: Unit,
    },
}

/// Where the rules end.
#[derive(Clone, Debug)]
pub enum End {
    /// Every square is filled.
    Solved,
    /// The puzzle has no solution.
    Contradiction(Contradiction),
    /// No rule finds anything: a guess has to be made.
    Search {
        /// The square with the fewest digits left, the first of several.
        cell: Cell,
        /// Its digits.
        digits: Digits,
    },
}

/// The steps that rules make on a puzzle, and where they end. Its text is one sentence a
/// line.
#[derive(Clone)]
pub struct Explanation<const N: usize = 9> {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// Where they end.
    pub end: End,
    /// The grid as they leave it.
    pub grid: Grid<N>,
}

/// Goes on by the easiest rule that finds something, until the grid is solved, can't be,
/// or no rule helps.
///
/// ```
/// use sudoku_steps::{puzzles, solutions::rules::explain};
///
/// let explanation = explain(&puzzles::small());
/// let text = explanation.to_string();
/// assert!(text.starts_with("Naked single: (2, 2) has only 3 left."), "{text}");
/// assert!(text.ends_with("Solved."));
/// ```
#[must_use]
pub fn explain<const N: usize>(grid: &Grid<N>) -> Explanation<N> {
    if let Some(conflict) = grid.conflicts().into_iter().next() {
        let end = End::Contradiction(Contradiction::Twice(conflict));
        return Explanation { steps: Vec::new(), end, grid: *grid };
    }
    let mut position = Position::new(*grid);
    let mut steps = Vec::new();
    loop {
        let end = contradiction(&position).map(End::Contradiction);
        let step = if end.is_none() { position.step(&Rule::ALL) } else { None };
        let Some(step) = step else {
            let end = end.unwrap_or_else(|| open(&position));
            return Explanation { steps, end, grid: position.grid };
        };
        position.take(&step);
        steps.push(step);
    }
}

fn contradiction<const N: usize>(position: &Position<N>) -> Option<Contradiction> {
    let grid = position.grid;
    if let Some(cell) = grid.cells().find(|&cell| position.left(cell).is_empty()) {
        return Some(Contradiction::NoDigit(cell));
    }
    grid.units().find_map(|unit| {
        let left = grid.cells_of(unit).map(|cell| position.left(cell));
        let missing = Digits::all(N) - left.fold(Digits::NONE, |all, left| all | left);
        missing.first().map(|digit| Contradiction::NoPlace { digit, unit })
    })
}

/// Where a position ends that has no step and no contradiction.
fn open<const N: usize>(position: &Position<N>) -> End {
    let blanks = position.grid.cells().filter(|&cell| position.grid.is_blank(cell));
    let fewest = blanks.min_by_key(|&cell| position.left(cell).len());
    fewest.map_or(End::Solved, |cell| End::Search { cell, digits: position.left(cell) })
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Twice(conflict) => write!(f, "{conflict}"),
            Self::NoDigit(cell) => write!(f, "no digit is left for {cell}"),
            Self::NoPlace { digit, unit } => {
                write!(f, "{} has no place left in {unit}", symbol(*digit))
            }
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Solved => f.write_str("Solved."),
            Self::Contradiction(why) => write!(f, "No solution: {why}."),
            Self::Search { cell, digits } => {
                let digits: Vec<char> = digits.into_iter().map(symbol).collect();
                write!(
                    f,
                    "No rule helps here, so search begins: {cell} has {} left.",
                    list(&digits, "and")
                )
            }
        }
    }
}

impl<const N: usize> fmt::Display for Explanation<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for step in &self.steps {
            writeln!(f, "{step}")?;
        }
        write!(f, "{}", self.end)
    }
}

/// How hard a puzzle is for a person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Singles are enough.
    Easy,
    /// Pairs, pointing or box-line too.
    Medium,
    /// Triples or an X-wing too.
    Hard,
    /// No rule of this course solves it: somebody has to guess, or know more rules.
    Search,
}

/// What a puzzle needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// How hard it is.
    pub level: Level,
    /// The last rule, in the order of [`Rule::ALL`], that was used. None for a grid that
    /// has no step at all.
    pub hardest: Option<Rule>,
    /// How many steps there were, until it was solved or search began.
    pub steps: usize,
}

/// Rates a puzzle by the rules that it needs.
///
/// ```
/// use sudoku_steps::puzzles;
/// use sudoku_steps::solutions::rules::{Level, rate};
///
/// let easy = puzzles::find("easy").unwrap().grid();
/// assert_eq!(rate(&easy).unwrap().level, Level::Easy);
/// ```
///
/// # Errors
/// Why it has no solution, where a rule sees that.
pub fn rate<const N: usize>(grid: &Grid<N>) -> Result<Rating, Contradiction> {
    let Explanation { steps, end, .. } = explain(grid);
    let hardest = steps.iter().map(|step| step.rule).max();
    let level = match (end, hardest) {
        (End::Contradiction(why), _) => return Err(why),
        (End::Search { .. }, _) => Level::Search,
        (End::Solved, None | Some(Rule::NakedSingle | Rule::HiddenSingle)) => Level::Easy,
        (
            End::Solved,
            Some(Rule::NakedPair | Rule::Pointing | Rule::BoxLine | Rule::HiddenPair),
        ) => Level::Medium,
        (End::Solved, Some(Rule::NakedTriple | Rule::HiddenTriple | Rule::XWing)) => Level::Hard,
    };
    Ok(Rating { level, hardest, steps: steps.len() })
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Search => "needs search",
        })
    }
}
