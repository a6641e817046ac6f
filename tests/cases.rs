//! Puzzles that went wrong in other programs, with the right answers. How each went
//! wrong stands beside it.

#![forbid(unsafe_code)]

#[allow(dead_code)] // the 4 × 4 stages
#[path = "support/stages.rs"]
mod stages;

use stages::{NINE, run};
use sudoku_steps::solutions::backtracking::{first_empty, search};
use sudoku_steps::solutions::candidates::is_solved;
use sudoku_steps::solutions::counting::{Solutions, count_solutions};
use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::solutions::making::is_minimal;
use sudoku_steps::solutions::propagation::{self, fill_forced, propagate};
use sudoku_steps::{
    Board, Cell, Conflict, Grid, Outcome, Overwritten, ReadError, Replay, Unit, read,
};

/// The lines of a file of `tests/cases`, as they are.
fn lines(name: &str) -> Vec<String> {
    text(name).lines().map(str::to_string).collect()
}

fn text(name: &str) -> String {
    let file = format!("{}/tests/cases/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The puzzle of a file that has just one.
fn puzzle(name: &str) -> Grid {
    grid(&text(name))
}

fn grid(text: &str) -> Grid {
    read::puzzle(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn board(grid: Grid) -> Board {
    Board::new(grid).expect("a puzzle has no conflict")
}

fn conflict(unit: Unit, digit: u8, first: (usize, usize), second: (usize, usize)) -> Conflict {
    let cell = |(row, col)| Cell::new(row, col);
    Conflict { unit, digit, first: cell(first), second: cell(second) }
}

/// Every stage finds this solution, and counting finds no other. A stage that gives
/// up says so and nothing else.
fn expect_only(start: Grid, solution: &str) {
    for stage in NINE {
        let ran = run(stage, start, 1_000_000, |_: &_| {});
        match ran.outcome {
            Outcome::Solved => assert_eq!(ran.board.grid().line(), solution, "{}", ran.name),
            Outcome::GaveUp { .. } => assert_eq!(ran.name, "in order"),
            outcome => assert_eq!(outcome, Outcome::Unique, "{}", ran.name),
        }
    }
    assert!(is_solved(&grid(solution)));
}

/// Every stage finds nothing and leaves the grid as it was.
fn expect_none(start: Grid) {
    for stage in NINE {
        let ran = run(stage, start, 1_000_000, |_: &_| {});
        assert_eq!(ran.outcome, Outcome::NoSolution, "{}", ran.name);
        assert_eq!(*ran.board.grid(), start, "{}", ran.name);
    }
}

fn all(start: Grid) -> u64 {
    count_solutions(&mut board(start), u64::MAX)
}

/// How many squares naked singles fill, and how many both rules together.
fn filled_by_rules(start: Grid) -> (usize, u64) {
    let naked = fill_forced(&mut board(start));
    let mut both = board(start);
    assert!(propagate(&mut both));
    (naked, both.tally().forced())
}

const MANY_TRIES: &str =
    "987654321246173985351928746128537694634892157795461832519286473472319568863745219";

/// A solver printed the grid that it couldn't solve as if it were the answer.
#[test]
fn a_puzzle_against_brute_force() {
    let start = puzzle("many_tries");
    expect_only(start, MANY_TRIES);
    assert_eq!(filled_by_rules(start), (0, 64));
    let mut fewest = board(start);
    assert!(search(&mut fewest, fewest_choices));
    assert_eq!((fewest.tally().tries, fewest.tally().undos), (45_267, 45_203));
    let mut in_order = board(start).with_budget(1_000_000);
    let solved = search(&mut in_order, first_empty);
    assert_eq!(in_order.finish(solved), Outcome::GaveUp { tries: 1_000_000 });
    assert_eq!(*in_order.grid(), start);
    let mut to_its_end = board(start);
    assert!(search(&mut to_its_end, first_empty));
    assert_eq!(to_its_end.tally().tries, 69_175_316);
}

/// Covering an item twice made a program panic.
#[test]
fn an_ordinary_puzzle() {
    let start = puzzle("cover_twice");
    expect_only(
        start,
        "351786924697342185428915637569134872742859316813267549935471268284693751176528493",
    );
    assert_eq!(filled_by_rules(start), (0, 5));
}

/// What a solver kept from one puzzle spoilt the next.
#[test]
fn three_puzzles_one_after_the_other() {
    let [first, second, third] = lines("three_in_a_row").try_into().expect("three lines");
    let solution =
        "478619235325847916196532748251378694964125873783496521647951382519283467832764159";
    assert_eq!(first, third);
    expect_only(grid(&first), solution);
    expect_none(grid(&second));
    expect_only(grid(&third), solution);
}

/// A program counted an undo for each digit that didn't fit.
#[test]
fn tries_and_undos_are_what_they_say() {
    for (text, in_order, fewest) in [
        (
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            (4_208, 4_157),
            Some((51, 0)),
        ),
        (
            "53..7...86..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            (211, 211),
            None,
        ),
    ] {
        let mut board = board(grid(text));
        search(&mut board, first_empty);
        assert_eq!((board.tally().tries, board.tally().undos), in_order);
        let mut board = Board::new(grid(text)).expect("no conflict");
        search(&mut board, fewest_choices);
        let counts = (board.tally().tries, board.tally().undos);
        assert!(fewest.is_none_or(|fewest| fewest == counts), "{counts:?}");
    }
}

/// A program took the square with the most candidates.
#[test]
fn the_square_with_the_fewest_choices() {
    let start = board(puzzle("many_tries"));
    let cell = fewest_choices(&start).expect("there are blanks");
    assert_eq!(cell, Cell::new(1, 2));
    assert_eq!(start.allowed(cell).to_string(), "6 7 9");
    let ties: Vec<String> = start
        .cells()
        .filter(|&cell| start.is_blank(cell) && start.allowed(cell).len() == 3)
        .map(|cell| cell.to_string())
        .collect();
    let expected = "(1, 2) (1, 4) (2, 8) (3, 2) (5, 4) (6, 2) (6, 4) (7, 7) (7, 8)";
    assert_eq!(ties.join(" "), expected);
    let second = board(grid(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ));
    let cell = fewest_choices(&second).expect("there are blanks");
    assert_eq!((cell, second.allowed(cell).only()), (Cell::new(4, 4), Some(5)));
}

/// A program offered hidden singles as naked ones, and counted one that two units
/// show as two.
#[test]
fn hidden_singles_and_no_naked_one() {
    let start = puzzle("hidden_first");
    expect_only(
        start,
        "594682371168397452327451968415923687236874195789165243653248719971536824842719536",
    );
    let board = board(start);
    assert!(board.cells().all(|cell| board.allowed(cell).only().is_none()));
    assert_eq!(filled_by_rules(start), (0, 13));
    let mut hidden = Vec::new();
    for unit in board.units() {
        for digit in 1..=9 {
            let mut places = board.cells_of(unit).filter(|&c| board.allowed(c).contains(digit));
            if let (Some(cell), None) = (places.next(), places.next()) {
                hidden.push((cell, digit, unit));
            }
        }
    }
    hidden.sort();
    let expected = [
        (Cell::new(3, 8), 7, Unit::Row(3)),
        (Cell::new(3, 8), 7, Unit::Box(5)),
        (Cell::new(5, 1), 8, Unit::Box(3)),
        (Cell::new(8, 0), 8, Unit::Column(0)),
    ];
    assert_eq!(hidden, expected);
}

/// A clue got lost while copying.
#[test]
fn twenty_six_solutions_or_one() {
    let [lost, right] = lines("lost_clue").try_into().expect("two lines");
    assert_eq!((all(grid(&lost)), all(grid(&right))), (26, 1));
    let second =
        "358914672629753841471268395764192583932685417815437269183576924547829136296341758";
    assert!(Solutions::of(board(grid(&lost))).any(|solution| solution.line() == second));
}

/// It has no solution, and singles never see it: a budget has to end the search, and
/// nobody may call that "no solution".
#[test]
fn a_hopeless_puzzle_that_looks_harmless() {
    let start = puzzle("no_place_in_a_box");
    for stage in NINE {
        let ran = run(stage, start, 300_000, |_: &_| {});
        // The one search that chooses digits of a unit too soon runs out of options, and
        // hidden triples see that three digits share two squares.
        let expected = match ran.name {
            "exact cover" | "every rule" => Outcome::NoSolution,
            _ => Outcome::GaveUp { tries: 300_000 },
        };
        assert_eq!(ran.outcome, expected, "{}", ran.name);
        assert_eq!(*ran.board.grid(), start, "{}", ran.name);
    }
    // Why: three digits of this box share two squares.
    let board = board(start);
    for digit in [1, 5, 6] {
        let places = board.cells_of(Unit::Box(7)).filter(|&c| board.allowed(c).contains(digit));
        assert_eq!(places.collect::<Vec<_>>(), [Cell::new(7, 4), Cell::new(8, 4)]);
    }
}

/// A solver that stopped after 50,000 calls said that it can't be solved.
#[test]
fn two_clues_have_many_solutions() {
    let start = puzzle("two_clues");
    let mut in_order = board(start);
    assert!(search(&mut in_order, first_empty));
    assert_eq!(in_order.tally().tries, 257_848);
    let mut counted = board(start);
    let found = count_solutions(&mut counted, 2);
    assert_eq!(counted.finish_count(found, 2), Outcome::Several { found: 2, at_least: true });
    assert_eq!(*counted.grid(), start);
}

/// A game took one of two right answers for wrong.
#[test]
fn a_small_puzzle_with_two_solutions() {
    let start: Grid<4> = read::puzzle(&text("two_answers_4x4")).expect("it is a puzzle");
    let solutions = Solutions::of(Board::new(start).expect("no conflict"));
    let lines: Vec<String> = solutions.map(|solution| solution.line()).collect();
    assert_eq!(lines, ["2431312412434312", "3421213412434312"]);
}

/// Only part of each box was looked at, so there seemed to be several solutions.
#[test]
fn every_square_of_a_box_counts() {
    expect_only(
        puzzle("part_of_a_box"),
        "123897645456231978789564312897123564231456897564789231645312789978645123312978456",
    );
}

/// A clue was typed wrong, and the grid came back half filled.
#[test]
fn a_failed_search_leaves_the_grid_alone() {
    let start = puzzle("mistyped");
    expect_none(start);
    assert_eq!(all(start), 0);
    assert_eq!(Replay::new(start).stuck_digit(), Some((Unit::Row(1), 8)));
}

/// A loop that ends one too early doesn't read the last square.
#[test]
fn the_last_square_counts() {
    let mut start = puzzle("many_tries");
    assert_eq!(all(start), 1);
    start[Cell::new(8, 8)] = 0;
    assert_eq!(all(start), 7_265);
}

/// Clues that contradict each other were never compared.
#[test]
fn conflicting_clues_are_all_named() {
    let text = text("three_conflicts");
    let found: Grid = text.parse().expect("it can be read");
    let expected = [
        conflict(Unit::Row(0), 9, (0, 1), (0, 2)),
        conflict(Unit::Column(1), 9, (0, 1), (4, 1)),
        conflict(Unit::Box(0), 9, (0, 1), (0, 2)),
    ];
    assert_eq!(found.conflicts(), expected);
    assert_eq!(read::puzzle::<9>(&text), Err(ReadError::Conflict(expected[0])));
}

/// Validators that look at rows and columns only don't see it.
#[test]
fn a_conflict_in_the_last_box_alone() {
    let expected = conflict(Unit::Box(8), 4, (6, 6), (8, 8));
    assert_eq!(read::puzzle::<9>(&text("last_box")), Err(ReadError::Conflict(expected)));
}

/// "No blank left" was taken for "solved".
#[test]
fn a_full_grid_is_its_own_solution_or_has_conflicts() {
    let [right, wrong] = lines("full_grids").try_into().expect("two lines");
    expect_only(grid(&right), &right);
    let mut full = board(grid(&right));
    assert!(search(&mut full, first_empty));
    assert_eq!((full.tally().tries, all(grid(&right))), (0, 1));
    let wrong: Grid = wrong.parse().expect("it can be read");
    let expected = [
        conflict(Unit::Column(0), 3, (0, 0), (8, 0)),
        conflict(Unit::Column(1), 5, (0, 1), (3, 1)),
    ];
    assert_eq!(wrong.conflicts(), expected);
    assert!(!is_solved(&wrong));
}

/// Readers that collect 81 characters shift squares when rows are uneven.
#[test]
fn wrong_lengths_name_what_they_found() {
    let error = |name| read::puzzle::<9>(&text(name)).expect_err("it is no puzzle");
    assert_eq!(error("squares_80"), ReadError::Length { found: 80, expected: 81 });
    assert_eq!(error("squares_82"), ReadError::Length { found: 82, expected: 81 });
    let row = ReadError::RowLength { line: 4, column: 1, found: 8, expected: 9 };
    assert_eq!(error("rows_of_8_and_10"), row);
}

/// Singles of one moment, all written at once, fill the grid and break it.
#[test]
fn singles_never_fill_a_broken_grid() {
    let start = puzzle("broken_by_singles");
    expect_none(start);
    let blank = board(start);
    assert!(blank.cells().all(|cell| !blank.is_blank(cell) || !blank.allowed(cell).is_empty()));
    let mut board = board(start);
    assert!(!propagation::solve(&mut board));
    assert!(board.tally().contradictions > 0);
}

/// Digits of dates and notes were read as squares.
#[test]
fn lines_of_notes_are_no_squares() {
    expect_only(
        puzzle("headers"),
        "865934271712568943439217586581649327946372158273185694698423715157896432324751869",
    );
}

/// Most readers know neither commas nor question marks.
#[test]
fn commas_and_question_marks_are_read() {
    expect_only(
        puzzle("commas"),
        "657124389389657124124389657432968715968715432715432968541293876876541293293876541",
    );
}

/// A service printed its rows with dashes and bars, another program in a frame; a list had
/// -1 for a blank; a shell wrote its output as UTF-16.
#[test]
fn other_forms_have_their_solutions() {
    for (name, solution) in [
        (
            "rule_with_bars",
            "134286759862795431957413268578934126349162875621857943495321687786549312213678594",
        ),
        (
            "box_drawing",
            "981475326236189754574632891812947635365218479749563182498756213657321948123894567",
        ),
        (
            "list_minus_one",
            "871423956965781234243695817184236579597814362326957148758142693639578421412369785",
        ),
        (
            "list_zero",
            "871423956965781234243695817184236579597814362326957148758142693639578421412369785",
        ),
    ] {
        expect_only(puzzle(name), solution);
    }
}

/// Nine rows joined with dots, and 0 for a blank: the first 81 are the wrong grid.
#[test]
fn dots_between_rows_make_89_squares() {
    let error = read::puzzle::<9>(&text("dots_between_rows"));
    assert_eq!(error, Err(ReadError::Length { found: 89, expected: 81 }));
}

/// Notes behind the 81st square were counted as squares.
#[test]
fn a_note_behind_the_squares_is_none_of_them() {
    let error = read::puzzle::<9>(&text("notes")).expect_err("there are two");
    assert_eq!(error, ReadError::Several { line: 2 });
    assert_eq!(grid(&lines("notes")[0]), grid(&lines("notes")[1]));
    let error = read::puzzle::<9>(&text("no_space_before_a_note")).expect_err("no square");
    assert!(error.to_string().starts_with("character 'h' at 1:82"), "{error}");
    let first = &lines("notes")[0][..81];
    expect_only(
        grid(first),
        "947628153628135974135947682813594726594762831762813549359476218281359467476281395",
    );
}

/// The mark stuck to the first square and the carriage return to each last one.
#[test]
fn a_byte_order_mark_and_line_ends_of_windows() {
    let line = "....31.8..358...9.6...2..51....849.2...69.........381.96..........3...4.8.3...7.5";
    assert!(text("mark_and_line_ends").contains("\r\n"), "the file must keep its line ends");
    for name in ["mark_and_line_ends", "mark"] {
        assert_eq!(puzzle(name).line(), line, "{name}");
    }
    let error = read::puzzle::<9>(&format!("....\u{feff}{line}")).expect_err("a mark inside");
    assert!(error.to_string().starts_with("character '\\u{feff}' at 1:5"), "{error}");
    expect_only(
        grid(line),
        "729531486135846297648927351357184962481692573296753814964275138572318649813469725",
    );
}

/// A generator blanked squares without counting.
#[test]
fn six_solutions_where_one_was_meant() {
    let puzzle =
        grid("92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..");
    assert_eq!(all(puzzle), 6);
    assert!(!is_minimal(&puzzle));
}

/// A program overwrote clues, and its grid was taken for a second solution.
#[test]
fn a_full_grid_that_changes_nine_clues() {
    let puzzle =
        grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    let claimed =
        grid("531276498647198532298345167124867953856934721379521846982753614763419285415682379");
    assert!(is_solved(&claimed));
    let wrong = puzzle.overwritten_by(&claimed);
    assert_eq!(wrong[0], Overwritten { cell: Cell::new(1, 5), given: 5, claimed: 8 });
    let cells: Vec<(usize, usize)> =
        wrong.iter().map(|clue| (clue.cell.row, clue.cell.col)).collect();
    assert_eq!(cells, [(1, 5), (3, 0), (4, 0), (4, 3), (4, 5), (5, 0), (6, 1), (6, 6), (6, 7)]);
    assert_eq!(all(puzzle), 1);
}
