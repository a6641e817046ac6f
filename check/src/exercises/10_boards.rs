//! The boards that exercise 10 is checked on, from 4 × 4 to 25 × 25.

use sudoku_steps::{Board, Cell, Choice, Grid, Replay, puzzles};
use sudoku_steps_follow::references::Tightest;

fn grid<const N: usize>(text: &str) -> Grid<N> {
    text.parse().expect("a board of the checks is a grid")
}

/// A puzzle of the twelve that grow.
pub fn growing<const N: usize>(name: &str) -> Grid<N> {
    grid(puzzles::text(name).expect("the course has this puzzle").1)
}

fn board<const N: usize>(grid: &Grid<N>) -> Board<N> {
    Board::new(*grid).expect("the boards have no conflicts")
}

fn solved<const N: usize>(puzzle: &Grid<N>) -> Grid<N>
where
    Board<N>: Tightest,
{
    let mut board = board(puzzle);
    assert!(board.solve(), "the puzzle has a solution");
    *board.grid()
}

/// In box 8 the digits 1, 5 and 6 fit in two squares only: there is no solution.
pub fn three_for_two() -> Grid {
    grid(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........")
}

/// Small boards to search, from none blank to all.
pub fn small_searches() -> [(&'static str, Grid<4>); 8] {
    [
        ("a full board", solved(&puzzles::small())),
        ("one blank", grid("312442131342243.")),
        ("the small puzzle", puzzles::small()),
        ("4a", growing("4a")),
        ("a dead square", grid("12....3.......4.")),
        ("a digit without a square", grid("...21.....1.....")),
        ("a wrong guess", grid("...4..1..34.....")),
        ("an empty board", Grid::empty()),
    ]
}

/// All squares, from one to the `step`-th after it, and on from the start at the end.
fn every<const N: usize>(step: usize) -> Vec<Cell> {
    let squares = N * N;
    (0..squares).map(|index| index * step % squares).map(|at| Cell::new(at / N, at % N)).collect()
}

/// A full grid with more and more squares blank, taken out in several orders.
fn thinned<const N: usize>(full: &Grid<N>, amounts: &[usize], steps: &[usize]) -> Vec<Grid<N>> {
    let mut grids = Vec::new();
    for &amount in amounts {
        for &step in steps {
            let mut grid = *full;
            for cell in every::<N>(step).into_iter().take(amount) {
                grid[cell] = 0;
            }
            grids.push(grid);
        }
    }
    grids
}

/// The same boards, each with one wrong digit more that still fits, where that leaves
/// a choice without a way.
fn spoilt<const N: usize>(grids: &[Grid<N>], full: &Grid<N>) -> Vec<Grid<N>>
where
    Board<N>: Tightest,
{
    let mut spoilt = Vec::new();
    for grid in grids {
        let board = board(grid);
        for cell in grid.cells() {
            for digit in board.allowed(cell).into_iter().filter(|&digit| digit != full[cell]) {
                let mut wrong = *grid;
                wrong[cell] = digit;
                if has_no_way(&wrong) {
                    spoilt.push(wrong);
                }
            }
        }
    }
    spoilt.sort_by_cached_key(Grid::blanks);
    spoilt
}

fn has_no_way<const N: usize>(grid: &Grid<N>) -> bool
where
    Board<N>: Tightest,
{
    let board = board(grid);
    match board.tightest() {
        Some(Choice::Square(cell)) => board.allowed(cell).is_empty(),
        Some(Choice::Digit { unit, digit }) => {
            !board.cells_of(unit).any(|cell| board.allowed(cell).contains(digit))
        }
        None => false,
    }
}

pub fn full_four() -> Vec<Grid<4>> {
    vec![solved(&puzzles::small())]
}

pub fn one_blank() -> Vec<Grid<4>> {
    let full = solved(&puzzles::small());
    let without = |cell| {
        let mut grid = full;
        grid[cell] = 0;
        grid
    };
    full.cells().map(without).collect()
}

/// Steps that have no factor in common with a number of squares, so each reaches
/// every square.
const STEPS: [usize; 4] = [1, 7, 11, 13];

pub fn four() -> Vec<Grid<4>> {
    let amounts: Vec<usize> = (2..=16).collect();
    let mut grids = thinned(&solved(&puzzles::small()), &amounts, &STEPS);
    grids.extend(["4a", "4b", "4c"].map(growing));
    grids.sort_by_cached_key(Grid::blanks);
    grids
}

pub fn spoilt_four() -> Vec<Grid<4>> {
    let mut grids = spoilt(&four(), &solved(&puzzles::small()));
    // A digit has no way in a column, or in a row, and all others have one.
    grids.extend(["..2.4...1......2", "..2..2..1..3...."].map(grid));
    grids
}

pub fn nine() -> Vec<Grid> {
    let full = solved(&puzzles::NAMED[0].grid());
    let amounts: Vec<usize> = (10..=81).step_by(6).collect();
    let mut grids = thinned(&full, &amounts, &STEPS);
    grids.extend(puzzles::NAMED.map(|named| named.grid()));
    grids.push(three_for_two());
    grids.sort_by_cached_key(Grid::blanks);
    grids
}

/// The boards that the first steps of a search pass through.
fn passed<const N: usize>(start: Grid<N>, steps: usize) -> Vec<Grid<N>>
where
    Board<N>: Tightest,
{
    let mut board = board(&start).keeping(steps).with_budget(steps as u64);
    board.solve();
    let mut replay = Replay::new(start);
    let events = board.tape().events().iter();
    events
        .map(|event| {
            replay.apply(event);
            *replay.grid()
        })
        .collect()
}

pub fn on_the_way() -> Vec<Grid> {
    let mut grids = passed(three_for_two(), 150);
    for name in ["AI Escargot", "Inkala 2012"] {
        grids.extend(passed(puzzles::find(name).expect("a named puzzle").grid(), 150));
    }
    grids.sort_by_cached_key(Grid::blanks);
    grids
}

pub fn sixteen() -> Vec<Grid<16>> {
    [vec![growing("16a")], passed(growing("16b"), 40)].concat()
}

pub fn twenty_five() -> Vec<Grid<25>> {
    vec![growing("25a"), growing("25b"), Grid::empty()]
}

/// Boards of one side on which every wrong way to pick shows.
pub fn of_all_kinds<const N: usize>() -> Vec<Grid<N>> {
    let same_side = |lines: Vec<String>| lines.iter().map(|line| grid(line)).collect();
    same_side(match N {
        4 => lines(&[four(), spoilt_four()].concat()),
        9 => lines(&[nine(), on_the_way()].concat()),
        16 => lines(&sixteen()),
        _ => lines(&twenty_five()),
    })
}

fn lines<const N: usize>(grids: &[Grid<N>]) -> Vec<String> {
    grids.iter().map(Grid::line).collect()
}
