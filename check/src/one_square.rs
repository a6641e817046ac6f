//! Whether a search ever leaves the first square that it fills.

use std::sync::{Arc, Mutex, PoisonError};

use crate::fault::{Cause, Fault};
use crate::guard::{self, Pulse, enough};
use crate::report::Report;
use sudoku_steps::{Board, Cell, Event, Grid, Listener};

/// What a search did to a board.
#[derive(Default)]
struct Seen {
    squares: Vec<Cell>,
    digits: Vec<u8>,
    undos: u32,
    events: u32,
}

/// More events than a search needs to come to its second square.
const MOST: u32 = 500;

#[derive(Clone, Default)]
struct Watch(Arc<Mutex<Seen>>);

impl Listener for Watch {
    fn hear(&mut self, event: &Event) {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        seen.events += 1;
        match *event {
            Event::Place { cell, digit, .. } => {
                seen.digits.push(digit);
                if !seen.squares.contains(&cell) {
                    seen.squares.push(cell);
                }
            }
            Event::Undo { .. } | Event::UndoTo { .. } => seen.undos += 1,
            Event::End(_) => {}
        }
        let is_enough = seen.events > MOST || seen.squares.len() > 1;
        drop(seen);
        if is_enough {
            enough();
        }
    }
}

/// The report on a search that went wrong, with another cause if the search fills one
/// square and no other on all of these boards: digits come and go in it, or one after
/// another is placed over it. Each board has to have several blanks and an easy way on
/// from the first.
#[must_use]
pub fn only_one_square<const N: usize>(
    report: Box<Report>,
    boards: &[Grid<N>],
    search: impl Fn(&mut Board<N>) + Copy + Send + 'static,
) -> Box<Report> {
    if !report.cause().is_some_and(|cause| may_be_one_square(cause.fault)) {
        return report;
    }
    match fault(boards, search) {
        Some(fault) => Box::new(report.because(Some(Cause::new(fault)))),
        None => report,
    }
}

fn fault<const N: usize>(
    boards: &[Grid<N>],
    search: impl Fn(&mut Board<N>) + Copy + Send + 'static,
) -> Option<Fault> {
    let mut undos = 0;
    for &grid in boards {
        let watch = Watch::default();
        let hearing = watch.clone();
        // How it ends doesn't matter: what was seen until then stays seen.
        let _ = guard::run(&Pulse::default(), move || {
            let board = Board::new(grid).expect("the boards of the checks have no conflicts");
            search(&mut board.heard_by(hearing));
        });
        let seen = watch.0.lock().unwrap_or_else(PoisonError::into_inner);
        let ascends = seen.digits.is_sorted_by(|a, b| a < b);
        if seen.squares.len() != 1 || (seen.undos == 0 && !ascends) {
            return None;
        }
        undos += seen.undos;
    }
    Some(if undos > 0 { Fault::TakenBackAtOnce } else { Fault::OneSquareOnly })
}

/// Whether a search that fills one square and no other can look like this.
const fn may_be_one_square(fault: Fault) -> bool {
    matches!(
        fault,
        Fault::NeverTrue
            | Fault::SolutionTakenBack
            | Fault::FilledSquare
            | Fault::PlacedTwice
            | Fault::GaveUpEarly
            | Fault::ReturnsAtFirstFailure
            | Fault::LooksAhead
            | Fault::GaveUpIsNone
            | Fault::UndoForgotten
            | Fault::UndoAfterLoop
            | Fault::DigitNeverTried
            | Fault::DigitTriedAgain
            | Fault::DigitsOutOfOrder
            | Fault::SquareSkipped
            | Fault::SolutionsLost
            | Fault::LeftTheGridChanged
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const CORNER: Cell = Cell::new(0, 0);

    fn places_over(board: &mut Board<4>) {
        board.allowed(CORNER).into_iter().for_each(|digit| board.place(CORNER, digit));
    }

    fn takes_back(board: &mut Board<4>) {
        for digit in board.allowed(CORNER) {
            board.place(CORNER, digit);
            board.undo(CORNER);
        }
    }

    fn goes_on(board: &mut Board<4>) {
        board.place(CORNER, 1);
        board.place(Cell::new(0, 1), 2);
    }

    #[test]
    fn a_search_that_stays_in_a_square_is_told_from_one_that_goes_on() {
        let boards = [Grid::empty()];
        assert_eq!(fault(&boards, places_over), Some(Fault::OneSquareOnly));
        assert_eq!(fault(&boards, takes_back), Some(Fault::TakenBackAtOnce));
        assert_eq!(fault(&boards, goes_on), None);
    }
}
