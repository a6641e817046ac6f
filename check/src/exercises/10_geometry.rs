//! The checks of `box_corner` and `peers`, on boards of every side.

use crate::{Cause, Exercise, Fault, Mismatch, Report, Scene, Verdict, observe, values};
use sudoku_steps::Cell;
use sudoku_steps::solutions::bigger_boards as reference;
use sudoku_steps::text::count;

use super::Answer;
use super::sides::{all, by_corners, by_peers, is_corner};

type Corner = fn(Cell) -> Cell;
type Peers = fn(Cell) -> Vec<Cell>;

pub fn checks(mut exercise: Exercise, answer: Answer) -> Exercise {
    let Answer { four, nine, sixteen, twenty_five } = answer;
    let corners: [(usize, Corner, Corner); 4] = [
        (4, four.box_corner, reference::box_corner::<4>),
        (9, nine.box_corner, reference::box_corner::<9>),
        (16, sixteen.box_corner, reference::box_corner::<16>),
        (25, twenty_five.box_corner, reference::box_corner::<25>),
    ];
    let peers: [(usize, Peers, Peers); 4] = [
        (4, four.peers, reference::peers::<4>),
        (9, nine.peers, reference::peers::<9>),
        (16, sixteen.peers, reference::peers::<16>),
        (25, twenty_five.peers, reference::peers::<25>),
    ];
    for (side, yours, right) in corners {
        let name = format!("box_corner on {side} × {side}");
        exercise = exercise.check(&name, move || check_corners(side, yours, right, answer));
    }
    for (side, yours, right) in peers {
        let name = format!("peers on {side} × {side}");
        exercise = exercise.check(&name, move || check_peers(side, yours, right, answer));
    }
    exercise
}

fn check_corners(side: usize, box_corner: Corner, right: Corner, answer: Answer) -> Verdict {
    values(
        "box_corner",
        all(side),
        move |&cell| box_corner(cell),
        move |&cell| right(cell),
        |cell| (format!("for {cell} on {side} × {side}"), Scene::blank(side, &[*cell])),
        |Mismatch { input, expected, yours }| {
            Report::new(format!("box_corner for {input} on {side} × {side} returns another square"))
                .pair("", expected.to_string(), yours.to_string())
                .scene(Scene::blank(side, &[input, yours]).with(format!("asked for: {input}")))
                .because(Some(cause_of_corners(side, box_corner, answer)))
        },
    )
}

fn cause_of_corners(board: usize, box_corner: Corner, answer: Answer) -> Cause {
    let side = board.isqrt();
    let first = |number: usize| number / side * side;
    let is_corner = |corner: &dyn Fn(Cell) -> Cell| is_corner(board, box_corner, corner);
    if let Some(cause) = by_corners(answer) {
        return cause;
    }
    if is_corner(&|cell| Cell::new(first(cell.col), first(cell.row))) {
        return Cause::new(Fault::RowForColumn);
    }
    let kinds: [(&str, &dyn Fn(Cell) -> Cell); 5] = [
        ("This counts boxes, down and across, and not squares.", &|cell| {
            Cell::new(cell.row / side, cell.col / side)
        }),
        ("Both numbers come from the row.", &|cell| Cell::new(first(cell.row), first(cell.row))),
        ("Both numbers come from the column.", &|cell| Cell::new(first(cell.col), first(cell.col))),
        ("The row is right.", &|cell| Cell::new(first(cell.row), cell.col)),
        ("The column is right.", &|cell| Cell::new(cell.row, first(cell.col))),
    ];
    let kind = kinds.into_iter().find(|(_, corner)| is_corner(corner));
    Cause::with(Fault::WrongBoxCorner, kind.map_or("", |kind| kind.0))
}

/// A list of peers in an order of its own.
fn sorted(mut peers: Vec<Cell>) -> Vec<Cell> {
    peers.sort();
    peers
}

fn check_peers(side: usize, peers: Peers, right: Peers, answer: Answer) -> Verdict {
    values(
        "peers",
        all(side),
        move |&cell| sorted(peers(cell)),
        move |&cell| sorted(right(cell)),
        |cell| (format!("of {cell} on {side} × {side}"), Scene::blank(side, &[*cell])),
        |Mismatch { input, expected, yours }| {
            let squares = |cells: &[Cell]| count(cells.len() as u64, "square");
            let odd = Odd::of(input, &expected, &yours);
            Report::new(format!("peers of {input} on {side} × {side} returns another list"))
                .pair("", squares(&expected), squares(&yours))
                .scene(odd.scene(side, input))
                .because(Some(cause_of_peers(side, answer, input, &expected, &odd)))
        },
    )
}

