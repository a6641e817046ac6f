//! Every instruction set and every choice of ideas against the searches of lessons 3 to 9, on
//! grids with many, one and no solutions, and with conflicts.

#![forbid(unsafe_code)]

#[path = "../../tests/support/random.rs"]
mod random;
#[path = "../../tests/support/stages.rs"]
mod stages;

use random::Random;
use stages::{NINE, run};
use sudoku_steps::solutions::candidates::is_solved;
use sudoku_steps::solutions::{bigger_boards, trail};
use sudoku_steps::{Board, Cell, Grid, Outcome, puzzles};
use sudoku_steps_fast::{Bad, Found, Ideas, InstructionSet, available, search_with};

/// Enough tries for nearly every grid; what takes more is left out.
const BUDGET: u64 = 20_000;

/// All ideas, and each left out.
const IDEAS: [Ideas; 4] = {
    let all = Ideas { triads: true, score: true, early_stop: true };
    [
        all,
        Ideas { triads: false, ..all },
        Ideas { score: false, ..all },
        Ideas { early_stop: false, ..all },
    ]
};

/// Every instruction set with every choice of ideas.
fn paths() -> impl Iterator<Item = (InstructionSet, Ideas)> {
    available().flat_map(|set| IDEAS.map(|ideas| (set, ideas)))
}

fn text(grid: &Grid) -> [u8; 81] {
    grid.line().into_bytes().try_into().expect("a grid has 81 squares")
}

fn rows(grid: &Grid) -> [[u8; 9]; 9] {
    let mut rows = [[0; 9]; 9];
    for cell in grid.cells() {
        rows[cell.row][cell.col] = grid[cell];
    }
    rows
}

fn grid(rows: &[[u8; 9]; 9]) -> Grid {
    let mut grid = Grid::empty();
    for cell in Grid::<9>::empty().cells() {
        grid[cell] = rows[cell.row][cell.col];
    }
    grid
}

/// What all paths find up to a limit: the same count, from text and from rows, and a first
/// solution that keeps the clues and is solved.
fn found(start: &Grid, limit: usize) -> usize {
    let mut counts = Vec::new();
    let mut efforts = Vec::new();
    for (set, ideas) in paths() {
        let Found { count, first, rounds, guesses } =
            search_with(set, ideas, &text(start), limit).expect("a grid without conflicts");
        if ideas == Ideas::default() {
            efforts.push((rounds, guesses));
        }
        assert_eq!(search_with(set, ideas, &rows(start), limit).unwrap().first, first);
        assert_eq!(count > 0, first.is_some());
        if let Some(first) = first {
            let full = grid(&first);
            assert!(is_solved(&full), "{set}: {full:?}");
            let mut clues = start.cells().filter(|&cell| !start.is_blank(cell));
            assert!(clues.all(|cell| full[cell] == start[cell]), "{set} on {start:?}");
        }
        counts.push(count);
    }
    assert!(counts.iter().all(|count| *count == counts[0]), "{start:?}: {counts:?}");
    // Whatever it runs on, it is the same search.
    assert!(efforts.iter().all(|effort| *effort == efforts[0]), "{start:?}: {efforts:?}");
    counts[0]
}

/// A full grid, from a few random clues.
fn full(random: &mut Random) -> Grid {
    loop {
        let mut board = Board::new(random.grid(12)).expect("random digits break no rule");
        if trail::solve(&mut board) {
            return *board.grid();
        }
    }
}

/// Part of a full grid, and sometimes a digit exchanged for another that breaks no rule.
fn part(random: &mut Random) -> Grid {
    let mut grid = full(random);
    for _ in 0..30 + random.below(90) {
        grid[random.cell::<9>()] = 0;
    }
    if random.below(3) == 0 {
        let cell = random.cell::<9>();
        let right = std::mem::take(&mut grid[cell]);
        let board = Board::new(grid).expect("part of a right grid");
        let wrong = board.allowed(cell).into_iter().find(|&digit| digit != right);
        grid[cell] = wrong.unwrap_or(right);
    }
    grid
}

#[test]
fn every_path_agrees_with_every_lesson() {
    let mut random = Random::new(12);
    let mut seen = [0; 3];
    for index in 0..600 {
        let start = if index % 3 == 0 {
            let clues = 15 + random.below(20);
            random.grid(clues)
        } else {
            part(&mut random)
        };
        let found = found(&start, 2);
        seen[found] += 1;
        // All lessons on some, the quickest on the others.
        let stages = if index % 4 == 0 { NINE.to_vec() } else { vec![NINE[5]] };
        for stage in stages {
            let ran = run(stage, start, BUDGET, |_: &sudoku_steps::Event| {});
            match ran.outcome {
                Outcome::GaveUp { .. } => {}
                Outcome::NoSolution => assert_eq!(found, 0, "{} on {start:?}", ran.name),
                Outcome::Unique => assert_eq!(found, 1, "{} on {start:?}", ran.name),
                Outcome::Several { .. } => assert_eq!(found, 2, "{} on {start:?}", ran.name),
                Outcome::Solved => assert!(found > 0, "{} on {start:?}", ran.name),
            }
        }
        let mut board = Board::new(start).unwrap().with_budget(BUDGET);
        if bigger_boards::solve(&mut board) {
            assert!(found > 0, "lesson 10 on {start:?}");
        }
    }
    assert!(seen.into_iter().all(|count| count >= 50), "{seen:?}");
}

