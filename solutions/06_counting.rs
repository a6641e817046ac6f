//! Counting solutions: the search goes on past the first and stops at a cap.

use std::iter::FusedIterator;

use sudoku_steps::solutions::fewest_choices::fewest_choices;
use sudoku_steps::{Board, Cell, Digits, Grid};

/// Finds solutions, at most `most`, and calls `tell` with each when it is found: the
/// board is full then. Returns how many it found; the board is left as it was.
///
/// ```
/// use sudoku_steps::{Board, Grid, solutions::counting::each_solution};
///
/// let grid: Grid<4> = "....\n.1..\n1.43\n.31.".parse()?;
/// let mut lines = Vec::new();
/// let found = each_solution(&mut Board::new(grid)?, 10, &mut |solution| {
///     lines.push(solution.line());
/// });
/// assert_eq!(found, 2);
/// assert_eq!(lines, ["2431312412434312", "3421213412434312"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn each_solution<const N: usize>(
    board: &mut Board<N>,
    most: u64,
    tell: &mut dyn FnMut(&Grid<N>),
) -> u64 {
    each(board, most, fewest_choices, tell)
}

/// How many solutions the board has, or `most` if it has that many or more. The
/// board is left as it was.
pub fn count_solutions(board: &mut Board, most: u64) -> u64 {
    each_solution(board, most, &mut |_| {})
}

/// The same count with another choice of the next square.
pub fn count<const N: usize>(
    board: &mut Board<N>,
    most: u64,
    choose: impl Fn(&Board<N>) -> Option<Cell> + Copy,
) -> u64 {
    each(board, most, choose, &mut |_| {})
}

/// The search that goes on past a solution: `choose` picks the square to fill next, and
/// says `None` when none is blank.
fn each<const N: usize>(
    board: &mut Board<N>,
    most: u64,
    choose: impl Fn(&Board<N>) -> Option<Cell> + Copy,
    tell: &mut dyn FnMut(&Grid<N>),
) -> u64 {
    if most == 0 {
        return 0;
    }
    let Some(cell) = choose(board) else {
        tell(board.grid());
        return 1;
    };
    let mut found = 0;
    for digit in board.allowed(cell) {
        board.place(cell, digit);
        found += each(board, most - found, choose, tell);
        board.undo(cell);
        if found == most {
            break;
        }
    }
    found
}

/// The squares in which two grids differ, in reading order.
#[must_use]
pub fn differences(a: &Grid, b: &Grid) -> Vec<Cell> {
    a.cells().filter(|&cell| a[cell] != b[cell]).collect()
}

/// All solutions of a board, one at a time and no sooner than they are asked for.
///
/// It makes the same tries and undos as [`count`]. But a function that calls itself
/// can't stop half-way and go on later, so here the open squares are on a stack.
///
/// ```
/// use sudoku_steps::{Board, Grid, solutions::counting::Solutions};
///
/// let grid: Grid<4> = "....\n.1..\n1.43\n.31.".parse()?;
/// let mut solutions = Solutions::of(Board::new(grid)?);
/// assert_eq!(solutions.next().unwrap().line(), "2431312412434312");
/// assert_eq!(solutions.next().unwrap().line(), "3421213412434312");
/// assert_eq!(solutions.next(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solutions<const N: usize = 9> {
    board: Board<N>,
    /// The chosen squares, oldest first, each with the digits still to be tried there.
    open: Vec<(Cell, Digits)>,
    /// A board that was full from the start is its own solution.
    full: Option<Grid<N>>,
}

impl<const N: usize> Solutions<N> {
    /// The solutions of this board, in the order in which [`count`] finds them.
    #[must_use]
    pub fn of(board: Board<N>) -> Self {
        let mut solutions = Self { board, open: Vec::new(), full: None };
        solutions.full = solutions.open_next();
        solutions
    }

    /// The board: its counts so far, and whether it gave up.
    #[must_use]
    pub const fn board(&self) -> &Board<N> {
        &self.board
    }

