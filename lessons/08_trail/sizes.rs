//! One try and its undo on boards of four sizes, by trail and by copy.

use std::time::{Duration, Instant};

use sudoku_steps::lesson::{Show, Stop, about};
use sudoku_steps::solutions::trail::memory::{Copies, Memory, Trail};
use sudoku_steps::text::commas;
use sudoku_steps::{Cell, Grid, Table};

/// How often each time is taken.
const ROUNDS: usize = 9;
/// How many tries are timed at once.
const TRIES_A_ROUND: usize = 2_500;

/// How full a board is called, and whether a square of this number is filled.
type Fill = (&'static str, fn(usize) -> bool);

/// How full a board is, and which of its diagonals are filled for that.
const FILLS: [Fill; 4] = [
    ("empty", |_| false),
    ("a third full", |diagonal| diagonal % 3 == 0),
    ("half full", |diagonal| diagonal % 2 == 0),
    ("two thirds full", |diagonal| diagonal % 3 != 0),
];

pub fn tell(show: &mut Show) -> Result<(), Stop> {
    show.part("One try and its undo, on boards of all sizes")?;
    let mut table = Table::new(&["board", "noted", "by trail", "copied", "by copy"]);
    row::<4>(&mut table);
    row::<9>(&mut table);
    row::<16>(&mut table);
    row::<25>(&mut table);
    show.block(table)?;
    show.say(
        "Noted: entries that one try puts on the trail, in the mean. Copied: squares, once to \
         keep them and once to bring them back.",
    )?;
    show.say(
        "What a try changes grows with the number of peers, and shrinks as the board fills. \
         What a copy takes grows with the number of squares, and that grows much faster. But a \
         computer copies many squares in one go, while each entry of a trail is tested, written \
         and read by itself. Few changes a try favour the trail, and which of the two wins \
         depends on the build as well: this one, or that of --release.",
    )
}

/// A full grid: every row is the one above, moved on.
fn full<const N: usize>() -> Grid<N> {
    let side = Grid::<N>::BOX;
    let mut grid = Grid::empty();
    for cell in grid.cells() {
        grid[cell] = ((cell.row * side + cell.row / side + cell.col) % N + 1) as u8;
    }
    grid
}

fn row<const N: usize>(table: &mut Table) {
    let full = full::<N>();
    for (fill, is_given) in FILLS {
        let given: Vec<Cell> = full.cells().filter(|cell| is_given(cell.row + cell.col)).collect();
        let mut trail = Trail::default();
        let mut copies = Copies::default();
        for &cell in &given {
            trail.fill(cell, full[cell]);
            copies.fill(cell, full[cell]);
        }
        let blanks: Vec<Cell> = full.cells().filter(|cell| !given.contains(cell)).collect();
        try_each(&mut trail, &full, &blanks);
        // In tenths.
        let noted = (10 * trail.restored + blanks.len() as u64 / 2) / blanks.len() as u64;
        table.row([
            format!("{N} × {N}, {fill}"),
            format!("{}.{}", noted / 10, noted % 10),
            about(time(&mut trail, &full, &blanks)),
            commas(2 * (N * N) as u64),
            about(time(&mut copies, &full, &blanks)),
        ]);
    }
}

/// In each blank square the right digit, taken back at once.
fn try_each<const N: usize>(memory: &mut impl Memory<N>, full: &Grid<N>, blanks: &[Cell]) {
    for &cell in blanks {
        let mark = memory.mark();
        memory.fill(cell, full[cell]);
        memory.back(mark);
    }
}

/// How long one of them takes, in the best of some rounds: a computer that is busy with
/// something else makes a round longer and never shorter.
fn time<const N: usize>(memory: &mut impl Memory<N>, full: &Grid<N>, blanks: &[Cell]) -> Duration {
    let round = |_| {
        let start = Instant::now();
        for _ in 0..TRIES_A_ROUND.div_ceil(blanks.len()) {
            try_each(memory, full, blanks);
        }
        start.elapsed()
    };
    let best = (0..ROUNDS).map(round).min().unwrap_or_default();
    best / (TRIES_A_ROUND.div_ceil(blanks.len()) * blanks.len()) as u32
}
