//! The rules beyond singles: what each sees, and how much search it saves.

use sudoku_steps::lesson::{Options, Run, Show, Stop};
use sudoku_steps::solutions::trail::memory::{Memory, Trail};
use sudoku_steps::solutions::trail::rules::{Deduction, Rule};
use sudoku_steps::solutions::trail::search::{Play, singles, singles_and, solve_with};
use sudoku_steps::{Board, Grid, Outcome, Table, puzzles, symbol};

use crate::memories::tries;

/// The rules that are used together, and what the column is called.
const SETS: [(&str, &[Rule]); 5] = [
    ("singles", &[]),
    ("+ pairs", &[Rule::NakedPairs]),
    ("+ pointing", &[Rule::PointingPairs]),
    ("+ box-line", &[Rule::BoxLine]),
    ("all", &Rule::ALL),
];

pub fn tell(show: &mut Show, options: &Options) -> Result<(), Stop> {
    show.part("The next rules that a person uses")?;
    show.say(
        "They fill no square. They take digits out of sets, so that singles appear that \
         weren't there. Only kept sets can be told such a thing: a set worked out from the \
         peers forgets it at once.",
    )?;
    for rule in Rule::ALL {
        example(show, rule)?;
    }
    let grids = puzzles::NAMED.map(|named| (named.name, named.grid()));
    table(show, options, &grids)
}

/// What a rule sees first on the first puzzle where singles are stuck and it isn't.
fn example(show: &mut Show, rule: Rule) -> Result<(), Stop> {
    for named in puzzles::NAMED {
        let mut board = Board::new(named.grid())?;
        let mut memory = Trail::default();
        for cell in board.cells().filter(|&cell| !board.is_blank(cell)) {
            memory.fill(cell, board.get(cell));
        }
        let mut play = Play { board: &mut board, memory: &mut memory };
        if singles(&mut play).is_err() {
            continue;
        }
        let Ok(Some(deduction)) = rule.apply(&mut play) else { continue };
        return show.say(&format!(
            "{}, on {}: {}",
            capital(rule.name()),
            named.name,
            in_words(rule, &deduction)
        ));
    }
    Ok(())
}

fn in_words(rule: Rule, deduction: &Deduction) -> String {
    let Deduction { seen, digits, within, from, changed } = deduction;
    let list = |texts: Vec<String>| texts.join(" and ");
    let squares = list(seen.iter().map(ToString::to_string).collect());
    let digits = list(digits.iter().map(|&digit| symbol(digit).to_string()).collect());
    let changed = changed.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ");
    match rule {
        Rule::NakedPairs => format!(
            "in {within} both {squares} have {digits} left and nothing else. One takes the \
             one, one the other; so neither digit can be at {changed}."
        ),
        Rule::PointingPairs | Rule::BoxLine => format!(
            "in {within} only {squares} have {digits} left, and all of them lie in {from}. \
             One of them takes it; so it can't be at {changed}."
        ),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// How many tries are left with each set of rules, where singles need any.
pub fn table(show: &mut Show, options: &Options, grids: &[(&str, Grid)]) -> Result<(), Stop> {
    show.part("Tries that are left")?;
    let headings: Vec<&str> = ["puzzle"].into_iter().chain(SETS.map(|set| set.0)).collect();
    let mut table = Table::new(&headings);
    let mut solved = Vec::new();
    let mut longer = Vec::new();
    for &(name, grid) in grids {
        let mut runs = Vec::new();
        for (_, rules) in SETS {
            runs.push(Run::quiet(grid, options, |board| search(board, rules))?);
        }
        let counts = runs.iter().map(|run| run.board.tally().tries);
        let counts: Vec<u64> = counts.collect();
        if counts[0] == 0 && runs[0].outcome == Outcome::Solved {
            solved.push(name);
            continue;
        }
        if counts[1..].iter().any(|&count| count > counts[0]) {
            longer.push(name);
        }
        table.row([name.to_string()].into_iter().chain(runs.iter().map(tries)));
    }
    if solved.len() < grids.len() {
        show.block(table)?;
        show.say(
            "Each column is the search with singles and one rule more; the last has all three.",
        )?;
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

fn search(board: &mut Board, rules: &[Rule]) -> Outcome {
    let mut memory = Trail::default();
    let propagate = |play: &mut Play<'_, 9, Trail>| singles_and(play, rules);
    let solved = solve_with(board, &mut memory, propagate);
    board.finish(solved)
}
