//! From a seed to a puzzle: a random full grid, a random order of its squares, and
//! the digits that can go.

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::solutions::making::{clues_of, dig_while};
use sudoku_steps::{Board, Cell, Grid, Outcome, Random};

use super::checkers::{Answer, Checker, Gone};

/// The fewest clues with which a puzzle can have exactly one solution: There is no
/// 16-Clue Sudoku, by `McGuire`, Tugemann and Civario (arXiv 1201.0749).
pub const LEAST_CLUES: usize = 17;

/// What kind of puzzle to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many clues to leave, if so few can be reached. With 0 it goes on until
    /// nothing more can go.
    pub clues: usize,
    /// Whether squares that lie opposite each other go together or stay together.
    pub is_symmetric: bool,
    /// After how many tries a check gives up. Then the digits stay.
    pub budget: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Self { clues: 30, is_symmetric: false, budget: u64::MAX }
    }
}

/// A question to the checker, and its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Removal {
    /// The digits that were taken away.
    pub gone: Gone,
    /// The grid without them.
    pub puzzle: Grid,
    /// What the checker said.
    pub answer: Answer,
}

impl Removal {
    /// Whether the digits stayed away.
    #[must_use]
    pub fn may_go(&self) -> bool {
        self.answer.outcome == Outcome::Unique
    }
}

/// A puzzle and how it came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// The grid from which digits were taken.
    pub start: Grid,
    /// What is left.
    pub puzzle: Grid,
    /// Every question that was asked, in order.
    pub removals: Vec<Removal>,
}

impl Made {
    /// How many clues the puzzle has.
    #[must_use]
    pub fn clues(&self) -> usize {
        clues_of(&self.puzzle)
    }

    /// How many tries all checks took together.
    #[must_use]
    pub fn tries(&self) -> u64 {
        self.removals.iter().map(|removal| removal.answer.tries).sum()
    }

    /// How many checks gave up.
    #[must_use]
    pub fn given_up(&self) -> usize {
        let answers = self.removals.iter().map(|removal| removal.answer.outcome);
        answers.filter(|outcome| matches!(outcome, Outcome::GaveUp { .. })).count()
    }
}

/// Makes the puzzle of this seed. `hear` is told of each question as it is answered.
pub fn make(seed: u64, plan: &Plan, hear: impl FnMut(&Removal)) -> Made {
    let mut random = Random::new(seed);
    let start = *full_grid(&mut random).grid();
    dig_further(&start, &mut random, plan, hear)
}

/// A random full grid, on the board on which it was made.
///
/// # Panics
/// Never: an empty board can be filled.
pub fn full_grid(random: &mut Random) -> Board {
    let mut board = Board::new(Grid::empty()).expect("an empty grid has no conflict");
    let is_filled = fill(&mut board, random);
    assert!(is_filled, "an empty board can be filled");
    board
}

/// The search of lesson 4, with the digits of each square in random order.
fn fill(board: &mut Board, random: &mut Random) -> bool {
    let Some(cell) = fewest_choices(board) else { return true };
    let mut digits: Vec<u8> = board.allowed(cell).into_iter().collect();
    random.shuffle(&mut digits);
    for digit in digits {
        board.place(cell, digit);
        if fill(board, random) {
            return true;
        }
        board.undo(cell);
    }
    false
}

/// Takes digits away from a grid that has exactly one solution, in random order.
pub fn dig_further(
    start: &Grid,
    random: &mut Random,
    plan: &Plan,
    mut hear: impl FnMut(&Removal),
) -> Made {
    let groups = groups(random, plan.is_symmetric);
    let mut removals = Vec::new();
    let puzzle = dig_while(start, groups.iter().map(Vec::as_slice), plan.clues, |puzzle, group| {
        let stood = group.iter().filter(|&&cell| !start.is_blank(cell));
        let gone: Gone = stood.map(|&cell| (cell, start[cell])).collect();
        let answer = Checker::FewestChoices.ask(puzzle, &gone, plan.budget);
        let removal = Removal { gone, puzzle: *puzzle, answer };
        hear(&removal);
        let may_go = removal.may_go();
        removals.push(removal);
        may_go
    });
    Made { start: *start, puzzle, removals }
}

/// All squares in random order: one by one, or each with the one opposite to it.
fn groups(random: &mut Random, is_symmetric: bool) -> Vec<Vec<Cell>> {
    let mut cells: Vec<Cell> = Grid::<9>::empty().cells().collect();
    random.shuffle(&mut cells);
    if !is_symmetric {
        return cells.into_iter().map(|cell| vec![cell]).collect();
    }
    let mut groups: Vec<Vec<Cell>> = Vec::new();
    for cell in cells {
        if !groups.iter().flatten().any(|&taken| taken == cell) {
            let mut group = vec![cell, opposite(cell)];
            // The square in the middle lies opposite to itself.
            group.dedup();
            groups.push(group);
        }
    }
    groups
}

/// Where a square goes when the grid is given half a turn.
#[must_use]
pub const fn opposite(cell: Cell) -> Cell {
    Cell::new(8 - cell.row, 8 - cell.col)
}

