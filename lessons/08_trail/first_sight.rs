//! A try on the 4 × 4 board, its trail, and the way back.

use sudoku_steps::lesson::{Show, Stop};
use sudoku_steps::solutions::trail::eliminate;
use sudoku_steps::solutions::trail::memory::{Memory, Trail};
use sudoku_steps::{Cell, Digits, Grid, Table, picture, puzzles};

pub fn tell(show: &mut Show) -> Result<(), Stop> {
    let grid = puzzles::small();
    let mut memory = Trail::default();
    for cell in grid.cells().filter(|&cell| !grid.is_blank(cell)) {
        memory.fill(cell, grid[cell]);
    }
    let blanks: Vec<Cell> = grid.cells().filter(|&cell| grid.is_blank(cell)).collect();
    let Some(&cell) = blanks.first() else { return Ok(()) };
    let Some(digit) = Digits::from_bits(memory.left(cell)).first() else { return Ok(()) };

    show.part("A set is a number, and a change is a line on the trail")?;
    show.block(picture::draw(&grid, |_, symbol| symbol.to_string(), &[cell]))?;
    let mut table = Table::new(&["square", "digits left", "as bits"]);
    let mut rows = vec![("before", sets(&memory, &blanks))];
    let mark = memory.mark();
    let peers = Grid::<4>::empty().peers(cell);
    let others = Digits::from_bits(memory.left(cell)) - Digits::just(digit);
    for other in others {
        eliminate(&mut memory.candidates, cell, other);
    }
    for peer in peers {
        eliminate(&mut memory.candidates, peer, digit);
    }
    rows.push(("after", sets(&memory, &blanks)));
    for (index, &blank) in blanks.iter().enumerate() {
        let [before, after] = [&rows[0].1[index], &rows[1].1[index]];
        let changed = |old: String, new: String| {
            if old == new { old } else { format!("{old} → {new}") }
        };
        table.row([
            blank.to_string(),
            changed(before.to_string(), after.to_string()),
            changed(bits(*before), bits(*after)),
        ]);
    }
    show.say(&format!(
        "Bit 1 stands for digit 1, bit 2 for digit 2, and so on; bit 0 is unused. This is what \
         {cell} = {digit} does to the blank squares:"
    ))?;
    show.block(table)?;
    let changes = &memory.candidates.trail[mark..];
    let noted: Vec<String> = changes
        .iter()
        .map(|change| format!("{} had {}", change.cell, bits(Digits::from_bits(change.before))))
        .collect();
    show.say(&format!(
        "The trail was {mark} entries long, from the clues; now it is longer by {}: {}. Each \
         entry is a square and the set it had.",
        noted.len(),
        noted.join(", "),
    ))?;
    let stuck: Vec<String> =
        blanks.iter().filter(|&&cell| memory.left(cell) == 0).map(ToString::to_string).collect();
    if !stuck.is_empty() {
        show.say(&format!(
            "Nothing is left for {}. Whoever takes the last digit out of a square sees it at \
             that moment, and the search goes back at once.",
            stuck.join(" and ")
        ))?;
    }
    memory.back(mark);
    let back = sets(&memory, &blanks) == rows[0].1;
    show.say(&format!(
        "To undo, the entries come off again, the newest first, and each set is written back. \
         {} sets written, and the squares are {} before. The other squares of the board were \
         never looked at.",
        noted.len(),
        if back { "as they were" } else { "not as they were" },
    ))
}

fn sets(memory: &Trail<4>, cells: &[Cell]) -> Vec<Digits> {
    cells.iter().map(|&cell| Digits::from_bits(memory.left(cell))).collect()
}

fn bits(set: Digits) -> String {
    format!("{:05b}", set.bits())
}
