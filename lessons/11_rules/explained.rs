//! What each rule sees, and a puzzle in sentences.

use sudoku_steps::lesson::{Amount, Options, Show, Stop};
use sudoku_steps::solutions::rules::{Explanation, Position, Rule, explain};
use sudoku_steps::text::{count, wrap};
use sudoku_steps::{Grid, puzzles};

/// What each rule sees first, on the first puzzle where singles are stuck and it isn't.
pub fn each_rule(show: &mut Show) -> Result<(), Stop> {
    show.part("What each rule sees")?;
    for rule in Rule::BEYOND_SINGLES {
        let found = puzzles::NAMED.iter().find_map(|named| {
            let mut position = Position::new(named.grid());
            while let Some(step) = position.step(&[Rule::NakedSingle, Rule::HiddenSingle]) {
                position.take(&step);
            }
            Some((named.name, position.step(&[rule])?))
        });
        match found {
            Some((name, step)) => show.say(&format!("On {name}. {step}"))?,
            None => show.say(&format!("No named puzzle shows the {} at once.", rule.name()))?,
        }
    }
    Ok(())
}

/// The first steps, those beyond singles, and the end.
pub fn tell(show: &mut Show, options: &Options, grid: &Grid, most: u64) -> Result<(), Stop> {
    let Explanation { steps, end, .. } = explain(grid);
    let most = match options.trace.unwrap_or(Amount::First(most)) {
        Amount::First(most) => usize::try_from(most).unwrap_or(usize::MAX),
        Amount::All => usize::MAX,
    };
    for (number, step) in steps.iter().enumerate().take(most) {
        let lines = wrap(&step.to_string(), 71);
        for (index, line) in lines.iter().enumerate() {
            let label = if index == 0 { format!("{:>3}", number + 1) } else { "   ".to_string() };
            show.lines(format!("{label}  {line}"))?;
        }
    }
    if steps.len() > most {
        let more = (steps.len() - most) as u64;
        show.lines(format!("  … {}", count(more, "more step")))?;
    }
    show.block(format!("     {end}").trim_end())?;
    let used = |rule: &Rule| steps.iter().filter(|step| step.rule == *rule).count();
    let rules = Rule::ALL.into_iter().filter(|rule| used(rule) > 0);
    let counted: Vec<String> =
        rules.map(|rule| format!("{} {}", rule.name(), used(&rule))).collect();
    if counted.is_empty() {
        return Ok(());
    }
    show.say(&format!("{} in all: {}.", count(steps.len() as u64, "step"), counted.join(", ")))
}
