//! The search of lesson 5 on candidates that are kept: fill what is forced, then try
//! the digits of the square with the fewest left.

use super::memory::{Eliminate, Memory, Trail};
use super::rules::Rule;
use super::{all, ascending, contains, len};
use sudoku_steps::{Board, Cell, Why};

/// A square with no digit left, or a digit with no square left in a unit.
pub struct Contradiction;

/// The board, with its tape, and beside it what is known of its squares.
pub struct Play<'a, const N: usize, M> {
    /// The board.
    pub board: &'a mut Board<N>,
    /// What is known.
    pub memory: &'a mut M,
}

/// Fills the board, or leaves it as it was and returns `false`.
pub fn solve<const N: usize>(board: &mut Board<N>) -> bool {
    solve_with(board, &mut Trail::default(), singles)
}

/// The same with any memory and any way to propagate.
pub fn solve_with<const N: usize, M: Memory<N>>(
    board: &mut Board<N>,
    memory: &mut M,
    propagate: impl Fn(&mut Play<'_, N, M>) -> Result<(), Contradiction> + Copy,
) -> bool {
    let mark = board.mark();
    let mut play = Play { board, memory };
    let solved = play.read_clues() && search(&mut play, propagate);
    if !solved {
        board.undo_to(mark);
    }
    solved
}

fn search<const N: usize, M: Memory<N>>(
    play: &mut Play<'_, N, M>,
    propagate: impl Fn(&mut Play<'_, N, M>) -> Result<(), Contradiction> + Copy,
) -> bool {
    // A board that gave up has no digit left anywhere.
    if play.board.gave_up() || propagate(play).is_err() {
        return false;
    }
    let Some(cell) = play.fewest_left() else { return true };
    for digit in ascending(play.memory.left(cell)) {
        let mark = (play.board.mark(), play.memory.mark());
        play.board.place(cell, digit);
        if play.memory.fill(cell, digit) && search(play, propagate) {
            return true;
        }
        play.memory.back(mark.1);
        play.board.undo_to(mark.0);
    }
    false
}

/// Propagates nothing: then the search is that of lesson 4.
///
/// # Errors
/// None.
pub fn nothing<const N: usize, M>(_: &mut Play<'_, N, M>) -> Result<(), Contradiction> {
    Ok(())
}

/// Fills naked and hidden singles until none is left.
///
/// # Errors
/// The first contradiction.
pub fn singles<const N: usize, M: Memory<N>>(
    play: &mut Play<'_, N, M>,
) -> Result<(), Contradiction> {
    while play.singles_round()? {}
    Ok(())
}

/// Fills singles, and where none is left uses the other rules, one after another,
/// until one of them has taken a digit out.
///
/// # Errors
/// The first contradiction.
pub fn singles_and<const N: usize, M: Eliminate<N>>(
    play: &mut Play<'_, N, M>,
    rules: &[Rule],
) -> Result<(), Contradiction> {
    loop {
        singles(play)?;
        let mut changed = false;
        for rule in rules {
            changed = changed || rule.apply(play)?.is_some();
        }
        if !changed {
            return Ok(());
        }
    }
}

impl<const N: usize, M: Memory<N>> Play<'_, N, M> {
    /// Takes note of the digits that stand on the board.
    pub(super) fn read_clues(&mut self) -> bool {
        let board = &*self.board;
        let mut filled = board.cells().filter(|&cell| !board.is_blank(cell));
        filled.all(|cell| self.memory.fill(cell, board.get(cell)))
    }

    /// The blank square with the fewest digits left, the first of several in reading
    /// order.
    pub(super) fn fewest_left(&self) -> Option<Cell> {
        let blanks = self.board.cells().filter(|&cell| self.board.is_blank(cell));
        blanks.min_by_key(|&cell| len(self.memory.left(cell)))
    }

    /// One round over all squares and all units. Says whether it filled anything.
    ///
    /// # Errors
    /// The first contradiction.
    pub fn singles_round(&mut self) -> Result<bool, Contradiction> {
        let before = self.board.mark();
        self.naked_singles()?;
        self.hidden_singles()?;
        Ok(self.board.mark() > before)
    }

    fn naked_singles(&mut self) -> Result<(), Contradiction> {
        for cell in self.board.cells() {
            if !self.board.is_blank(cell) {
                continue;
            }
            let left = self.memory.left(cell);
            match len(left) {
                0 => return Err(Contradiction),
                1 => self.force(cell, left.trailing_zeros() as u8, Why::NakedSingle)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn hidden_singles(&mut self) -> Result<(), Contradiction> {
        for unit in self.board.units() {
            // The digits that have a square, those that have two or more, and those
            // that stand in the unit already.
            let (mut once, mut twice, mut filled) = (0, 0, 0);
            for cell in self.board.cells_of(unit) {
                let left = self.memory.left(cell);
                twice |= once & left;
                once |= left;
                if !self.board.is_blank(cell) {
                    filled |= left;
                }
            }
            if once != all(N as u8) {
                return Err(Contradiction);
            }
            for digit in ascending(once & !twice & !filled) {
                let mut cells = self.board.cells_of(unit);
                let place = cells.find(|&cell| contains(self.memory.left(cell), digit));
                // Two digits with the same only square: the first took it.
                let cell = place.ok_or(Contradiction)?;
                self.force(cell, digit, Why::HiddenSingle(unit))?;
            }
        }
        Ok(())
    }

    fn force(&mut self, cell: Cell, digit: u8, why: Why) -> Result<(), Contradiction> {
        self.board.force(cell, digit, why);
        if self.memory.fill(cell, digit) { Ok(()) } else { Err(Contradiction) }
    }
}