/// Makes puzzles that all differ, with this seed and those that follow it, until
/// nobody asks for more. `hear` is told of each question.
pub fn many(
    seed: u64,
    plan: Plan,
    mut hear: impl FnMut(&Removal),
) -> impl Iterator<Item = (u64, Made)> {
    let mut earlier: Vec<Grid> = Vec::new();
    let mut next = seed;
    std::iter::from_fn(move || {
        loop {
            let seed = next;
            next = next.wrapping_add(1);
            let made = make(seed, &plan, &mut hear);
            if !earlier.contains(&made.puzzle) {
                earlier.push(made.puzzle);
                return Some((seed, made));
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use sudoku_steps::solutions::counting::count_solutions;
    use sudoku_steps::solutions::making::{is_minimal, solutions};

    fn made(seed: u64, plan: &Plan) -> Made {
        make(seed, plan, |_| {})
    }

    #[test]
    fn every_seed_gives_a_puzzle_of_its_own_with_one_solution() {
        let mut puzzles = HashSet::new();
        for seed in 0..20 {
            let Made { start, puzzle, .. } = made(seed, &Plan::default());
            assert_eq!(solutions(&puzzle), 1, "seed {seed}");
            assert!(start.is_full() && start.conflicts().is_empty());
            assert_eq!(puzzle.overwritten_by(&start), []);
            assert_eq!(made(seed, &Plan::default()).puzzle, puzzle, "the same again");
            assert!(puzzles.insert(puzzle), "seed {seed} gives the puzzle of another");
            assert!(clues_of(&puzzle) >= 30);
        }
    }

    #[test]
    fn the_puzzle_of_a_seed_is_pinned() {
        let Made { start, puzzle, .. } = made(5, &Plan::default());
        // As another program made them, from the same rules.
        assert_eq!(
            start.line(),
            "791485236352976814468123759643257981125698473987341625539762148876514392214839567"
        );
        assert_eq!(
            puzzle.line(),
            ".9..85......9..8...6.1..7.96..25.....2.6...73.87....2..39.62..88....43.2...8....7"
        );
    }

    #[test]
    fn without_a_target_nothing_more_can_go() {
        for seed in 0..10 {
            let plan = Plan { clues: 0, ..Plan::default() };
            assert!(is_minimal(&made(seed, &plan).puzzle), "seed {seed}");
        }
    }

    #[test]
    fn symmetric_clues_lie_opposite_each_other() {
        for (seed, clues) in (0..10).zip([30, 31, 40, 0, 81].into_iter().cycle()) {
            let plan = Plan { clues, is_symmetric: true, ..Plan::default() };
            let made = made(seed, &plan);
            for cell in made.puzzle.cells() {
                let is_blank = made.puzzle.is_blank(opposite(cell));
                assert_eq!(made.puzzle.is_blank(cell), is_blank, "seed {seed} at {cell}");
            }
            assert_eq!(solutions(&made.puzzle), 1);
            assert!(made.clues() >= clues);
        }
    }

    #[test]
    fn asking_for_some_gives_as_many_and_no_two_are_equal() {
        for number in [1, 7] {
            let made: Vec<(u64, Made)> = many(5, Plan::default(), |_| {}).take(number).collect();
            let puzzles: HashSet<Grid> = made.iter().map(|(_, made)| made.puzzle).collect();
            assert_eq!(puzzles.len(), number);
            for (seed, made) in made {
                assert_eq!(made, make(seed, &Plan::default(), |_| {}), "repeated by its seed");
            }
        }
        let last = many(u64::MAX, Plan::default(), |_| {}).nth(1);
        assert_eq!(last.map(|(seed, _)| seed), Some(0), "after the last seed comes the first");
    }

    #[test]
    fn a_check_that_gives_up_keeps_the_clue() {
        let plan = Plan { clues: 0, budget: 60, ..Plan::default() };
        let made = made(1, &plan);
        assert!(made.given_up() > 0);
        assert_eq!(solutions(&made.puzzle), 1);
        for removal in &made.removals {
            let stays = removal.gone.iter().all(|&(cell, digit)| made.puzzle[cell] == digit);
            assert_eq!(stays, !removal.may_go());
        }
    }

    #[test]
    fn all_checkers_answer_alike() {
        for (seed, is_symmetric) in [(0, false), (2, true)] {
            let plan = Plan { clues: 0, is_symmetric, ..Plan::default() };
            for Removal { puzzle, gone, answer } in made(seed, &plan).removals {
                for checker in Checker::ALL {
                    let other = checker.ask(&puzzle, &gone, u64::MAX);
                    assert_eq!(other.outcome, answer.outcome, "{} on {puzzle:?}", checker.name());
                }
            }
        }
    }

    #[test]
    fn clues_that_lie_anywhere_leave_several_solutions() {
        let puzzle =
            "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..";
        let mut board = Board::new(puzzle.parse().unwrap()).unwrap();
        assert_eq!(count_solutions(&mut board, 100), 6);
    }
}
