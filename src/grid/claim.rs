//! Holding a claimed solution against the puzzle that it is said to solve.

use std::fmt;

use crate::symbol;
use crate::{Cell, Grid};

/// A clue that a claimed solution changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Overwritten {
    /// The square.
    pub cell: Cell,
    /// The digit that the puzzle gives there.
    pub given: u8,
    /// What stands there in the claimed solution, 0 for a blank.
    pub claimed: u8,
}

impl fmt::Display for Overwritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { cell, given, claimed } = self;
        write!(f, "{cell} is given as {}, ", symbol(*given))?;
        match claimed {
            0 => f.write_str("and the claim leaves it blank"),
            _ => write!(f, "and the claim has {} there", symbol(*claimed)),
        }
    }
}

impl<const N: usize> Grid<N> {
    /// The clues that a claimed solution of this puzzle changes, in reading order.
    ///
    /// A grid may be full and have each digit once in every unit, and still be no
    /// solution of this puzzle.
    ///
    /// ```
    /// use sudoku_steps::Grid;
    ///
    /// let puzzle: Grid<4> = "3... .... .... ..42".parse()?;
    /// let claimed: Grid<4> = "2134 4312 3421 1243".parse()?;
    /// assert!(claimed.is_full() && claimed.conflicts().is_empty());
    /// let wrong = puzzle.overwritten_by(&claimed);
    /// assert_eq!(wrong[0].to_string(), "(0, 0) is given as 3, and the claim has 2 there");
    /// assert_eq!(wrong.len(), 2);
    /// # Ok::<(), sudoku_steps::ReadError>(())
    /// ```
    #[must_use]
    pub fn overwritten_by(&self, claimed: &Self) -> Vec<Overwritten> {
        let clues = self.cells().filter(|&cell| !self.is_blank(cell));
        clues
            .map(|cell| Overwritten { cell, given: self[cell], claimed: claimed[cell] })
            .filter(|clue| clue.given != clue.claimed)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles;

    #[test]
    fn a_full_grid_that_changes_nine_clues_is_no_solution() {
        let puzzle = puzzles::find("wikipedia").unwrap().grid();
        let claimed: Grid =
            "531276498647198532298345167124867953856934721379521846982753614763419285415682379"
                .parse()
                .unwrap();
        assert!(claimed.is_full() && claimed.conflicts().is_empty());
        let wrong = puzzle.overwritten_by(&claimed);
        assert_eq!(wrong[0], Overwritten { cell: Cell::new(1, 5), given: 5, claimed: 8 });
        let cells: Vec<(usize, usize)> =
            wrong.iter().map(|clue| (clue.cell.row, clue.cell.col)).collect();
        assert_eq!(cells, [(1, 5), (3, 0), (4, 0), (4, 3), (4, 5), (5, 0), (6, 1), (6, 6), (6, 7)]);
    }

    #[test]
    fn a_blank_is_no_clue_and_a_claim_may_not_leave_one_out() {
        let puzzle = puzzles::find("easy").unwrap().grid();
        assert_eq!(puzzle.overwritten_by(&puzzle), []);
        let all = puzzle.overwritten_by(&Grid::empty());
        assert_eq!(all.len(), 81 - puzzle.blanks());
        assert_eq!(all[0].to_string(), "(0, 3) is given as 7, and the claim leaves it blank");
    }
}
