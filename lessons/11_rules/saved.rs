//! How much search each rule saves, and how puzzles are rated.

use sudoku_steps::lesson::{Options, Run, Show, Stop};
use sudoku_steps::solutions::rules::{Rating, Rule, rate, search::solve};
use sudoku_steps::text::commas;
use sudoku_steps::{Grid, Outcome, Table};

/// The rules that are used together, and what the column is called.
const SETS: [(&str, &[Rule]); 9] = [
    ("none", &[]),
    ("naked", &[Rule::NakedPair]),
    ("point", &[Rule::Pointing]),
    ("box", &[Rule::BoxLine]),
    ("hidden", &[Rule::HiddenPair]),
    ("naked", &[Rule::NakedTriple]),
    ("hidden", &[Rule::HiddenTriple]),
    ("X-wing", &[Rule::XWing]),
    ("all", &Rule::BEYOND_SINGLES),
];

/// How many tries are left with each set of rules, where singles need any.
pub fn table(show: &mut Show, options: &Options, grids: &[(&str, Grid)]) -> Result<(), Stop> {
    show.part("Tries that are left")?;
    let headings: Vec<&str> = ["puzzle"].into_iter().chain(SETS.map(|set| set.0)).collect();
    let groups = [("", 1), ("", 1), ("pair", 1), ("lines", 2), ("pair", 1), ("triple", 2), ("", 2)];
    let mut table = Table::new(&headings).under(&groups);
    let (mut solved, mut longer, mut runs_short) = (Vec::new(), Vec::new(), false);
    for &(name, grid) in grids {
        let mut runs = Vec::new();
        for (_, rules) in SETS {
            runs.push(Run::quiet(grid, options, |board| {
                let solved = solve(board, rules);
                board.finish(solved)
            })?);
        }
        let tries: Vec<u64> = runs.iter().map(|run| run.board.tally().tries).collect();
        if tries[0] == 0 && runs[0].outcome == Outcome::Solved {
            solved.push(name);
            continue;
        }
        if tries[1..].iter().any(|&tries| tries > runs[0].board.tally().tries) {
            longer.push(name);
        }
        let shown = runs.iter().map(|run| {
            if run.board.gave_up() { "–".to_string() } else { commas(run.board.tally().tries) }
        });
        runs_short |= runs.iter().any(|run| run.board.gave_up());
        table.row([name.to_string()].into_iter().chain(shown));
    }
    if solved.len() < grids.len() {
        show.block(table)?;
        show.say(
            "Each column is the search with singles and one rule more; point is pointing, box is \
             box-line, and the last column has all of them.",
        )?;
    }
    if runs_short {
        show.say("– marks a search that gave up when its budget of tries was spent.")?;
    }
    if !solved.is_empty() {
        show.say(&format!("Singles alone solve {}, without a try.", solved.join(", ")))?;
    }
    if !longer.is_empty() {
        show.say(&format!(
            "A rule can make a search longer too, as on {}. It never rules out a right digit. \
             But with other sets another square has the fewest digits left, and its smallest \
             digit may be a wrong one. Fewer choices don't make a guess right.",
            longer.join(", "),
        ))?;
    }
    Ok(())
}

/// How hard each puzzle is for a person, by the rules that it needs.
pub fn ratings(show: &mut Show, grids: &[(&str, Grid)]) -> Result<(), Stop> {
    show.part("How hard is it for a person?")?;
    let mut table = Table::new(&["puzzle", "level", "hardest rule", "steps"]);
    for (name, grid) in grids {
        // Every named puzzle has a solution.
        let Ok(Rating { level, hardest, steps }) = rate(grid) else { continue };
        let hardest = hardest.map_or("none", Rule::name);
        table.row([
            (*name).to_string(),
            level.to_string(),
            hardest.to_string(),
            commas(steps as u64),
        ]);
    }
    show.block(table)?;
    show.say(
        "The level is that of the hardest rule that was used, each step made by the first rule \
         of the list that finds one. Steps are counted until the puzzle is solved or no rule \
         helps.",
    )
}
