//! The puzzles that the course calls by name. Each has exactly one solution.

use crate::Grid;

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
    let plain = |text: &str| {
        let letters = text.chars().filter(|c| !matches!(c, ' ' | '-' | '_'));
        letters.flat_map(char::to_lowercase).collect::<String>()
    };
    NAMED.into_iter().find(|named| plain(named.name) == plain(name))
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
}
