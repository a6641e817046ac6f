//! The puzzles that the course calls by name. Each has exactly one solution.

use crate::{AnyGrid, Grid};

/// A 9 × 9 puzzle with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Named {
    /// What the course calls it.
    pub name: &'static str,
    /// Its 81 characters.
    pub text: &'static str,
}

impl Named {
    /// The puzzle as a grid.
    ///
    /// # Panics
    /// Never: a test reads every puzzle of [`NAMED`].
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.text.parse().expect("a named puzzle is a grid")
    }
}

/// The nine named puzzles.
pub const NAMED: [Named; 9] = [
    named(
        "easy",
        "...76...........631...2579....9..87..2..4..1..81..3....7619...851...........74...",
    ),
    named(
        "Inkala 2010",
        "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
    ),
    named(
        "Inkala 2006",
        "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
    ),
    named(
        "17 clues",
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    ),
    named(
        "singles",
        "..7...32.8.2..71..94.1.6.75.....9247.........1....56...7.6.....5...74.3.4..5.176.",
    ),
    named(
        "Inkala 2012",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ),
    named(
        "wikipedia",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ),
    named(
        "Norvig 1",
        "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
    ),
    named(
        "AI Escargot",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    ),
];

/// The 4 × 4 puzzle of lesson 1.
pub const SMALL: &str = "3124 4213 .... ..42";

const fn named(name: &'static str, text: &'static str) -> Named {
    Named { name, text }
}

/// The puzzle of this name. Capitals, spaces, `-` and `_` make no difference.
///
/// ```
/// use sudoku_steps::puzzles;
///
/// assert_eq!(puzzles::find("ai-escargot").unwrap().name, "AI Escargot");
/// assert_eq!(puzzles::find("17clues").unwrap().grid().blanks(), 64);
/// assert!(puzzles::find("escargot").is_none());
/// ```
#[must_use]
pub fn find(name: &str) -> Option<Named> {
    NAMED.into_iter().find(|named| plain(named.name) == plain(name))
}

/// A name without what makes no difference in it.
fn plain(name: &str) -> String {
    let letters = name.chars().filter(|c| !matches!(c, ' ' | '-' | '_'));
    letters.flat_map(char::to_lowercase).collect()
}

/// A puzzle with a name, on a board of any size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnyNamed {
    /// What the course calls it.
    pub name: &'static str,
    /// Its rows, one a line.
    pub text: &'static str,
}

impl AnyNamed {
    /// The puzzle as a grid.
    ///
    /// # Panics
    /// Never: a test reads every puzzle of [`GROWING`] and of [`GECODE`].
    #[must_use]
    pub fn grid(&self) -> AnyGrid {
        self.text.parse().expect("a named puzzle is a grid")
    }
}

/// Three puzzles of each size, all made for this course in the same way: the lines,
/// bands and digits of a full grid shuffled, then the digits taken away in a random
/// order, each for good if a count within a budget found one solution without it. On
/// 4 × 4 and 9 × 9 no count gave up, and no clue can go. On the bigger boards some clues
/// stayed only because a count gave up. Each puzzle has exactly one solution. The
/// benchmark's `growing SIDE SEED` makes more of them.
pub const GROWING: [AnyNamed; 12] = [
    any_named("4a", include_str!("puzzles/4a.txt")),
    any_named("4b", include_str!("puzzles/4b.txt")),
    any_named("4c", include_str!("puzzles/4c.txt")),
    any_named("9a", include_str!("puzzles/9a.txt")),
    any_named("9b", include_str!("puzzles/9b.txt")),
    any_named("9c", include_str!("puzzles/9c.txt")),
    any_named("16a", include_str!("puzzles/16a.txt")),
    any_named("16b", include_str!("puzzles/16b.txt")),
    any_named("16c", include_str!("puzzles/16c.txt")),
    any_named("25a", include_str!("puzzles/25a.txt")),
    any_named("25b", include_str!("puzzles/25b.txt")),
    any_named("25c", include_str!("puzzles/25c.txt")),
];

