//! The checks of `box_corner` and `peers`, on boards of every side.

use sudoku_steps::check::{
    Cause, Exercise, Fault, Mismatch, Report, Scene, Verdict, observe, values,
};
use sudoku_steps::solutions::bigger_boards as reference;
use sudoku_steps::text::count;
use sudoku_steps::{Cell, Grid};

use super::Answer;
use super::sides::{all, by_corners, by_peers, is_corner};

pub fn checks(exercise: Exercise, answer: Answer) -> Exercise {
    let Answer { four, nine, sixteen, twenty_five } = answer;
    exercise
        .check("box_corner on 4 × 4", move || corners::<4>(four.box_corner, answer))
        .check("box_corner on 9 × 9", move || corners::<9>(nine.box_corner, answer))
        .check("box_corner on 16 × 16", move || corners::<16>(sixteen.box_corner, answer))
        .check("box_corner on 25 × 25", move || corners::<25>(twenty_five.box_corner, answer))
        .check("peers on 4 × 4", move || peers::<4>(four.peers, answer))
        .check("peers on 9 × 9", move || peers::<9>(nine.peers, answer))
        .check("peers on 16 × 16", move || peers::<16>(sixteen.peers, answer))
        .check("peers on 25 × 25", move || peers::<25>(twenty_five.peers, answer))
}

fn corners<const N: usize>(box_corner: fn(Cell) -> Cell, answer: Answer) -> Verdict {
    values(
        "box_corner",
        all::<N>(),
        move |&cell| box_corner(cell),
        |&cell| reference::box_corner::<N>(cell),
        |cell| (format!("for {cell} on {N} × {N}"), Scene::new(&Grid::<N>::empty(), &[*cell])),
        |Mismatch { input, expected, yours }| {
            let marked: Vec<Cell> =
                [input, yours].into_iter().filter(|&cell| Grid::<N>::has(cell)).collect();
            Report::new(format!("box_corner for {input} on {N} × {N} returns another square"))
                .pair("", expected.to_string(), yours.to_string())
                .scene(Scene::new(&Grid::<N>::empty(), &marked).with(format!("asked for: {input}")))
                .because(Some(cause_of_corners::<N>(box_corner, answer)))
        },
    )
}

fn cause_of_corners<const N: usize>(box_corner: fn(Cell) -> Cell, answer: Answer) -> Cause {
    let side = N.isqrt();
    if let Some(cause) = by_corners(answer) {
        cause
    } else if is_corner::<N>(box_corner, |cell| {
        Cell::new(cell.col / side * side, cell.row / side * side)
    }) {
        Cause::new(Fault::RowForColumn)
    } else {
        let first = |number: usize| number / side * side;
        let kinds: [(&str, &dyn Fn(Cell) -> Cell); 5] = [
            ("This counts boxes, down and across, and not squares.", &|cell| {
                Cell::new(cell.row / side, cell.col / side)
            }),
            ("Both numbers come from the row.", &|cell| {
                Cell::new(first(cell.row), first(cell.row))
            }),
            ("Both numbers come from the column.", &|cell| {
                Cell::new(first(cell.col), first(cell.col))
            }),
            ("The row is right.", &|cell| Cell::new(first(cell.row), cell.col)),
            ("The column is right.", &|cell| Cell::new(cell.row, first(cell.col))),
        ];
        let kind = kinds.into_iter().find(|(_, corner)| is_corner::<N>(box_corner, corner));
        Cause::with(Fault::WrongBoxCorner, kind.map_or("", |kind| kind.0))
    }
}

/// A list of peers in an order of its own.
fn sorted(mut peers: Vec<Cell>) -> Vec<Cell> {
    peers.sort();
    peers
}

fn peers<const N: usize>(peers: fn(Cell) -> Vec<Cell>, answer: Answer) -> Verdict {
    values(
        "peers",
        all::<N>(),
        move |&cell| sorted(peers(cell)),
        |&cell| sorted(reference::peers::<N>(cell)),
        |cell| (format!("of {cell} on {N} × {N}"), Scene::new(&Grid::<N>::empty(), &[*cell])),
        |Mismatch { input, expected, yours }| {
            let squares = |cells: &[Cell]| count(cells.len() as u64, "square");
            let odd = Odd::of(input, &expected, &yours);
            Report::new(format!("peers of {input} on {N} × {N} returns another list"))
                .pair("", squares(&expected), squares(&yours))
                .scene(odd.scene::<N>(input))
                .because(Some(cause_of_peers::<N>(answer, input, &expected, &odd)))
        },
    )
}

fn cause_of_peers<const N: usize>(
    answer: Answer,
    cell: Cell,
    expected: &[Cell],
    odd: &Odd,
) -> Cause {
    by_peers(answer).unwrap_or_else(|| {
        // On a small board a box at the wrong place may be right or only too wide.
        let seen = observe(all::<9>(), move |&cell| sorted((answer.nine.peers)(cell)));
        let odds: Vec<(Cell, Odd)> = seen
            .iter()
            .map(|(cell, yours)| {
                (*cell, Odd::of(*cell, &sorted(reference::peers::<9>(*cell)), yours))
            })
            .collect();
        let lacks = odds.iter().any(|(_, odd)| !odd.missing.is_empty());
        let adds = odds.iter().any(|(_, odd)| !odd.strangers.is_empty());
        let has_lines = odds.iter().all(|(cell, odd)| odd.has_lines(*cell));
        let stays_inside = odd.strangers.iter().all(|&cell| Grid::<N>::has(cell));
        let turned = |(cell, yours): &(Cell, Vec<Cell>), odd: &Odd| {
            let turn = |other: &Cell| Cell::new(other.col, other.row);
            odd.missing.iter().all(|peer| yours.contains(&turn(peer)) || turn(peer) == *cell)
        };
        if lacks && seen.iter().zip(&odds).all(|(seen, (_, odd))| turned(seen, odd)) {
            Cause::new(Fault::RowForColumn)
        } else if lacks && adds && has_lines && stays_inside {
            Cause::new(Fault::WrongBoxCorner)
        } else {
            odd.cause::<N>(cell, expected)
        }
    })
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

    fn scene<const N: usize>(&self, cell: Cell) -> Scene {
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
            marked.extend(cells.iter().filter(|&&cell| Grid::<N>::has(cell)));
        }
        words.into_iter().fold(Scene::new(&Grid::<N>::empty(), &marked), Scene::with)
    }

    fn cause<const N: usize>(&self, cell: Cell, expected: &[Cell]) -> Cause {
        if let Some(outside) = self.strangers.iter().find(|&&cell| !Grid::<N>::has(cell)) {
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
