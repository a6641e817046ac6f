//! Minimal puzzles, symmetric ones, and how hard they are.

use sudoku_steps::Table;
use sudoku_steps::lesson::{Show, Stop};
use sudoku_steps::solutions::generator::grade::{Grade, grade};
use sudoku_steps::solutions::generator::maker::{Plan, make};
use sudoku_steps::text::count;

use super::row_of;
use super::wish::Wish;

/// How many puzzles of each kind are graded.
const GRADED: u64 = 20;

/// The three kinds: to the target, to the end, to the end in pairs.
fn kinds(wish: &Wish) -> [(&'static str, Plan); 3] {
    let to_the_end = Plan { clues: 0, ..wish.plan };
    [
        ("target", wish.plan),
        ("minimal", to_the_end),
        ("symmetric", Plan { is_symmetric: true, ..to_the_end }),
    ]
}

/// Puzzles of which nothing more can go.
pub fn minimal(show: &mut Show, wish: &Wish) -> Result<(), Stop> {
    show.part("Until nothing more can go")?;
    show.say(
        "A puzzle is minimal when none of its clues can go. One pass over the squares is \
         enough for that. A digit that had to stay has to stay later too: with fewer clues \
         beside it, a second solution that was there is still there.",
    )?;
    let [_, minimal, symmetric] = kinds(wish);
    let mut given_up = 0;
    let [left, right] = [minimal, symmetric].map(|(name, plan)| {
        let made = make(wish.seed, &plan, |_| {});
        given_up += made.given_up();
        (format!("{name}, {}", count(made.clues() as u64, "clue")), made.puzzle)
    });
    show.block(row_of(&[left, right]))?;
    if given_up > 0 {
        show.say(&format!(
            "{} gave up, and those clues stayed. So it isn't sure that no more can go.",
            count(given_up as u64, "check"),
        ))?;
    }
    show.say(
        "On the right, squares that lie opposite each other were emptied together or not at \
         all. The pattern looks the same after half a turn. Fewer digits can go that way, and \
         here and there a single one still could.",
    )
}

/// How hard the first puzzles of each kind are.
pub fn grades(show: &mut Show, wish: &Wish) -> Result<(), Stop> {
    show.part("How hard are they?")?;
    show.say(&format!(
        "{GRADED} puzzles of each kind, graded by what the solver of lesson 5 needs: naked \
         singles alone, hidden singles too, or guesses.",
    ))?;
    let mut table =
        Table::new(&["kind", "clues", "naked singles", "hidden too", "guesses", "most guesses"]);
    for (name, plan) in kinds(wish) {
        let seeds = (0..GRADED).map(|index| wish.seed.wrapping_add(index));
        let made: Vec<(usize, Grade)> = seeds
            .map(|seed| {
                let made = make(seed, &plan, |_| {});
                (made.clues(), grade(&made.puzzle, plan.budget))
            })
            .collect();
        let clues = made.iter().map(|one| one.0);
        let (least, most) = (clues.clone().min().unwrap_or(0), clues.max().unwrap_or(0));
        let number = |is: fn(&Grade) -> bool| made.iter().filter(|one| is(&one.1)).count();
        let guesses = made.iter().map(|one| if let Grade::Guesses(n) = one.1 { n } else { 0 });
        table.row([
            name.to_string(),
            if least == most { least.to_string() } else { format!("{least} to {most}") },
            number(|grade| *grade == Grade::NakedSingles).to_string(),
            number(|grade| *grade == Grade::HiddenSingles).to_string(),
            number(|grade| matches!(grade, Grade::Guesses(_))).to_string(),
            guesses.max().unwrap_or(0).to_string(),
        ]);
    }
    show.block(table)?;
    show.say(
        "Fewer clues tend to make a puzzle harder, but the number of clues doesn't say how \
         hard it is. The grade does, as far as our solver is like a person.",
    )
}
