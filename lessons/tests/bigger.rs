//! Boards of 16 × 16 and 25 × 25: they read and print, their puzzles have one
//! solution, and what lesson 10 writes about them is so.

#![forbid(unsafe_code)]

#[path = "../../tests/support/mod.rs"]
mod support;

use std::fs;
use std::path::Path;

use sudoku_steps::solutions::bigger_boards::{self, tightest};
use sudoku_steps::solutions::exact_cover::sudoku::Sudoku;
use sudoku_steps::solutions::propagation::{self, propagate};
use sudoku_steps::solutions::{backtracking, fewest_choices, trail};
use sudoku_steps::{AnyGrid, Board, Cell, Choice, Grid, Outcome, puzzles, with_grid};
use support::program::{lesson, run};

type Solve<const N: usize> = fn(&mut Board<N>) -> bool;

fn searches<const N: usize>() -> [(&'static str, Solve<N>); 6] {
    [
        ("in order", backtracking::solve),
        ("fewest choices", fewest_choices::solve),
        ("propagation", propagation::solve),
        ("candidates", trail::solve),
        ("exact cover", |board| Sudoku::new().solve(board).solved),
        ("tightest", bigger_boards::solve),
    ]
}

fn board<const N: usize>(grid: Grid<N>) -> Board<N> {
    Board::new(grid).expect("a puzzle has no conflict")
}

/// The ways to decide the tightest choice, made here anew.
fn ways<const N: usize>(board: &Board<N>) -> Option<Vec<(Cell, u8)>> {
    Some(match tightest(board)? {
        Choice::Square(cell) => {
            board.allowed(cell).into_iter().map(|digit| (cell, digit)).collect()
        }
        Choice::Digit { unit, digit } => board
            .cells_of(unit)
            .filter(|&cell| board.allowed(cell).contains(digit))
            .map(|cell| (cell, digit))
            .collect(),
    })
}

/// How many solutions a board has, up to two: what is forced first, then the tightest
/// choice.
fn solutions<const N: usize>(board: &mut Board<N>) -> u64 {
    let mark = board.mark();
    let mut found = 0;
    if propagate(board) {
        match ways(board) {
            None => found = 1,
            Some(ways) => {
                for (cell, digit) in ways {
                    let mark = board.mark();
                    board.place(cell, digit);
                    found += solutions(board);
                    board.undo_to(mark);
                    if found >= 2 {
                        break;
                    }
                }
            }
        }
    }
    board.undo_to(mark);
    found
}

#[test]
fn every_growing_puzzle_has_one_solution() {
    for puzzle in puzzles::GROWING {
        let found = with_grid!(puzzle.grid(), grid => solutions(&mut board(grid)));
        assert_eq!(found, 1, "{}", puzzle.name);
    }
}

/// A search either finds the solution or gives up: it never says that there is none.
#[test]
fn every_search_solves_a_growing_puzzle_or_gives_up() {
    fn check<const N: usize>(name: &str, grid: Grid<N>) {
        let mut best = board(grid);
        assert!(bigger_boards::solve(&mut best), "{name}");
        assert!(best.grid().is_full() && best.grid().conflicts().is_empty(), "{name}");
        for (search, solve) in searches::<N>() {
            let mut ran = board(grid).with_budget(10_000);
            let solved = solve(&mut ran);
            match ran.finish(solved) {
                Outcome::Solved => assert_eq!(ran.grid(), best.grid(), "{search} on {name}"),
                outcome => {
                    assert_eq!(outcome, Outcome::GaveUp { tries: 10_000 }, "{search} on {name}");
                    assert_eq!(*ran.grid(), grid, "{search} on {name}");
                }
            }
        }
    }
    for puzzle in puzzles::GROWING {
        with_grid!(puzzle.grid(), grid => check(puzzle.name, grid));
    }
}

/// The solutions that their source gives.
#[test]
fn the_puzzles_of_gecode_have_their_solutions() {
    fn check<const N: usize>(name: &str, grid: Grid<N>) {
        let file = format!("tests/cases/{}.solution.txt", name.replace(' ', "").to_lowercase());
        let text = fs::read_to_string(Path::new(support::program::ROOT).join(file)).unwrap();
        let solution: Grid<N> = text.parse().unwrap();
        assert!(solution.is_full() && solution.conflicts().is_empty(), "{name}");
        for cell in grid.cells().filter(|&cell| !grid.is_blank(cell)) {
            assert_eq!(solution[cell], grid[cell], "{cell} of {name}");
        }
        for (search, solve) in searches::<N>() {
            let mut ran = board(grid).with_budget(2_000);
            let solved = solve(&mut ran);
            if let Outcome::Solved = ran.finish(solved) {
                assert_eq!(*ran.grid(), solution, "{search} on {name}");
            } else {
                assert!(ran.gave_up(), "{search} on {name}");
            }
        }
    }
    for puzzle in puzzles::GECODE {
        with_grid!(puzzle.grid(), grid => check(puzzle.name, grid));
    }
    let found = with_grid!(puzzles::GECODE[0].grid(), grid => solutions(&mut board(grid)));
    assert_eq!(found, 1);
    // What lesson 10 says of the other.
    let AnyGrid::TwentyFive(grid) = puzzles::GECODE[1].grid() else { panic!("it is 25 × 25") };
    let mut board = board(grid);
    assert!(propagate(&mut board));
    assert_eq!((grid.blanks(), board.tally().forced()), (351, 17));
}

/// Programs that know only one digit a square in decimal can't read this one, and
/// some take A for 11.
#[test]
fn sixteen_rows_with_letters() {
    let text =
        fs::read_to_string(Path::new(support::program::ROOT).join("tests/cases/letters_16x16.txt"))
            .expect("the case is there");
    let AnyGrid::Sixteen(grid) = text.parse().expect("it is a puzzle") else {
        panic!("it has sixteen rows");
    };
    assert_eq!(grid.line().parse(), Ok(grid));
    assert_eq!(grid.to_string().parse(), Ok(grid));
    let solution = "32D6C98B54F7G1AE574FGEA13D62CB89BC897F451AEG23D61GAE26D3B89C754F\
                    F57814GE62A3B9CD9BCD587FEG41362A632ABDC9F7851EG4E1G43A269CDB5F78\
                    C8FB45E7G61AD2932D938BFC7E54AG61GA61D392CFB847E574E5A16G293D8CFB\
                    A63G92BD85CFE4174E176G3ADB29F85CD9B2FC58417E6A3G8F5CE714A3G69DB2";
    for (name, solve) in searches::<16>() {
        let mut board = board(grid);
        assert!(solve(&mut board), "{name}");
        assert_eq!(board.grid().line(), solution, "{name}");
    }
    assert_eq!(solutions(&mut board(grid)), 1);
    let as_nine = sudoku_steps::read::puzzle::<9>(&text).unwrap_err().to_string();
    assert!(as_nine.starts_with("character 'C' at 1:5"), "{as_nine}");
}

/// Propagation and search on squares takes minutes here: three digits of a box have
/// two squares. Fewest choices makes 83,565,184 tries; it was run to its end once.
#[test]
fn the_tightest_choice_sees_that_three_digits_have_two_squares() {
    let text = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    let grid: Grid = text.parse().unwrap();
    let mut tight = board(grid);
    assert!(!bigger_boards::solve(&mut tight));
    assert_eq!(tight.finish(false), Outcome::NoSolution);
    assert_eq!((tight.tally().tries, tight.tally().undos), (8_341, 8_341));
    assert_eq!(*tight.grid(), grid);
    let mut fewest = board(grid).with_budget(100_000);
    let solved = fewest_choices::solve(&mut fewest);
    assert_eq!(fewest.finish(solved), Outcome::GaveUp { tries: 100_000 });
}

/// Its items are the squares and the digits of units, in the same order.
#[test]
fn exact_cover_makes_the_same_tries() {
    fn check<const N: usize>(name: &str, grid: Grid<N>) {
        let (mut tight, mut cover) = (board(grid), board(grid));
        bigger_boards::solve(&mut tight);
        Sudoku::new().solve(&mut cover);
        assert_eq!(tight.tally().tries, cover.tally().tries, "{name}");
    }
    for puzzle in puzzles::GROWING {
        with_grid!(puzzle.grid(), grid => check(puzzle.name, grid));
    }
    for puzzle in puzzles::NAMED {
        check(puzzle.name, puzzle.grid());
    }
}

#[test]
fn every_size_is_read_and_shown() {
    for name in ["small", "4a", "9a", "easy", "16a", "25a"] {
        let ran = run(&mut lesson(10, &["--puzzle", name, "--trace", "2"]), b"");
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{name}");
        assert!(ran.out.contains("Solved"), "{name}");
    }
    let ran = run(&mut lesson(10, &["--puzzle", &".".repeat(100)]), b"");
    let expected = "error: the puzzle: found 100 squares; a puzzle has 16, 81, 256 or 625, \
                    '.' for a blank\n";
    assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (Some(2), "", expected));
    let ran = run(&mut lesson(10, &["--puzzle", "16a", "--budget", "5"]), b"");
    assert_eq!(ran.status, Some(1));
    assert!(ran.out.contains("Gave up after 5 tries"), "{}", ran.out);
    assert!(!ran.out.to_lowercase().contains("no solution"), "{}", ran.out);
}

