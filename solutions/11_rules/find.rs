//! A grid with its candidates, and the first step that a rule finds there.

use super::step::{Step, having};
use super::{Rule, confined, hidden, naked, x_wings};
use sudoku_steps::solutions::trail::eliminate;
use sudoku_steps::solutions::trail::memory::{Memory, Trail};
use sudoku_steps::{Candidates, Cell, Digits, Grid, Unit};

/// A grid, and the digits that are left in each of its squares.
#[derive(Clone, Default)]
pub struct Position<const N: usize = 9> {
    /// The digits that stand.
    pub grid: Grid<N>,
    /// What is left in each square; in a filled one its digit.
    pub candidates: Candidates<N>,
}

impl<const N: usize> Position<N> {
    /// The grid, with all digits left that no peer has.
    #[must_use]
    pub fn new(grid: Grid<N>) -> Self {
        let mut memory = Trail::default();
        for cell in grid.cells().filter(|&cell| !grid.is_blank(cell)) {
            memory.fill(cell, grid[cell]);
        }
        Self { grid, candidates: memory.candidates }
    }

    /// The digits left in a square.
    #[must_use]
    pub fn left(&self, cell: Cell) -> Digits {
        Digits::from_bits(self.candidates[cell])
    }

    /// Does what a step says.
    pub fn take(&mut self, step: &Step) {
        if let Some((cell, digit)) = step.fills() {
            self.grid[cell] = digit;
            for other in self.left(cell) - Digits::just(digit) {
                eliminate(&mut self.candidates, cell, other);
            }
        }
        for &(cell, digit) in &step.out {
            eliminate(&mut self.candidates, cell, digit);
        }
    }

    /// The first step of the first of these rules that finds one.
    #[must_use]
    pub fn step(&self, rules: &[Rule]) -> Option<Step> {
        rules.iter().find_map(|&rule| match rule {
            Rule::NakedSingle => self.naked_single(),
            Rule::HiddenSingle => self.hidden_single(),
            _ => find(&self.candidates, rule),
        })
    }

    fn naked_single(&self) -> Option<Step> {
        let mut blanks = self.grid.cells().filter(|&cell| self.grid.is_blank(cell));
        let cell = blanks.find(|&cell| self.left(cell).len() == 1)?;
        Some(self.single(Rule::NakedSingle, vec![], cell, self.left(cell)))
    }

    fn hidden_single(&self) -> Option<Step> {
        for unit in self.grid.units() {
            for digit in Digits::all(N) {
                let mut places =
                    self.grid.cells_of(unit).filter(|&cell| self.left(cell).contains(digit));
                if let (Some(cell), None) = (places.next(), places.next())
                    && self.grid.is_blank(cell)
                {
                    let digit = Digits::just(digit);
                    return Some(self.single(Rule::HiddenSingle, vec![unit], cell, digit));
                }
            }
        }
        None
    }

    fn single(&self, rule: Rule, within: Vec<Unit>, cell: Cell, digits: Digits) -> Step {
        let out = having(&self.candidates, self.grid.peers(cell), digits);
        Step { rule, within, from: vec![], cells: vec![cell], digits, out }
    }
}

/// The first step of a rule beyond singles. Singles need the grid as well: see
/// [`Position::step`].
#[must_use]
pub fn find<const N: usize>(candidates: &Candidates<N>, rule: Rule) -> Option<Step> {
    let mut units = Grid::<N>::empty().units();
    let is_box = |unit: &Unit| matches!(unit, Unit::Box(_));
    let first = |steps: Vec<Step>| steps.into_iter().next();
    match rule {
        Rule::NakedSingle | Rule::HiddenSingle => None,
        Rule::NakedPair => units.find_map(|unit| first(naked(candidates, unit, 2))),
        Rule::NakedTriple => units.find_map(|unit| first(naked(candidates, unit, 3))),
        Rule::HiddenPair => units.find_map(|unit| first(hidden(candidates, unit, 2))),
        Rule::HiddenTriple => units.find_map(|unit| first(hidden(candidates, unit, 3))),
        Rule::Pointing => units.filter(is_box).find_map(|unit| first(confined(candidates, unit))),
        Rule::BoxLine => {
            units.filter(|unit| !is_box(unit)).find_map(|unit| first(confined(candidates, unit)))
        }
        Rule::XWing => first(x_wings(candidates)),
    }
}