/// Two puzzles that weren't made here, one of 16 × 16 and one of 25 × 25. They come from
/// the Sudoku example of Gecode, a library for problems with constraints (MIT licence).
/// Each has exactly one solution.
pub const GECODE: [AnyNamed; 2] = [
    any_named("Gecode 16", include_str!("puzzles/gecode16.txt")),
    any_named("Gecode 25", include_str!("puzzles/gecode25.txt")),
];

const fn any_named(name: &'static str, text: &'static str) -> AnyNamed {
    AnyNamed { name, text }
}

/// All puzzles with a name, of every size: their names and their texts.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    let named = NAMED.into_iter().map(|named| (named.name, named.text));
    let of_any_size = GROWING.into_iter().chain(GECODE).map(|named| (named.name, named.text));
    named.chain([("small", SMALL)]).chain(of_any_size)
}

/// The text of the puzzle of this name, of any size, and the name as it is written.
///
/// ```
/// use sudoku_steps::puzzles;
///
/// assert_eq!(puzzles::text("16A").unwrap().0, "16a");
/// assert_eq!(puzzles::text("Small").unwrap().1, puzzles::SMALL);
/// assert_eq!(puzzles::text("escargot"), None);
/// ```
#[must_use]
pub fn text(name: &str) -> Option<(&'static str, &'static str)> {
    all().find(|(known, _)| plain(known) == plain(name))
}

/// Those of these names that somebody may have meant, the nearest first: names that have
/// the text in them, and names that two slips turn into it.
///
/// ```
/// use sudoku_steps::puzzles;
///
/// assert_eq!(puzzles::near("esay", &["easy", "9a"]), ["easy"]);
/// assert_eq!(puzzles::near("escargot", &["easy", "AI Escargot"]), ["AI Escargot"]);
/// ```
#[must_use]
pub fn near(text: &str, names: &[&'static str]) -> Vec<&'static str> {
    let text = plain(text);
    let is_part = |name: &str| text.len() > 2 && plain(name).contains(&text);
    let slips = |name: &str| if text.len() > 30 { usize::MAX } else { slips(&text, &plain(name)) };
    let is_near = |name: &str| slips(name) <= 2 && slips(name) < name.len() - 1;
    let mut near: Vec<&str> = names.to_vec();
    near.retain(|name| is_part(name) || is_near(name));
    near.sort_by_key(|name| slips(name));
    near
}

/// How many characters have to be put in, taken out or changed to turn one text into the
/// other: the distance of Levenshtein.
fn slips(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut costs: Vec<usize> = (0..=other.len()).collect();
    for (row, a) in one.chars().enumerate() {
        let mut before = std::mem::replace(&mut costs[0], row + 1);
        for (col, b) in other.iter().enumerate() {
            let changed = before + usize::from(a != *b);
            before = costs[col + 1];
            costs[col + 1] = changed.min(before + 1).min(costs[col] + 1);
        }
    }
    costs[other.len()]
}

/// The 4 × 4 puzzle as a grid.
///
/// # Panics
/// Never: a test reads it.
#[must_use]
pub fn small() -> Grid<4> {
    SMALL.parse().expect("the small puzzle is a grid")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_puzzle_is_a_puzzle() {
        for named in NAMED {
            assert!(crate::read::puzzle::<9>(named.text).is_ok(), "{}", named.name);
        }
        assert_eq!(small().blanks(), 6);
    }

    #[test]
    fn every_growing_puzzle_is_one_and_has_its_side_in_its_name() {
        for growing in GROWING {
            let side = crate::with_grid!(growing.grid(), grid => grid.line().len()).isqrt();
            assert_eq!(format!("{side}"), growing.name[..growing.name.len() - 1]);
        }
    }
}