#[test]
fn the_puzzles_with_a_name_have_one_solution() {
    for named in puzzles::NAMED {
        assert_eq!(found(&named.grid(), 2), 1, "{}", named.name);
        let mut board = Board::new(named.grid()).unwrap();
        assert!(trail::solve(&mut board));
        let first = sudoku_steps_fast::solve(&text(&named.grid())).unwrap().unwrap();
        assert_eq!(grid(&first), *board.grid(), "{}", named.name);
    }
}

#[test]
fn counts_beyond_two_are_those_of_lesson_8() {
    let mut random = Random::new(8);
    let mut several = 0;
    for _ in 0..60 {
        let mut start = full(&mut random);
        for _ in 0..70 {
            start[random.cell::<9>()] = 0;
        }
        let mut board = Board::new(start).unwrap();
        let counted = trail::count_solutions(&mut board, 200);
        several += u32::from(counted > 2);
        assert_eq!(found(&start, 200), usize::try_from(counted).unwrap(), "{start:?}");
    }
    assert!(several > 10, "{several}");
}

#[test]
fn a_limit_is_kept_to() {
    for limit in [0, 1, 2, 3, 1_000] {
        assert_eq!(found(&Grid::empty(), limit), limit);
    }
    for set in available() {
        let empty = [b'.'; 81];
        let found = search_with(set, Ideas::default(), &empty, 100_000).unwrap();
        assert_eq!(found.count, 100_000, "{set}");
    }
}

#[test]
fn two_equal_clues_in_a_unit_are_named() {
    let cells: Vec<Cell> = Grid::<9>::empty().cells().collect();
    for (set, ideas) in paths() {
        for &at in &cells {
            for and in Grid::<9>::empty().peers(at).filter(|&and| at < and) {
                let mut start = Grid::empty();
                (start[at], start[and]) = (7, 7);
                let clash = Bad::Clash { digit: 7, at: (at.row, at.col), and: (and.row, and.col) };
                assert_eq!(search_with(set, ideas, &text(&start), 2), Err(clash), "{set}");
                assert_eq!(search_with(set, ideas, &rows(&start), 2), Err(clash), "{set}");
            }
        }
    }
}

#[test]
fn a_wrong_byte_is_named_wherever_it_stands() {
    for (set, ideas) in paths() {
        for at in 0..81 {
            let square = (at / 9, at % 9);
            for byte in [b'x', b' ', b'/', b':', 0, 0xff, 9] {
                let mut puzzle = [b'.'; 81];
                puzzle[at] = byte;
                let bad = Bad::Square { at: square, byte };
                assert_eq!(search_with(set, ideas, &puzzle, 2), Err(bad), "{set}");
            }
            for byte in [10, b'.', b'0', b'1', 0xff] {
                let mut puzzle = [[0; 9]; 9];
                puzzle[square.0][square.1] = byte;
                let bad = Bad::Square { at: square, byte };
                assert_eq!(search_with(set, ideas, &puzzle, 2), Err(bad), "{set}");
            }
        }
    }
    let mut puzzle = [b'.'; 81];
    puzzle[40] = b'x';
    let message = sudoku_steps_fast::solve(&puzzle).unwrap_err().to_string();
    assert_eq!(message, "byte 120 at (4, 4) is neither a digit nor a blank");
}

/// Contradictions that a rule which puts something back would go round for ever.
#[test]
fn contradictions_end() {
    let row_0 = |digits: [u8; 9]| (0..9).map(move |col| (0, col, digits[col])).collect::<Vec<_>>();
    let cases = [
        (
            "no place for 1 in box 0, while each row and column has one",
            vec![(0, 3, 1), (1, 6, 1), (2, 0, 2), (2, 1, 3), (2, 2, 4)],
        ),
        (
            "1 and 2 are both alone at (0, 0)",
            [row_0([0, 3, 4, 5, 6, 7, 8, 0, 0]), vec![(3, 7, 1), (4, 7, 2), (6, 8, 1), (7, 8, 2)]]
                .concat(),
        ),
        (
            "(0, 0) and (0, 3) have 9 alone, and no other square of the row",
            [row_0([0, 1, 2, 0, 3, 4, 5, 6, 7]), vec![(3, 0, 8), (6, 3, 8)]].concat(),
        ),
        ("(0, 8) has no digit", [row_0([1, 2, 3, 4, 5, 6, 7, 8, 0]), vec![(4, 8, 9)]].concat()),
    ];
    for (what, digits) in cases {
        let mut start = Grid::empty();
        for (row, col, digit) in digits {
            start[Cell::new(row, col)] = digit;
        }
        assert_eq!(start.conflicts(), [], "{what}");
        assert_eq!(found(&start, 2), 0, "{what}");
    }
}

/// Lesson 10's puzzle with three digits for two squares: two rounds with triads. Without them it
/// takes more than a million guesses, so that isn't tried here.
#[test]
fn triads_see_three_digits_for_two_squares() {
    let puzzle =
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    let grid: Grid = puzzle.parse().unwrap();
    for set in available() {
        let found = search_with(set, Ideas::default(), &text(&grid), 2).unwrap();
        assert_eq!((found.count, found.rounds, found.guesses), (0, 2, 0), "{set}");
    }
}