/// Taken for a blank, each 0 would be a lost clue.
#[test]
fn sixteen_rows_of_0_to_f_are_read_and_said_to_be() {
    let case = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/cases/zero_to_f_16x16.txt");
    let ran = run(&mut lesson(10, &["--puzzle", case, "--trace", "none"]), b"");
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(ran.err.starts_with("note: ") && ran.err.contains("0-9A-F"), "{}", ran.err);
    let asked = ["--puzzle", case, "--trace", "none", "--digits", "0-9A-F"];
    let ran = run(&mut lesson(10, &asked), b"");
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    let text = fs::read_to_string(case).expect("the case is there");
    let AnyGrid::Sixteen(grid) = text.parse().expect("it is a puzzle") else {
        panic!("it has sixteen rows");
    };
    let mut board = board(grid);
    assert!(bigger_boards::solve(&mut board));
    let hex = board.grid().line();
    // The solution, each digit one less and A to F for ten to fifteen.
    let shown: String = hex
        .chars()
        .filter_map(|c| c.to_digit(17))
        .filter_map(|digit| char::from_digit(digit - 1, 16))
        .collect();
    assert_eq!(
        shown.to_uppercase(),
        "5FA12E78BD0634C9C4936BD0A15F728E06BD493CE7821F5A82E7FA1593C4D60B\
         DA65E483207BC91F3E48A65DFC190B727B209FC1483E5AD619FCB20765DA8E34\
         F15978B20A6DE34C278B159FCE43AD606D0A3CE48B2791F543CED0A659F1B728\
         A5DF832E76B04C919C14076BDFA528E3E8325DFA149C60B7B076C14932E8F5AD"
    );
    assert_eq!(solutions(&mut self::board(grid)), 1);
}

