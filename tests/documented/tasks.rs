//! The figures that lessons 6 to 10 set as a goal, and what their texts say besides.

use std::collections::BTreeSet;

use sudoku_steps::exact_cover::{Picks, Problem};
use sudoku_steps::solutions::backtracking::{first_empty, search};
use sudoku_steps::solutions::counting::{Solutions, count};
use sudoku_steps::solutions::exact_cover::search as cover;
use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::solutions::generator::maker::{Plan, make};
use sudoku_steps::solutions::making::{clues_of, dig, solutions};
use sudoku_steps::solutions::trail::memory::Trail;
use sudoku_steps::solutions::trail::search::{singles, solve_with};
use sudoku_steps::solutions::{bigger_boards, trail};
use sudoku_steps::{Board, Cell, Choice, Grid, puzzles};

use crate::computed::{named, without};
use crate::typed::PUZZLES;

fn board<const N: usize>(grid: Grid<N>) -> Board<N> {
    Board::new(grid).unwrap()
}

/// Whether both diagonals have each digit once.
fn is_x<const N: usize>(grid: &Grid<N>) -> bool {
    let digits = |col: &dyn Fn(usize) -> usize| {
        let diagonal: BTreeSet<u8> = (0..N).map(|row| grid[Cell::new(row, col(row))]).collect();
        diagonal.len()
    };
    digits(&|row| row) == N && digits(&|row| N - 1 - row) == N
}

#[test]
fn diagonals_and_squares_that_all_solutions_share() {
    let small = Solutions::of(board(Grid::<4>::empty()));
    assert_eq!(small.filter(is_x).count(), 48);
    let sixteen = without((3, 7));
    let all: Vec<Grid> = Solutions::of(board(sixteen)).collect();
    assert_eq!(all.iter().filter(|solution| is_x(solution)).count(), 5);
    let shared = |cell: &Cell| all.iter().all(|solution| solution[*cell] == all[0][*cell]);
    assert_eq!(sixteen.cells().filter(shared).count(), 20);
    assert_eq!(clues_of(&sixteen), 16);
}

#[test]
fn clues_of_easy_that_could_go() {
    let easy = named("easy");
    let clues = easy.cells().filter(|&cell| !easy.is_blank(cell));
    let can_go = clues.filter(|&cell| {
        let mut without = easy;
        without[cell] = 0;
        solutions(&without) == 1
    });
    assert_eq!((can_go.count(), clues_of(&easy)), (6, 27));
}

#[test]
fn digging_in_reading_order() {
    let left = |puzzle: usize, backwards: bool| {
        let solution: Grid = PUZZLES[puzzle].solution.parse().unwrap();
        let mut order: Vec<Cell> = solution.cells().collect();
        if backwards {
            order.reverse();
        }
        clues_of(&dig(&solution, &order, 0))
    };
    assert_eq!((PUZZLES[0].name, PUZZLES[5].name), ("easy", "Inkala 2012"));
    assert_eq!((left(0, false), left(5, false), left(5, true)), (25, 26, 23));
}

#[test]
fn a_hundred_minimal_puzzles() {
    let plan = Plan { clues: 0, ..Plan::default() };
    let clues: Vec<usize> = (0..100).map(|seed| make(seed, &plan, |_| {}).clues()).collect();
    assert_eq!((clues.iter().min(), clues.iter().max()), (Some(&22), Some(&28)));
    assert_eq!(clues.iter().filter(|&&clues| clues == 22).count(), 3);
}

#[test]
fn digits_in_one_order_for_all_squares_make_one_grid() {
    fn fill(board: &mut Board, order: &[u8; 9]) -> bool {
        let Some(cell) = first_empty(board) else { return true };
        for &digit in order {
            if board.allowed(cell).contains(digit) {
                board.place(cell, digit);
                if fill(board, order) {
                    return true;
                }
                board.undo(cell);
            }
        }
        false
    }
    let mut plain = board(Grid::<9>::empty());
    assert!(search(&mut plain, first_empty));
    assert!(plain.grid().line().starts_with("123456789"));
    for order in [[3, 1, 4, 5, 9, 2, 6, 8, 7], [9, 8, 7, 6, 5, 4, 3, 2, 1]] {
        let mut board = board(Grid::empty());
        assert!(fill(&mut board, &order));
        assert_eq!(board.tally().tries, 391);
        let renamed = |cell: Cell| order[usize::from(plain.get(cell)) - 1];
        assert!(board.cells().all(|cell| board.get(cell) == renamed(cell)));
    }
}

#[test]
fn kept_sets_under_other_searches() {
    let mut sixteen = board(without((3, 7)));
    assert_eq!(trail::count_solutions(&mut sixteen, u64::MAX), 24_914);
    assert_eq!(sixteen.tally().tries, 51_250);
    let mut memory = Trail::<16>::default();
    assert!(solve_with(&mut board(Grid::empty()), &mut memory, singles));
    let (noted, back) = (memory.recorded(), memory.restored);
    assert_eq!((noted, back, noted - back), (3_868, 28, 3_840));
}

