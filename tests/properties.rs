//! What holds for every grid: all stages agree, a failed search changes nothing, the
//! counts fit together, the tape tells the whole story.

#![forbid(unsafe_code)]

#[path = "support/random.rs"]
mod random;
#[path = "support/stages.rs"]
mod stages;

use std::sync::{Arc, Mutex};

use random::Random;
use stages::{FOUR, NINE, Ran, Stage, run};
use sudoku_steps::solutions::counting::Solutions;
use sudoku_steps::{Board, Cell, Event, Grid, Outcome, Replay, Why};

/// Enough tries for nearly every grid; what takes more is left out.
const BUDGET: u64 = 50_000;

#[test]
fn all_stages_agree_on_random_9_by_9_grids() {
    let mut seen = Seen::default();
    let mut random = Random::new(9);
    for _ in 0..150 {
        for grid in [few_clues(&mut random), thinned(&mut random), one_clue_wrong(&mut random)] {
            seen.note(agree(&NINE, grid));
        }
    }
    seen.expect_some_of_each();
}

#[test]
fn all_stages_agree_on_random_4_by_4_grids() {
    let mut seen = Seen::default();
    let mut random = Random::new(4);
    for _ in 0..1_000 {
        let clues = random.below(13);
        seen.note(agree(&FOUR, random.grid(clues)));
    }
    seen.expect_some_of_each();
}

/// Random digits that break no rule, solvable or not.
fn few_clues(random: &mut Random) -> Grid {
    let clues = 15 + random.below(20);
    random.grid(clues)
}

/// A full grid without some of its digits: solvable, with one solution or several.
fn thinned(random: &mut Random) -> Grid {
    let mut grid = full(random);
    for _ in 0..30 + random.below(60) {
        grid[random.cell::<9>()] = 0;
    }
    grid
}

/// The same with one digit exchanged for another that breaks no rule.
fn one_clue_wrong(random: &mut Random) -> Grid {
    loop {
        let mut grid = thinned(random);
        let cell = random.cell::<9>();
        let right = std::mem::take(&mut grid[cell]);
        let board = Board::new(grid).expect("part of a right grid");
        if let Some(wrong) = board.allowed(cell).into_iter().find(|&digit| digit != right) {
            grid[cell] = wrong;
            return grid;
        }
    }
}

fn full(random: &mut Random) -> Grid {
    loop {
        let few = random.grid(12);
        let board = Board::new(few).expect("random digits break no rule");
        if let Some(grid) = Solutions::of(board.with_budget(BUDGET)).next() {
            return grid;
        }
    }
}

/// How many grids of each kind were tested: a generator that makes but one kind
/// would prove little.
#[derive(Default, Debug)]
struct Seen {
    none: u32,
    unique: u32,
    several: u32,
}

impl Seen {
    fn note(&mut self, outcome: Option<Outcome>) {
        match outcome {
            Some(Outcome::NoSolution) => self.none += 1,
            Some(Outcome::Unique) => self.unique += 1,
            Some(Outcome::Several { .. }) => self.several += 1,
            _ => {}
        }
    }

    fn expect_some_of_each(&self) {
        println!("{self:?}");
        assert!(self.none.min(self.unique).min(self.several) >= 50, "{self:?}");
    }
}

