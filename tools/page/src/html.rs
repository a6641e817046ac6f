//! The page: texts, recordings, style and program in one file.

use minijinja::{AutoEscape, Environment, context};
use serde::Serialize;
use sudoku_steps::solutions::recursion;
use sudoku_steps::text::commas;
use sudoku_steps::{Outcome, puzzles};

use crate::chart::{self, Rows, figure};
use crate::growth::Stage;
use crate::{course, cover, searches, small, tape, tree};

/// The name of the chart of all searches.
pub const CHART: &str = "Tries of each search on each puzzle, on a logarithmic scale";

/// The searches that the boards of the page play.
const PLAYED: [&str; 3] = ["order", "fewest", "propagation"];

/// What the page's program reads.
#[derive(Serialize)]
struct Data {
    tapes: Vec<tape::Recorded>,
    small: Vec<small::View>,
    matrix: cover::Matrix,
}

/// A table below a chart: its heads, and its rows.
#[derive(Serialize)]
struct Figures {
    heads: Vec<String>,
    rows: Vec<Vec<String>>,
}

/// The page, and how many recorded searches it has.
pub fn page() -> Result<(String, usize), String> {
    let lessons = course::lessons()?;
    let tapes = tapes();
    let recorded = tapes.len();
    let data = Data { tapes, small: small::views(), matrix: cover::matrix() };
    let data = serde_json::to_string(&data).map_err(|error| error.to_string())?;
    let (stages, wall) = (chart::stages()?, chart::wall()?);
    let mut environment = Environment::new();
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    let template = include_str!("page.html");
    environment.add_template("page", template).map_err(|error| error.to_string())?;
    let page = environment.get_template("page").map_err(|error| error.to_string())?;
    let html = page.render(context! {
        lessons,
        // A tag inside a script would end it.
        data => data.replace("</", "<\\/"),
        style => include_str!("page.css"),
        program => include_str!("page.js"),
        tree => small_tree()?,
        chart => chart::svg(&stages, CHART, false),
        chart_figures => figures("puzzle", &stages),
        wall => chart::svg(&wall, "The wall: tries on one 16 × 16 board with more and more blanks", false),
        wall_figures => figures("board", &wall),
        whole => commas(tape::WHOLE),
        part => commas(tape::PART),
    });
    Ok((html.map_err(|error| error.to_string())?, recorded))
}

fn tapes() -> Vec<tape::Recorded> {
    let mut tapes = Vec::new();
    for named in puzzles::NAMED {
        for search in PLAYED {
            tapes.push(tape::record(named.name, named.grid(), search, &searches::find(search)));
        }
    }
    tapes
}

fn small_tree() -> Result<String, String> {
    let stage: Stage<4> = Stage { name: "lesson 1", solve: recursion::solve };
    let tree = tree::tree(puzzles::small(), &stage, None, u64::MAX, false)?;
    debug_assert!(tree.outcome == Outcome::Solved && tree.folded == 0);
    Ok(tree.svg)
}

fn figures(what: &str, rows: &Rows) -> Figures {
    let stages = rows.first().map_or(&[][..], |(_, all)| all);
    let stages = stages.iter().map(|one| one.stage.to_string());
    Figures {
        heads: [what.to_string()].into_iter().chain(stages).collect(),
        rows: rows
            .iter()
            .map(|(label, all)| [label.clone()].into_iter().chain(all.iter().map(figure)).collect())
            .collect(),
    }
}