/// How many solutions a problem with these options has, its items all primary.
fn covers(items: usize, options: &[Vec<usize>]) -> u64 {
    let names = (0..items).map(|item| item.to_string());
    let mut problem = Problem::new(names, Vec::<String>::new());
    for option in options {
        problem.option(option);
    }
    let mut picks = Picks::up_to(u64::MAX);
    cover(&mut problem.links().clone(), &mut picks);
    picks.solutions()
}

#[test]
fn rooks_dominoes_and_diagonals() {
    let squares = |side: usize| (0..side * side).map(move |at| (at / side, at % side));
    let rooks: Vec<Vec<usize>> = squares(8).map(|(row, col)| vec![row, 8 + col]).collect();
    assert_eq!(covers(16, &rooks), 40_320);

    let across = squares(6).filter(|at| at.1 < 5).map(|(row, col)| (row * 6 + col, 1));
    let down = squares(6).filter(|at| at.0 < 5).map(|(row, col)| (row * 6 + col, 6));
    let dominoes: Vec<Vec<usize>> =
        across.chain(down).map(|(at, step)| vec![at, at + step]).collect();
    assert_eq!((dominoes.len(), covers(36, &dominoes)), (60, 6_728));

    let mut digits = Vec::new();
    for ((row, col), digit) in squares(4).flat_map(|at| (0..4).map(move |digit| (at, digit))) {
        let kinds = [(row, col), (row, digit), (col, digit), (row / 2 * 2 + col / 2, digit)];
        let mut option: Vec<usize> =
            kinds.iter().zip(0..).map(|((unit, of), kind)| 16 * kind + 4 * unit + of).collect();
        option.extend((row == col).then_some(64 + digit));
        option.extend((row + col == 3).then_some(68 + digit));
        digits.push(option);
    }
    assert_eq!(covers(72, &digits), 48);
}

fn tries_on_empty<const N: usize>() -> u64 {
    let mut board = board(Grid::<N>::empty());
    assert!(bigger_boards::solve(&mut board));
    board.tally().tries
}

/// Counts by the choice of lesson 10.
fn count_by_tightest<const N: usize>(board: &mut Board<N>) -> u64 {
    let Some(choice) = bigger_boards::tightest(board) else { return 1 };
    let ways: Vec<(Cell, u8)> = match choice {
        Choice::Square(cell) => board.allowed(cell).into_iter().map(|at| (cell, at)).collect(),
        Choice::Digit { unit, digit } => {
            let cells = board.cells_of(unit).filter(|&cell| board.allowed(cell).contains(digit));
            cells.map(|cell| (cell, digit)).collect()
        }
    };
    let mut found = 0;
    for (cell, digit) in ways {
        board.place(cell, digit);
        found += count_by_tightest(board);
        board.undo(cell);
    }
    found
}

#[test]
fn the_tightest_choice_on_empty_boards_and_for_a_count() {
    assert_eq!((tries_on_empty::<4>(), tries_on_empty::<9>()), (16, 81));
    assert_eq!((tries_on_empty::<16>(), tries_on_empty::<25>()), (256, 8_245));
    let mut sixteen = board(without((3, 7)));
    assert_eq!((count_by_tightest(&mut sixteen), sixteen.tally().tries), (24_914, 323_090));
    let mut small = board(Grid::<4>::empty());
    assert_eq!((count_by_tightest(&mut small), small.tally().tries), (288, 2_156));
    let mut small = board(Grid::<4>::empty());
    let found = count(&mut small, u64::MAX, fewest_choices);
    assert_eq!((found, small.tally().tries), (288, 2_272));
}

/// The solution of 16a with so many of its blanks, as lesson 10 makes it.
fn thinned(blanks: usize) -> Grid<16> {
    let puzzle: Grid<16> = puzzles::text("16a").unwrap().1.parse().unwrap();
    let mut board = board(puzzle);
    assert!(bigger_boards::solve(&mut board));
    let mut grid = *board.grid();
    let squares: Vec<Cell> = puzzle.cells().filter(|&cell| puzzle.is_blank(cell)).collect();
    for index in 0..blanks {
        grid[squares[index * 61 % squares.len()]] = 0;
    }
    grid
}

#[test]
fn the_wall_a_thousand_times_further() {
    let run = |blanks| {
        let mut board = board(thinned(blanks)).with_budget(100_000_000);
        (search(&mut board, first_empty), board.tally().tries)
    };
    let tables = [(122, 5_452), (132, 96_227), (142, 9_164_604)];
    assert!(tables.iter().all(|&(blanks, tries)| run(blanks) == (true, tries)));
    assert_eq!(run(152), (false, 100_000_000));
}
