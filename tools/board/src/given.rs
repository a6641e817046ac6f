//! The puzzles that were asked for: names, squares, files.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use sudoku_steps::read::{Options, Reader};
use sudoku_steps::{AnyGrid, Grid, puzzles, read, with_grid};

/// All puzzles, each with its name; the named ones where none was asked for.
pub fn puzzles(given: &[&String]) -> Result<Vec<(String, AnyGrid)>, String> {
    let mut found = Vec::new();
    for given in given {
        found.extend(one_argument(given)?);
    }
    if given.is_empty() {
        let named = puzzles::NAMED.iter();
        found.extend(named.map(|named| (named.name.to_string(), AnyGrid::Nine(named.grid()))));
    }
    let Some(side) = found.first().map(|(_, any)| any.side()) else {
        return Err("there is no puzzle in it".to_string());
    };
    for (name, any) in &found {
        if any.side() != side {
            return Err(format!(
                "{name} is {0} × {0} and the puzzle before it {side} × {side}; give puzzles of \
                 one size",
                any.side()
            ));
        }
        let conflict = with_grid!(any, grid => grid.conflicts().first().copied());
        if let Some(conflict) = conflict {
            return Err(format!("{name}: {conflict}"));
        }
    }
    Ok(found)
}

fn one_argument(given: &str) -> Result<Vec<(String, AnyGrid)>, String> {
    if let Some((name, text)) = puzzles::text(given) {
        let grid = text.parse::<AnyGrid>().map_err(|error| format!("{name}: {error}"))?;
        return Ok(vec![(name.to_string(), grid)]);
    }
    if Path::new(given).exists() {
        return file(given);
    }
    match read::one(given.as_bytes(), Options::default()) {
        Ok(puzzle) => Ok(vec![("the puzzle".to_string(), puzzle.grid)]),
        Err(_) if given.chars().filter(char::is_ascii_alphabetic).count() * 2 > given.len() => {
            let names: Vec<&str> = puzzles::all().map(|(name, _)| name).collect();
            Err(format!(
                "no puzzle and no file is called {given:?}; the puzzles are {}",
                names.join(", ")
            ))
        }
        Err(error) => Err(format!("the puzzle: {error}")),
    }
}

fn file(path: &str) -> Result<Vec<(String, AnyGrid)>, String> {
    let file = File::open(path).map_err(|error| format!("cannot read {path}: {error}"))?;
    let mut found = Vec::new();
    for puzzle in Reader::new(BufReader::new(file), Options::default()) {
        let puzzle = puzzle.map_err(|error| format!("{path}: {error}"))?;
        found.push((format!("{path}, puzzle {}", found.len() + 1), puzzle.grid));
    }
    if found.is_empty() {
        return Err(format!("{path} has no puzzle"));
    }
    Ok(found)
}

/// The grid, if it has `N` rows.
pub fn of_side<const N: usize>(any: &AnyGrid) -> Option<Grid<N>> {
    with_grid!(any, grid => {
        let mut same = Grid::<N>::empty();
        for cell in same.cells().filter(|_| any.side() == N) {
            same[cell] = grid[cell];
        }
        (any.side() == N).then_some(same)
    })
}