/// Runs all stages on a grid. Gives what counting says, unless it gave up.
fn agree<const N: usize>(stages: &[Stage<N>], start: Grid<N>) -> Option<Outcome> {
    let runs: Vec<Ran<N>> = stages
        .iter()
        .map(|&stage| {
            let heard = Arc::new(Mutex::new(Heard::new(start)));
            let ears = Arc::clone(&heard);
            let ran = run(stage, start, BUDGET, move |event: &Event| {
                ears.lock().expect("nobody panics with it").hear(event);
            });
            let heard = heard.lock().expect("nobody panics with it");
            expect_sound(&ran, &heard, start);
            ran
        })
        .filter(|ran| !matches!(ran.outcome, Outcome::GaveUp { .. }))
        .collect();
    let solvable = |ran: &Ran<N>| ran.outcome != Outcome::NoSolution;
    for ran in &runs {
        assert_eq!(solvable(ran), solvable(&runs[0]), "{} on {start:?}", ran.name);
    }
    let counted = runs.iter().find(|ran| ran.name == "counting")?;
    for ran in runs.iter().filter(|ran| ran.name.starts_with("counting")) {
        assert_eq!(ran.outcome, counted.outcome, "{} on {start:?}", ran.name);
    }
    let solutions = Solutions::of(Board::new(start).expect("no conflict"));
    let first_two: Vec<Grid<N>> = solutions.take(2).collect();
    let found = match counted.outcome {
        Outcome::NoSolution => 0,
        Outcome::Unique => 1,
        _ => 2,
    };
    assert_eq!(first_two.len(), found, "the iterator on {start:?}");
    for ran in runs.iter().filter(|ran| ran.outcome == Outcome::Solved) {
        let is_first = found == 1 || ran.name == "fewest choices";
        assert!(!is_first || first_two[0] == *ran.board.grid(), "{} on {start:?}", ran.name);
    }
    Some(counted.outcome)
}

/// What one run says about itself.
fn expect_sound<const N: usize>(ran: &Ran<N>, heard: &Heard<N>, start: Grid<N>) {
    let Ran { name, board, outcome } = ran;
    let what = format!("{name} on {start:?}: {outcome}");
    let tally = board.tally();
    let blanks = start.blanks() as u64;
    assert!(tally.undos <= tally.tries, "{what}");
    assert_eq!(tally.most_open, heard.most_open + 1, "{what}");
    match outcome {
        Outcome::Solved => {
            expect_solution_of(start, board.grid());
            assert_eq!(tally.tries - tally.undos + heard.forced_and_stands(), blanks, "{what}");
        }
        Outcome::GaveUp { tries } => {
            assert_eq!((*tries, tally.tries), (BUDGET, BUDGET), "{what}");
            assert_eq!(*board.grid(), start, "{what}");
            return;
        }
        _ => {
            assert_eq!(*board.grid(), start, "{what}: the grid is changed");
            assert_eq!(tally.tries, tally.undos, "{what}");
        }
    }
    assert_eq!(heard.replay.grid(), board.grid(), "{what}: the tape tells another grid");
}

fn expect_solution_of<const N: usize>(start: Grid<N>, grid: &Grid<N>) {
    assert!(grid.is_full() && grid.conflicts().is_empty(), "{grid:?} is no solution");
    for cell in start.cells().filter(|&cell| !start.is_blank(cell)) {
        assert_eq!(start[cell], grid[cell], "{cell} of {start:?}");
    }
}

/// The tape played back while it is written.
struct Heard<const N: usize> {
    replay: Replay<N>,
    most_open: u64,
}

impl<const N: usize> Heard<N> {
    fn new(start: Grid<N>) -> Self {
        Self { replay: Replay::new(start), most_open: 0 }
    }

    fn hear(&mut self, event: &Event) {
        if let Event::Place { cell, digit, allowed, .. } = *event {
            assert_eq!(self.replay.allowed(cell), allowed, "{event}");
            assert!(allowed.contains(digit), "{event}");
        }
        self.replay.apply(event);
        self.most_open = self.most_open.max(self.replay.open_tries() as u64);
    }

    fn forced_and_stands(&self) -> u64 {
        self.replay.trail().iter().filter(|placed| placed.why != Why::Tried).count() as u64
    }
}

#[test]
fn the_generator_gives_the_same_grids_for_the_same_seed() {
    let grid = |seed| Random::new(seed).grid::<9>(20);
    assert_eq!(grid(1), grid(1));
    assert_ne!(grid(1), grid(2));
    assert_eq!(grid(1).conflicts(), []);
    let cells: Vec<Cell> = (0..50).map(|seed| Random::new(seed).cell::<9>()).collect();
    assert!(cells.iter().any(|cell| cell.row == 8) && cells.iter().any(|cell| cell.col == 0));
}
