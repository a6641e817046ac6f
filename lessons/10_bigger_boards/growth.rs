//! Running every stage on every puzzle, and what was measured.

use std::time::{Duration, Instant};

use sudoku_steps::lesson::{Options, Stop};
use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::solutions::{backtracking, bigger_boards, fewest_choices, propagation, trail};
use sudoku_steps::{Board, Grid, Outcome, puzzles, with_grid};

/// How many tries a search gets, unless `--budget` says it.
pub const BUDGET: u64 = 100_000;

/// A search that takes less than this is timed again, so many times.
const SHORT: Duration = Duration::from_millis(20);
const AGAIN: u32 = 4;

/// One search, and what it took.
pub struct Measured {
    /// Which search.
    pub stage: &'static str,
    /// On which puzzle.
    pub puzzle: String,
    /// The side of its board.
    pub side: usize,
    /// How many of its squares were blank.
    pub blanks: usize,
    /// Digits tried. A forced digit is no try.
    pub tries: u64,
    /// Tries taken back.
    pub undos: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// How long it took.
    pub time: Duration,
}

/// A search of the course.
pub struct Stage<const N: usize> {
    /// What a chart calls it.
    pub name: &'static str,
    /// The search.
    pub solve: fn(&mut Board<N>) -> bool,
}

/// The searches, in the order of the lessons.
pub fn stages<const N: usize>() -> Vec<Stage<N>> {
    vec![
        Stage { name: "in order", solve: backtracking::solve },
        Stage { name: "fewest", solve: fewest_choices::solve },
        Stage { name: "propagation", solve: propagation::solve },
        Stage { name: "candidates", solve: trail::solve },
        Stage { name: "exact cover", solve: |board| Sudoku::new().solve(board).solved },
        Stage { name: "tightest", solve: bigger_boards::solve },
    ]
}

impl<const N: usize> Stage<N> {
    /// Runs the search.
    pub fn run(&self, puzzle: &str, grid: Grid<N>, budget: u64) -> Result<Measured, Stop> {
        let fresh = || Ok::<_, Stop>(Board::new(grid)?.with_budget(budget));
        let timed = |board: &mut Board<N>| {
            let start = Instant::now();
            let solved = (self.solve)(board);
            let outcome = board.finish(solved);
            (outcome, start.elapsed())
        };
        let mut board = fresh()?;
        let (outcome, mut time) = timed(&mut board);
        // A busy machine makes a short search look long: the shortest of several counts.
        for _ in 0..if time < SHORT { AGAIN } else { 0 } {
            time = time.min(timed(&mut fresh()?).1);
        }
        let tally = board.tally();
        Ok(Measured {
            stage: self.name,
            puzzle: puzzle.to_string(),
            side: N,
            blanks: grid.blanks(),
            tries: tally.tries,
            undos: tally.undos,
            outcome,
            time,
        })
    }
}

/// Every search on one puzzle.
pub fn all_stages<const N: usize>(
    puzzle: &str,
    grid: Grid<N>,
    budget: u64,
) -> Result<Vec<Measured>, Stop> {
    stages().iter().map(|stage| stage.run(puzzle, grid, budget)).collect()
}

/// Every search on every puzzle of the twelve.
pub fn measure(options: &Options) -> Result<Vec<Measured>, Stop> {
    let budget = options.budget.unwrap_or(BUDGET);
    let mut measured = Vec::new();
    for puzzle in puzzles::GROWING {
        measured.extend(with_grid!(puzzle.grid(), grid => all_stages(puzzle.name, grid, budget))?);
    }
    Ok(measured)
}