#[test]
fn the_figures_go_into_a_file() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("growth.csv");
    let name = file.to_str().expect("the target folder has a readable name");
    let ran = run(&mut lesson(10, &["--csv", name, "--puzzle", "4a"]), b"");
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    let text = fs::read_to_string(&file).expect("the file was written");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "search,puzzle,side,clues,blanks,tries,undos,outcome,seconds");
    assert_eq!(lines.len(), 7);
    assert!(lines[1].starts_with("in order,4a,4,4,12,45,33,solved,0."), "{}", lines[1]);
    // Whoever leaves before the end keeps what was there.
    let ran = run(&mut lesson(10, &["--csv", name, "--step"]), b"q\n");
    assert_eq!(ran.status, Some(0));
    assert_eq!(fs::read_to_string(&file).expect("the file is there"), text);
    // A shorter table leaves nothing of a longer one.
    fs::write(&file, "x\n".repeat(1_000)).expect("the target folder can be written");
    run(&mut lesson(10, &["--csv", name, "--puzzle", "4b"]), b"");
    let text = fs::read_to_string(&file).expect("the file is there");
    assert_eq!((text.lines().count(), text.contains("x\n")), (7, false));
    let ran = run(&mut lesson(10, &["--csv", "no/such/folder.csv"]), b"");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.starts_with("error: cannot write the file \"no/such/folder.csv\": "));
}
