//! The boards that exercise 5 is checked on, each with what a report calls it.

use sudoku_steps::solutions::propagation;
use sudoku_steps::{Board, Cell, Grid, puzzles};

use super::boards::{self, Board as Named};

/// A grid from 81 characters, as a report calls those without a name.
pub fn this(text: &str) -> Named {
    ("on this board", text.parse().expect("a board of the checks is a grid"))
}

/// A grid from its first rows; the others are blank.
fn rows(first: &str) -> Named {
    let blank = " .........".repeat(9 - first.split_whitespace().count());
    this(&format!("{first}{blank}"))
}

pub fn unnamed(grids: impl IntoIterator<Item = Grid>) -> Vec<Named> {
    grids.into_iter().map(|grid| ("on this board", grid)).collect()
}

/// The full grid, with each square blank in turn.
pub fn one_blank() -> Vec<Named> {
    let full = boards::full();
    unnamed(full.cells().map(|cell| {
        let mut grid = full;
        grid[cell] = 0;
        grid
    }))
}

/// Squares are blank, and there is no single of any kind.
pub fn nothing_forced() -> Vec<Named> {
    vec![
        ("where four squares can swap", boards::two_solutions()),
        ("on Inkala 2012", boards::named("Inkala 2012")),
        ("on an empty grid", Grid::empty()),
    ]
}

/// The left square of row 0 is forced, and after that the right one.
pub fn forward() -> Named {
    rows(".2345678. ......... ......... 9........")
}

/// The right square of row 0 is forced, and after that the left one.
pub fn backward() -> Named {
    rows(".2345678. ......... ......... ........9")
}

/// Naked singles alone fill these, in many passes over the squares from either end.
pub fn long_naked_cascades() -> Vec<Named> {
    vec![
        this(".5..1243.7..85.16..6437.5.89..14.3........91..41.....64.29.1..5..7..5......73...1"),
        this("...7..6....3.8..7......12.31.4....96..984.7..2.7...5.4.21....684...2.9177..3.84.."),
    ]
}

/// Hidden singles alone: many passes over the units.
pub fn long_hidden_cascade() -> Named {
    this("..5.2.69.8...5..2............61....22.8..3..6...29.4...6..42...9....1.3...1.3.7..")
}

/// Each rule has to be used again after the other, several times.
pub fn rules_in_turn() -> Named {
    this("4...2...7..7...8.1....7..93.4..3.........4........8...37.68.5.4.1..5...9...4.73..")
}

/// No naked single; three hidden ones, one of them in two units.
pub fn in_two_units() -> Named {
    this(".......71..83......2.......41....6.....87....7........6.3.4.......5..82..........")
}

/// Nothing fits (0, 0), and every digit has a place in every unit.
pub fn dead_square() -> Named {
    rows("...123... .78...... .9....... 4........ 5........ 6........")
}

/// Nothing fits a square, the first blank or the last.
pub fn dead_squares() -> Vec<Named> {
    let mut dead = vec![dead_square()];
    dead.extend(unnamed([boards::dead_square_last(), boards::dead_square_first()]));
    dead
}

/// Two squares of row 0 in which only 1 fits.
pub fn two_need_one_digit() -> Named {
    rows(".2345678. ......... ......... 9........ ......... ......... ........9")
}

/// (0, 0) is the only square for 9 in row 0 and for 8 in column 0.
pub fn two_digits_need_one_square() -> Named {
    rows(
        ".12...456 3..9..... 7........ .8....... ......... ......... 4........ 5........ 6........",
    )
}

/// 9 has one square left in row 0 and one in column 1, and both lie in box 0.
pub fn one_box_needs_two() -> Named {
    rows(
        ".12...456 ...9..... ......... ......... ..9...... ......... .4....... .5....... .6.......",
    )
}

/// No 9 fits in row 0; every square has a digit left, and every other unit a 9.
pub fn no_place_in_a_row() -> Named {
    rows("312...456 ...9.....")
}

pub fn no_place_in_a_column() -> Named {
    rows(
        "3........ 1........ 2........ .9....... ......... ......... 4........ 5........ 6........",
    )
}

pub fn no_place_in_a_box() -> Named {
    rows("...9..... ......... ......... 9........ ....12... ....34...")
}

/// No singles of one snapshot may be written without a look at the board: that would
/// fill this one, with equal digits in two units.
pub fn full_from_one_snapshot() -> Named {
    this("54..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
}

/// The singles puzzle with one clue typed wrong: the search finds out, the rules don't.
pub fn unsolvable_by_search() -> Grid {
    this("..1...32.8.2..71..94.1.6.75.....9247.........1....56...7.6.....5...74.3.4..5.176.").1
}

/// The named puzzles.
pub fn named() -> Vec<Named> {
    const NAMES: [&str; 9] = [
        "on easy",
        "on Inkala 2010",
        "on Inkala 2006",
        "on 17 clues",
        "on singles",
        "on Inkala 2012",
        "on wikipedia",
        "on Norvig 1",
        "on AI Escargot",
    ];
    NAMES.into_iter().map(|what| (what, boards::named(what.trim_start_matches("on ")))).collect()
}

/// Solved puzzles with more and more blanks, the squares taken from all over; in every
/// other one a clue is changed to another that fits, which often leaves no solution.
pub fn of_every_size() -> Vec<Named> {
    let solutions = puzzles::NAMED.map(|named| solved(named.grid()));
    let mut squares = Shuffled(20_260_101);
    let mut grids = Vec::new();
    for blanks in 2..=60 {
        for changed in [false, true, false, true] {
            let mut grid = solutions[squares.below(solutions.len())];
            let mut cells: Vec<Cell> = grid.cells().collect();
            for _ in 0..blanks {
                grid[cells.swap_remove(squares.below(cells.len()))] = 0;
            }
            if changed {
                change_a_clue(&mut grid, &cells);
            }
            grids.push(grid);
        }
    }
    unnamed(grids)
}

fn change_a_clue(grid: &mut Grid, clues: &[Cell]) {
    for &cell in clues {
        let mut without = *grid;
        without[cell] = 0;
        let fits = Board::new(without).expect("it has no conflict").allowed(cell);
        if let Some(other) = fits.into_iter().find(|&digit| digit != grid[cell]) {
            grid[cell] = other;
            return;
        }
    }
}

fn solved(puzzle: Grid) -> Grid {
    let mut board = Board::new(puzzle).expect("a named puzzle has no conflict");
    propagation::solve(&mut board);
    *board.grid()
}

/// Numbers that look random and are the same on every run.
struct Shuffled(u64);

impl Shuffled {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % limit
    }
}
