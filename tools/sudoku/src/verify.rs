//! `verify`: whether a solution is one of this puzzle, and if not, where.

use std::io::{BufReader, Write, stdin, stdout};

use clap::ArgMatches;
use serde_json::{Value, json};
use sudoku_steps::lesson::{self, Source, Stop};
use sudoku_steps::read::{self, Options};
use sudoku_steps::text::count;
use sudoku_steps::{AnyGrid, Cell, Grid, with_grid};

use crate::input::{open, options};
use crate::many::{Format, squares};

/// Holds the solution against the puzzle.
pub fn run(matches: &ArgMatches) -> Result<u8, Stop> {
    let given = |name: &str| matches.get_one::<String>(name).map_or("-", String::as_str);
    let (puzzle, solution) = (given("PUZZLE"), given("SOLUTION"));
    if puzzle == "-" && solution == "-" {
        let message = "both can't come from standard input; give a file for one of them";
        return Err(Stop::Bad(message.to_string()));
    }
    let strict = options(matches);
    let puzzle = one(puzzle, strict)?;
    let claimed = one(solution, Options { conflicts: true, ..strict })?;
    if puzzle.side() != claimed.side() {
        return Err(Stop::Bad(format!(
            "the puzzle is {0} × {0} and the solution {1} × {1}; give two of one size",
            puzzle.side(),
            claimed.side(),
        )));
    }
    let faults = with_grid!(puzzle, grid => Faults::of(&grid, &same_size(&claimed)));
    let text = match Format::of(matches) {
        Format::Json => format!("{}\n", faults.json()),
        _ => faults.text(),
    };
    stdout().write_all(text.as_bytes())?;
    Ok(u8::from(!faults.is_right()))
}

/// The one grid of an argument.
fn one(given: &str, options: Options) -> Result<AnyGrid, Stop> {
    let (name, read) = match lesson::source(given)? {
        Source::Input => ("standard input", read::one(stdin().lock(), options)),
        Source::Named(name, text) => (name, read::one(text.as_bytes(), options)),
        Source::Squares(text) => ("the argument", read::one(text.as_bytes(), options)),
        Source::File(path) => {
            let file = open(path).map_err(|message| Stop::Bad(format!("{given}: {message}")))?;
            (given, read::one(BufReader::new(file), options))
        }
    };
    match read {
        Ok(puzzle) => Ok(puzzle.grid),
        Err(error) => Err(Stop::Bad(format!("{name}: {error}"))),
    }
}

/// The grid, which has this side.
fn same_size<const N: usize>(any: &AnyGrid) -> Grid<N> {
    let mut same = Grid::empty();
    with_grid!(*any, grid => {
        for cell in same.cells() {
            same[cell] = grid[cell];
        }
    });
    same
}

/// What is wrong with a solution.
struct Faults {
    blanks: Vec<Cell>,
    /// Two squares with equal digits, and how that is said.
    rules: Vec<([Cell; 2], String)>,
    /// A square whose clue was changed, and how that is said.
    clues: Vec<(Cell, String)>,
}

impl Faults {
    fn of<const N: usize>(puzzle: &Grid<N>, claimed: &Grid<N>) -> Self {
        let conflicts = claimed.conflicts();
        let clues = puzzle.overwritten_by(claimed);
        Self {
            blanks: claimed.cells().filter(|&cell| claimed.is_blank(cell)).collect(),
            rules: conflicts.iter().map(|one| ([one.first, one.second], one.to_string())).collect(),
            clues: clues.iter().map(|one| (one.cell, one.to_string())).collect(),
        }
    }

    fn is_right(&self) -> bool {
        self.blanks.is_empty() && self.rules.is_empty() && self.clues.is_empty()
    }

    fn text(&self) -> String {
        if self.is_right() {
            return "Right: every unit has each digit once, and every clue stands.\n".to_string();
        }
        let mut lines = vec!["Wrong".to_string()];
        lines.extend(self.rules.iter().map(|(_, said)| format!("  {said}")));
        lines.extend(self.clues.iter().map(|(_, said)| format!("  {said}")));
        if let Some(first) = self.blanks.first() {
            let blanks = count(self.blanks.len() as u64, "square");
            lines.push(format!("  {blanks} still blank, the first at {first}"));
        }
        lines.join("\n") + "\n"
    }

    fn json(&self) -> Value {
        let rules = self
            .rules
            .iter()
            .map(|(cells, said)| json!({ "squares": squares(cells), "says": said }));
        let clues = self
            .clues
            .iter()
            .map(|(cell, said)| json!({ "square": [cell.row, cell.col], "says": said }));
        json!({
            "right": self.is_right(),
            "rules": rules.collect::<Vec<_>>(),
            "clues": clues.collect::<Vec<_>>(),
            "blanks": squares(&self.blanks),
        })
    }
}