fn cause_of_peers(side: usize, answer: Answer, cell: Cell, expected: &[Cell], odd: &Odd) -> Cause {
    by_peers(answer).unwrap_or_else(|| {
        // On a small board a box at the wrong place may be right or only too wide.
        let seen = observe(all(9), move |&cell| sorted((answer.nine.peers)(cell)));
        let odds: Vec<(Cell, Odd)> = seen
            .iter()
            .map(|(cell, yours)| {
                (*cell, Odd::of(*cell, &sorted(reference::peers::<9>(*cell)), yours))
            })
            .collect();
        let lacks = odds.iter().any(|(_, odd)| !odd.missing.is_empty());
        let adds = odds.iter().any(|(_, odd)| !odd.strangers.is_empty());
        let has_lines = odds.iter().all(|(cell, odd)| odd.has_lines(*cell));
        let stays_inside = odd.strangers.iter().all(|&cell| is_on(side, cell));
        let turned = |(cell, yours): &(Cell, Vec<Cell>), odd: &Odd| {
            let turn = |other: &Cell| Cell::new(other.col, other.row);
            odd.missing.iter().all(|peer| yours.contains(&turn(peer)) || turn(peer) == *cell)
        };
        if lacks && seen.iter().zip(&odds).all(|(seen, (_, odd))| turned(seen, odd)) {
            Cause::new(Fault::RowForColumn)
        } else if lacks && adds && has_lines && stays_inside {
            Cause::new(Fault::WrongBoxCorner)
        } else {
            odd.cause(side, cell, expected)
        }
    })
}

const fn is_on(side: usize, cell: Cell) -> bool {
    cell.row < side && cell.col < side
}

type IsKind<'a> = &'a dyn Fn(&Cell) -> bool;

/// What is wrong with a list of peers.
struct Odd {
    has_itself: bool,
    twice: Vec<Cell>,
    missing: Vec<Cell>,
    strangers: Vec<Cell>,
}

impl Odd {
    fn of(cell: Cell, expected: &[Cell], yours: &[Cell]) -> Self {
        let mut twice: Vec<Cell> =
            yours.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
        twice.dedup();
        let mut strangers = yours.to_vec();
        strangers.dedup();
        strangers.retain(|other| *other != cell && !expected.contains(other));
        let missing = expected.iter().filter(|peer| !yours.contains(peer)).copied().collect();
        Self { has_itself: yours.contains(&cell), twice, missing, strangers }
    }

    /// Whether the row and the column of the square are whole.
    fn has_lines(&self, cell: Cell) -> bool {
        self.missing.iter().all(|other| other.row != cell.row && other.col != cell.col)
    }

    fn scene(&self, side: usize, cell: Cell) -> Scene {
        let mut marked = vec![cell];
        let mut words = vec![format!("asked for: {cell}")];
        for (what, cells) in
            [("twice", &self.twice), ("missing", &self.missing), ("no peer", &self.strangers)]
        {
            let first: Vec<String> = cells.iter().take(4).map(ToString::to_string).collect();
            if !first.is_empty() {
                let more = if cells.len() > first.len() { " …" } else { "" };
                words.push(format!("{what}: {}{more}", first.join(" ")));
            }
            marked.extend(cells);
        }
        words.into_iter().fold(Scene::blank(side, &marked), Scene::with)
    }

    fn cause(&self, side: usize, cell: Cell, expected: &[Cell]) -> Cause {
        if let Some(outside) = self.strangers.iter().find(|&&cell| !is_on(side, cell)) {
            Cause::with(Fault::OutOfRange, format!("{outside} lies outside the board."))
        } else if !self.missing.is_empty() {
            Cause::with(Fault::PeersMissing, self.kind_missing(cell, expected))
        } else if !self.strangers.is_empty() {
            Cause::new(Fault::NoPeer)
        } else if self.has_itself {
            Cause::with(Fault::OwnPeer, format!("{cell} is in its own list."))
        } else {
            Cause::with(Fault::PeerTwice, format!("{} is there twice.", self.twice[0]))
        }
    }

    /// Whether all or some of the row, the column or the box are missing.
    fn kind_missing(&self, cell: Cell, expected: &[Cell]) -> String {
        let in_row = |other: &Cell| other.row == cell.row;
        let in_column = |other: &Cell| other.col == cell.col;
        let kinds: [(&str, IsKind<'_>); 3] = [
            ("row", &in_row),
            ("column", &in_column),
            ("box", &|other| !in_row(other) && !in_column(other)),
        ];
        let of =
            |cells: &[Cell], is_kind: IsKind<'_>| cells.iter().filter(|cell| is_kind(cell)).count();
        let missing = kinds
            .iter()
            .map(|(name, is_kind)| (name, of(&self.missing, is_kind), of(expected, is_kind)));
        let missing = missing.max_by_key(|&(_, missing, _)| missing);
        missing.map_or_else(String::new, |(name, missing, all)| match name {
            _ if missing < all => format!("Its {name} lacks {}.", count(missing as u64, "square")),
            &"box" => "The squares that share only its box are missing.".to_string(),
            _ => format!("Nearly all of its {name} is missing."),
        })
    }
}