    /// Chooses the next square. On a full board there is none: that is a solution,
    /// unless it took a try over the budget.
    fn open_next(&mut self) -> Option<Grid<N>> {
        let Some(cell) = fewest_choices(&self.board) else {
            return (!self.board.gave_up()).then(|| *self.board.grid());
        };
        self.open.push((cell, self.board.allowed(cell)));
        None
    }
}

impl<const N: usize> Iterator for Solutions<N> {
    type Item = Grid<N>;

    fn next(&mut self) -> Option<Grid<N>> {
        if let Some(grid) = self.full.take() {
            return Some(grid);
        }
        while let Some((cell, untried)) = self.open.last_mut() {
            let cell = *cell;
            if !self.board.is_blank(cell) {
                self.board.undo(cell);
            }
            let Some(digit) = untried.first() else {
                self.open.pop();
                continue;
            };
            untried.remove(digit);
            self.board.place(cell, digit);
            if let Some(solution) = self.open_next() {
                return Some(solution);
            }
        }
        None
    }
}

impl<const N: usize> FusedIterator for Solutions<N> {}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_steps::{Event, puzzles};

    /// How much of a tape is compared.
    const EVENTS: usize = 10_000;

    fn board<const N: usize>(grid: Grid<N>) -> Board<N> {
        Board::new(grid).unwrap().keeping(EVENTS)
    }

    /// The solutions that the function finds, in its order, and its tape.
    fn by_calls<const N: usize>(grid: Grid<N>) -> (Vec<Grid<N>>, Vec<Event>) {
        let mut solutions = Vec::new();
        let mut board = board(grid);
        let found = each_solution(&mut board, u64::MAX, &mut |full| solutions.push(*full));
        assert_eq!(found, solutions.len() as u64);
        assert_eq!(*board.grid(), grid, "the board is left as it was");
        (solutions, board.tape().events().to_vec())
    }

    fn by_steps<const N: usize>(grid: Grid<N>) -> (Vec<Grid<N>>, Vec<Event>) {
        let mut solutions = Solutions::of(board(grid));
        let all = solutions.by_ref().collect();
        assert_eq!(solutions.next(), None, "the end stays the end");
        assert_eq!(*solutions.board().grid(), grid, "the board is left as it was");
        (all, solutions.board().tape().events().to_vec())
    }

    fn sixteen_clues() -> Grid {
        let mut grid = puzzles::find("17 clues").unwrap().grid();
        grid[Cell::new(3, 7)] = 0;
        grid
    }

    #[test]
    fn the_iterator_goes_the_way_of_the_function() {
        let full = Solutions::of(board(puzzles::NAMED[0].grid())).next().unwrap();
        let dead = "12345678.........9".to_string() + &".".repeat(63);
        for grid in [puzzles::NAMED[0].grid(), full, dead.parse().unwrap(), sixteen_clues()] {
            assert!(by_calls(grid) == by_steps(grid), "{grid:?}");
        }
        for small in [puzzles::small(), Grid::empty()] {
            assert!(by_calls(small) == by_steps(small), "{small:?}");
        }
    }

    #[test]
    fn no_solution_is_looked_for_before_it_is_asked_for() {
        let mut solutions = Solutions::of(board(sixteen_clues()));
        assert_eq!(solutions.board().tally().tries, 0);
        for most in 1..=20 {
            solutions.next().unwrap();
            let mut board = board(sixteen_clues());
            assert_eq!(count_solutions(&mut board, most), most);
            assert_eq!(solutions.board().tally().tries, board.tally().tries);
        }
    }

    #[test]
    fn what_is_found_is_found_within_the_budget() {
        for tries in 60..80 {
            let mut board = board(sixteen_clues()).with_budget(tries);
            count_solutions(&mut board, u64::MAX);
            let mut solutions = Solutions::of(self::board(sixteen_clues()).with_budget(tries));
            assert_eq!(solutions.by_ref().count() as u64, board.tally().solutions, "{tries}");
            assert!(board.gave_up() && solutions.board().gave_up());
            assert_eq!(*solutions.board().grid(), sixteen_clues());
        }
    }
}
