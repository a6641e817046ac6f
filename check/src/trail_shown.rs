//! Candidates and their trail in words. What is long is shown in part.

use crate::bits::braced;
use sudoku_steps::text::count;
use sudoku_steps::{Candidates, Cell, Change, Digits, Grid};

/// How many squares, or entries of a trail, are shown as they are.
const MOST: usize = 8;

/// The squares that don't have every digit, and the trail.
pub fn candidates_shown<const N: usize>(candidates: &Candidates<N>) -> String {
    let sets: Vec<String> = changed(candidates).map(|cell| has(candidates, cell)).collect();
    let entries: Vec<String> = candidates.trail.iter().map(had).collect();
    lines(&shortened(sets), &shortened(entries))
}

/// The same for what was expected and what came. Where there is much, what is the same
/// in both is left out.
pub fn both_shown<const N: usize>(expected: &Candidates<N>, yours: &Candidates<N>) -> [String; 2] {
    let is_long = changed(expected).count().max(changed(yours).count()) > MOST;
    let pairs = expected.trail.iter().zip(&yours.trail);
    let same = pairs.take_while(|(expected, yours)| expected == yours).count();
    [expected, yours].map(|candidates| {
        let differs = |cell: &Cell| !is_long || expected[*cell] != yours[*cell];
        let mut sets: Vec<String> =
            changed(candidates).filter(differs).map(|cell| has(candidates, cell)).collect();
        let left_out = changed(candidates).count() - sets.len();
        sets = shortened(sets);
        if left_out > 0 {
            sets.push(format!("{} as in both", count(left_out as u64, "square")));
        }
        // Two of the entries that are the same say where the others begin.
        let is_long = candidates.trail.len() > MOST;
        let older = if is_long { same.saturating_sub(2) } else { 0 };
        let mut entries = shortened(candidates.trail[older..].iter().map(had).collect());
        if older > 0 {
            entries.insert(0, format!("{older} older as in both"));
        }
        lines(&sets, &entries)
    })
}

/// The squares that don't have every digit.
fn changed<const N: usize>(candidates: &Candidates<N>) -> impl Iterator<Item = Cell> {
    let full = Digits::all(N).bits();
    Grid::<N>::empty().cells().filter(move |&cell| candidates[cell] != full)
}

fn has<const N: usize>(candidates: &Candidates<N>, cell: Cell) -> String {
    format!("{cell} has {}", braced(candidates[cell]))
}

fn had(change: &Change) -> String {
    format!("{} had {}", change.cell, braced(change.before))
}

/// The first and the last of a long list.
fn shortened(mut list: Vec<String>) -> Vec<String> {
    if list.len() > MOST {
        let middle = 3..list.len() - 3;
        let more = format!("… {} more …", middle.len());
        list.splice(middle, [more]);
    }
    list
}

fn lines(sets: &[String], entries: &[String]) -> String {
    let sets =
        if sets.is_empty() { "every square has all digits".to_string() } else { sets.join(", ") };
    match entries {
        [] => format!("{sets}\ntrail empty"),
        entries => format!("{sets}\ntrail: {}", entries.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_much_that_is_the_same_only_the_difference_is_shown() {
        let mut expected = Candidates::<4>::new();
        for cell in Grid::<4>::empty().cells() {
            expected.trail.push(Change { cell, before: expected[cell] });
            expected[cell] = 0b110;
        }
        let mut yours = expected.clone();
        yours[Cell::new(1, 2)] = 0b10;
        yours.trail.pop();
        let [expected, yours] = both_shown(&expected, &yours);
        assert_eq!(
            expected,
            "(1, 2) has {1 2}, 15 squares as in both\ntrail: 13 older as in both, \
             (3, 1) had {1 2 3 4}, (3, 2) had {1 2 3 4}, (3, 3) had {1 2 3 4}"
        );
        assert_eq!(
            yours,
            "(1, 2) has {1}, 15 squares as in both\ntrail: 13 older as in both, \
             (3, 1) had {1 2 3 4}, (3, 2) had {1 2 3 4}"
        );
    }
}
