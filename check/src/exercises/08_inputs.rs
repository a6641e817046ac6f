//! What the functions of exercise 8 are asked, the smallest first.

use crate::{Asked, TakeBack, TakeOut};
use sudoku_steps::{Candidates, Cell, Change, Digits, Grid};

fn set(digits: &[u8]) -> u32 {
    digits.iter().copied().collect::<Digits>().bits()
}

/// Every set of digits up to 4, then some with larger digits.
fn sets() -> Vec<u32> {
    let mut sets: Vec<u32> = (0..16).map(|bits| bits << 1).collect();
    sets.sort_by_key(|set: &u32| set.count_ones());
    sets.extend([
        set(&[9]),
        set(&[1, 9]),
        set(&[2, 5, 8]),
        set(&[1, 3, 5, 7, 9]),
        Digits::all(9).bits(),
        set(&[16]),
        set(&[4, 10, 16]),
        set(&[25]),
        set(&[1, 25]),
        set(&[9, 10, 24, 25]),
        Digits::all(16).bits(),
        Digits::all(25).bits(),
    ]);
    sets
}

fn with_digits(ask: fn(u32, u8) -> Asked) -> Vec<Asked> {
    let small = |set: u32| set < 1 << 5;
    let pairs = sets().into_iter().flat_map(|set| {
        let digits: &[u8] =
            if small(set) { &[1, 2, 3, 4] } else { &[1, 2, 4, 5, 8, 9, 10, 16, 24, 25] };
        digits.iter().map(move |&digit| (set, digit))
    });
    pairs.map(|(set, digit)| ask(set, digit)).collect()
}

fn with_sets(ask: fn(u32, u32) -> Asked) -> Vec<Asked> {
    let mut pairs: Vec<(u32, u32)> =
        sets().into_iter().flat_map(|a| sets().into_iter().map(move |b| (a, b))).collect();
    pairs.sort_by_key(|(a, b)| (a | b, a.count_ones() + b.count_ones()));
    pairs.into_iter().map(|(a, b)| ask(a, b)).collect()
}

/// Each function with what it is asked.
pub fn questions() -> [(&'static str, Vec<Asked>); 8] {
    [
        ("insert", with_digits(Asked::Insert)),
        ("all", [4, 9, 16, 25].map(Asked::All).to_vec()),
        ("remove", with_digits(Asked::Remove)),
        ("contains", with_digits(Asked::Contains)),
        ("union", with_sets(Asked::Union)),
        ("without", with_sets(Asked::Without)),
        ("len", sets().into_iter().map(Asked::Len).collect()),
        ("ascending", sets().into_iter().map(Asked::Ascending).collect()),
    ]
}

/// Every set of digits up to 4 in one square, and each digit to take out; then the same
/// with older changes on the trail.
pub fn eliminations<const N: usize>() -> Vec<TakeOut<N>> {
    let mut inputs = Vec::new();
    for older in [0, 2] {
        for before in sets().into_iter().filter(|&set| set < 1 << (N + 1)) {
            for (digit, cell) in [(1, (1, 2)), (2, (0, 0)), (3, (3, 1)), (4, (0, 3))] {
                let cell = Cell::new(cell.0, cell.1);
                let mut start = Candidates::new();
                for col in 0..older {
                    let cell = Cell::new(2, col);
                    start.trail.push(Change { cell, before: start[cell] });
                    start[cell] = set(&[1, 4]);
                }
                start[cell] = before;
                inputs.push(TakeOut { start, cell, digit });
            }
        }
    }
    inputs.extend((5..=N as u8).map(|digit| TakeOut {
        start: Candidates::new(),
        cell: Cell::new(N - 1, N - 2),
        digit,
    }));
    inputs.extend(elsewhere());
    inputs
}

/// A square that changed before, as the newest change and as an older one; a square that
/// is empty, and it isn't this one; a trail longer than the board has squares.
fn elsewhere<const N: usize>() -> Vec<TakeOut<N>> {
    let (cell, other) = (Cell::new(1, 2), Cell::new(3, 1));
    let changed = |changes: &[(Cell, u8)]| {
        let mut start = Candidates::new();
        for &(cell, digit) in changes {
            start.trail.push(Change { cell, before: start[cell] });
            start[cell] &= !(1 << digit);
        }
        start
    };
    let mut with_an_empty = changed(&[]);
    with_an_empty[other] = 0;
    let squares = |digit| Grid::<N>::empty().cells().map(move |cell| (cell, digit));
    let long: Vec<(Cell, u8)> = squares(1).chain(squares(2)).collect();
    [changed(&[(cell, 1)]), changed(&[(cell, 1), (other, 1)]), with_an_empty, changed(&long)]
        .into_iter()
        .flat_map(|start| [3, 4].map(|digit| TakeOut { start: start.clone(), cell, digit }))
        .collect()
}

/// From no change at all to many, with every mark.
pub fn restorations<const N: usize>() -> Vec<TakeBack<N>> {
    let cell = Cell::new;
    let (a, b, c) = (cell(0, 1), cell(2, 3), cell(3, 0));
    let mut lists: Vec<Vec<(Cell, u8)>> = vec![
        vec![],
        vec![(a, 2)],
        vec![(a, 2), (b, 1)],
        vec![(a, 2), (a, 3)],
        vec![(a, 2), (b, 1), (c, 4)],
        vec![(a, 2), (b, 1), (a, 4)],
        vec![(a, 4), (a, 3), (a, 2), (a, 1)],
        vec![(b, 1), (a, 2), (b, 3), (a, 1), (c, 4), (b, 2)],
    ];
    // A digit gone from every square, then another. A report on a big board would be long.
    if N <= 9 {
        let squares = |digit| Grid::<N>::empty().cells().map(move |cell| (cell, digit));
        lists.push(squares(1).chain(squares(2)).collect());
    }
    let mut inputs = Vec::new();
    for changes in lists {
        let all = changes.len();
        let marks = if all > 6 { vec![all, all - 1, all / 2, 1, 0] } else { (0..=all).collect() };
        for mark in marks {
            let changes = changes.clone();
            inputs.push(TakeBack { start: Candidates::new(), changes, mark });
        }
    }
    inputs
}
