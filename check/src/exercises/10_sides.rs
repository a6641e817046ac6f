//! Which side of the box a learner's answers come from, on boards of each size.

use crate::{Cause, Fault, observe};
use sudoku_steps::Cell;

use super::Answer;

/// All squares of a board.
pub fn all(side: usize) -> Vec<Cell> {
    (0..side * side).map(|index| Cell::new(index / side, index % side)).collect()
}

/// Whether every corner is as this says.
pub fn is_corner(side: usize, box_corner: fn(Cell) -> Cell, corner: &dyn Fn(Cell) -> Cell) -> bool {
    let seen = observe(all(side), move |&cell| box_corner(cell));
    seen.len() == side * side && seen.iter().all(|&(cell, yours)| yours == corner(cell))
}

/// The sides of a box that all answers on a board of one size agree with.
struct Sides {
    board: usize,
    agree: Vec<usize>,
}

impl Sides {
    fn of_corners(board: usize, box_corner: fn(Cell) -> Cell) -> Self {
        let is_side = |&side: &usize| is_corner(board, box_corner, &|cell| corner(cell, side));
        Self { board, agree: (1..=board).filter(is_side).collect() }
    }

    /// With the square itself, squares outside and squares that come twice left aside.
    fn of_peers(board: usize, peers: fn(Cell) -> Vec<Cell>) -> Self {
        let seen = observe(all(board), move |&cell| peers(cell));
        let is_side = |&side: &usize| {
            let agrees = |(cell, yours): &(Cell, Vec<Cell>)| {
                all(board).iter().filter(|other| *other != cell).all(|other| {
                    let shares_line = other.row == cell.row || other.col == cell.col;
                    let shares_box = corner(*other, side) == corner(*cell, side);
                    yours.contains(other) == (shares_line || shares_box)
                })
            };
            seen.len() == board * board && seen.iter().all(agrees)
        };
        Self { board, agree: (1..board).filter(is_side).collect() }
    }

    fn is_right(&self) -> bool {
        self.agree.contains(&self.board.isqrt())
    }
}

fn corner(cell: Cell, side: usize) -> Cell {
    Cell::new(cell.row / side * side, cell.col / side * side)
}

/// The cause, if all answers of `box_corner` come from some side of the box.
pub fn by_corners(answer: Answer) -> Option<Cause> {
    cause(&[
        Sides::of_corners(4, answer.four.box_corner),
        Sides::of_corners(9, answer.nine.box_corner),
        Sides::of_corners(16, answer.sixteen.box_corner),
        Sides::of_corners(25, answer.twenty_five.box_corner),
    ])
}

/// The same for `peers`. Boxes of one square are none: then the box is left out.
pub fn by_peers(answer: Answer) -> Option<Cause> {
    let sides = [
        Sides::of_peers(4, answer.four.peers),
        Sides::of_peers(9, answer.nine.peers),
        Sides::of_peers(16, answer.sixteen.peers),
        Sides::of_peers(25, answer.twenty_five.peers),
    ];
    let without_box = sides.iter().all(|sides| sides.agree.contains(&1));
    if without_box { None } else { cause(&sides) }
}

fn cause(sizes: &[Sides; 4]) -> Option<Cause> {
    // On a small board a wide box can't be told from one as wide as the board.
    let fixed = (1..=9)
        .find(|&side| sizes.iter().all(|size| size.agree.contains(&usize::min(side, size.board))));
    if let Some(side) = fixed {
        let width = sudoku_steps::text::count(side as u64, "square");
        let detail = format!("On every board the boxes come out {width} wide.");
        return Some(Cause::with(Fault::BoxSideFixed, detail));
    }
    if sizes.iter().any(|size| size.agree.is_empty()) {
        return None;
    }
    let wrong = sizes.iter().find(|size| !size.is_right())?;
    let (board, side) = (wrong.board, wrong.agree[0]);
    let width = sudoku_steps::text::count(side as u64, "square");
    let detail = format!("On {board} × {board} the boxes come out {width} wide.");
    Some(Cause::with(Fault::WrongBoxSide, detail))
}
