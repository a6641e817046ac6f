//! The figures to reach in "Go further" of lessons 1 to 5, each by the search that the
//! text describes, and the tables that a text works on.

use sudoku_steps::solutions::backtracking::{first_empty, search};
use sudoku_steps::solutions::candidates::allowed;
use sudoku_steps::solutions::counting::count;
use sudoku_steps::solutions::propagation::{fill_forced, fill_hidden, search_with};
use sudoku_steps::solutions::recursion::fits;
use sudoku_steps::{Board, Cell, Digits, Event, Grid, Outcome, Tally, puzzles};

use crate::computed::{fewest, in_order, named, number, ran};
use crate::support::readme;
use crate::typed::PUZZLES;

/// What a search did on a named puzzle that it has to solve.
fn solved(name: &str, search: impl FnOnce(&mut Board) -> bool) -> Tally {
    let ran = ran(named(name), |board| {
        let solved = search(board);
        board.finish(solved)
    });
    let puzzle = PUZZLES.iter().find(|puzzle| puzzle.name == name).unwrap();
    assert_eq!(ran.grid.line(), puzzle.solution, "{name}");
    ran.tally
}

fn small_from_4_down(board: &mut Board<4>) -> bool {
    let Some(cell) = first_empty(board) else { return true };
    for digit in (1..=4).rev().filter(|&digit| fits(board, cell, digit)).collect::<Vec<_>>() {
        board.place(cell, digit);
        if small_from_4_down(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}

#[test]
fn lesson_1() {
    let down = ran(puzzles::small(), |board| {
        let solved = small_from_4_down(board);
        board.finish(solved)
    });
    assert_eq!((down.tally.tries, down.tally.undos, down.outcome), (6, 0, Outcome::Solved));
    let counted = ran::<4>("1234............".parse().unwrap(), |board| {
        let found = count(board, u64::MAX, first_empty);
        board.finish_count(found, u64::MAX)
    });
    assert_eq!(number(counted.outcome), 12);
    assert_eq!(12 * 24, 288);
}

fn diagonals(cell: Cell) -> impl Iterator<Item = Cell> {
    let falling = (0..9).map(|at| Cell::new(at, at)).filter(move |_| cell.row == cell.col);
    let rising = (0..9).map(|at| Cell::new(at, 8 - at)).filter(move |_| cell.row + cell.col == 8);
    falling.chain(rising).filter(move |&other| other != cell)
}

#[test]
fn lesson_2() {
    let candidates = |name| {
        let grid = named(name);
        let blanks = grid.cells().filter(|&cell| grid.is_blank(cell));
        blanks.map(|cell| allowed(&grid, cell).len()).sum::<usize>()
    };
    assert_eq!((candidates("easy"), candidates("17 clues")), (194, 301));

    let easy = named("easy");
    let x_peers = |cell: Cell| {
        let mut peers: Vec<Cell> = easy.peers(cell).chain(diagonals(cell)).collect();
        peers.sort_unstable();
        peers.dedup();
        peers.len()
    };
    assert_eq!((x_peers(Cell::new(4, 4)), x_peers(Cell::new(0, 0))), (32, 26));
    let mut left = allowed(&easy, Cell::new(0, 0));
    diagonals(Cell::new(0, 0)).for_each(|cell| {
        left.remove(easy[cell]);
    });
    assert_eq!(left.to_string(), "2 8");
}

fn largest_first(board: &mut Board) -> bool {
    let Some(cell) = first_empty(board) else { return true };
    let digits: Vec<u8> = board.allowed(cell).into_iter().collect();
    for digit in digits.into_iter().rev() {
        board.place(cell, digit);
        if largest_first(board) {
            return true;
        }
        board.undo(cell);
    }
    false
}

fn by_column(board: &Board) -> Option<Cell> {
    board.cells().filter(|&cell| board.is_blank(cell)).min_by_key(|cell| (cell.col, cell.row))
}

/// Puts queens into the rows below `at`. Returns how many solutions there are, at most
/// one when `first`.
fn queens(at: &mut Vec<usize>, put_down: &mut u64, first: bool) -> u64 {
    if at.len() == 8 {
        return 1;
    }
    let mut found = 0;
    for col in 0..8 {
        let row = at.len();
        let attacked =
            |(other, &queen): (usize, &usize)| queen == col || row - other == queen.abs_diff(col);
        if !at.iter().enumerate().any(attacked) {
            at.push(col);
            *put_down += 1;
            found += queens(at, put_down, first);
            at.pop();
            if first && found > 0 {
                break;
            }
        }
    }
    found
}

#[test]
fn lesson_3() {
    assert_eq!(in_order(Grid::empty()).tally.tries, 391);
    assert_eq!(solved("easy", largest_first).tries, 12_813);
    assert_eq!(solved("wikipedia", largest_first).tries, 474);
    assert_eq!(solved("17 clues", |board| search(board, by_column)).tries, 490_572);
    let mut put_down = 0;
    assert_eq!((queens(&mut Vec::new(), &mut put_down, true), put_down), (1, 113));
    assert_eq!(queens(&mut Vec::new(), &mut put_down, false), 92);
}

#[test]
fn the_stack_of_lesson_3_is_that_of_the_search() {
    let easy = named("easy");
    let events = in_order(easy).events;
    let tries = events.iter().take_while(|event| matches!(event, Event::Place { .. }));
    let mut grid = easy;
    let mut rows = vec!["square   stands   not yet tried".to_string()];
    for event in tries {
        let Event::Place { cell, digit, .. } = *event else { unreachable!() };
        let digits = allowed(&grid, cell).into_iter().filter(|&other| other > digit);
        let left: Vec<String> = digits.map(|digit| digit.to_string()).collect();
        rows.push(format!("{cell}   {digit}        {}", left.join(" ")).trim_end().to_string());
        grid[cell] = digit;
    }
    let table = format!("    {}\n", rows.join("\n    "));
    let text = readme::read("lessons/03_backtracking/README.md").unwrap();
    assert!(text.contains(&table), "{table}");
}

fn last_of_ties(board: &Board) -> Option<Cell> {
    let blanks = board.cells().filter(|&cell| board.is_blank(cell));
    blanks.min_by_key(|&cell| (board.allowed(cell).len(), std::cmp::Reverse(cell)))
}

fn most_blank_peers(board: &Board) -> Option<Cell> {
    let blank_peers = |cell| board.peers(cell).filter(|&peer| board.is_blank(peer)).count();
    let blanks = board.cells().filter(|&cell| board.is_blank(cell));
    blanks.min_by_key(|&cell| (board.allowed(cell).len(), std::cmp::Reverse(blank_peers(cell))))
}

fn one_choice_or_first(board: &Board) -> Option<Cell> {
    let mut blanks = board.cells().filter(|&cell| board.is_blank(cell));
    blanks.find(|&cell| board.allowed(cell).len() <= 1).or_else(|| first_empty(board))
}

#[test]
fn lesson_4() {
    let tries = |name, choose: fn(&Board) -> Option<Cell>| {
        solved(name, |board| search(board, choose)).tries
    };
    assert_eq!(tries("17 clues", last_of_ties), 21_445);
    assert_eq!(tries("Inkala 2012", most_blank_peers), 9_171);
    assert_eq!(tries("17 clues", most_blank_peers), 2_090);
    assert_eq!(tries("Inkala 2012", one_choice_or_first), 2_982);
    assert_eq!(tries("17 clues", one_choice_or_first), 20_106);
}

fn has_a_square_without_a_digit(board: &Board) -> bool {
    board.cells().any(|cell| board.is_blank(cell) && board.allowed(cell).is_empty())
}

fn naked_alone(board: &mut Board) -> bool {
    fill_forced(board);
    !has_a_square_without_a_digit(board)
}

fn hidden_alone(board: &mut Board) -> bool {
    fill_hidden(board);
    let has_place = |unit, digit| {
        board
            .cells_of(unit)
            .any(|cell| board.get(cell) == digit || board.allowed(cell).contains(digit))
    };
    let every_digit =
        board.units().all(|unit| Digits::all(9).into_iter().all(|d| has_place(unit, d)));
    every_digit && !has_a_square_without_a_digit(board)
}

#[test]
fn lesson_5() {
    for puzzle in &PUZZLES {
        let naked = solved(puzzle.name, |board| search_with(board, naked_alone));
        assert_eq!(naked.guesses, puzzle.fewest_choices[3], "{}", puzzle.name);
        if puzzle.name == "Inkala 2012" {
            assert_eq!((naked.calls(), naked.guesses), (1_851, 928));
        }
    }
    let hidden = solved("17 clues", |board| search_with(board, hidden_alone));
    assert_eq!(hidden.calls(), 31);
    let mut wrong = named("wikipedia");
    wrong[Cell::new(0, 1)] = 4;
    assert_eq!((in_order(wrong).tally.tries, fewest(wrong).tally.tries), (2_729, 39));
}

/// What the first README gives for trials is this, with a search in it.
#[test]
fn a_trial_as_the_first_readme_shows_it() {
    let readme = readme::read("README.md").unwrap();
    let shown = readme.split("```rust\n").nth(1).and_then(|rest| rest.split("```").next());
    let shown = shown.expect("the first README has a block of Rust");
    let (_, body) = shown.split_once("fn main() {\n").expect("it has a main");
    let bare = |code: &str| code.lines().map(str::trim).collect::<Vec<_>>().join("\n");
    let source = include_str!("further.rs");
    assert!(bare(source).contains(bare(body.trim_end().trim_end_matches('}')).trim()), "{body}");
    main();
}

fn main() {
    let solve = |board: &mut Board| search(board, first_empty);
    let puzzle = puzzles::find("easy").expect("it is a puzzle of the course");
    let mut board = Board::new(puzzle.grid()).expect("no digit stands twice");
    solve(&mut board);
    println!("{}", board.tally());
    assert_eq!(board.tally().tries, 2_428);
}
