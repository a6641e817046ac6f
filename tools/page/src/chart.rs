//! Bars on a logarithmic scale, as an SVG.

use std::fmt::Write;

use sudoku_steps::text::commas;
use sudoku_steps::{Conflict, Grid, Outcome, puzzles};

use crate::growth::{Measured, all_stages};
use crate::highlight::escaped;
use crate::thinned::thinned;

/// How many tries a search gets on a puzzle with a name: enough for each of them.
const ENOUGH: u64 = 10_000_000;
/// How many it gets at the wall, as in lesson 10.
const AT_THE_WALL: u64 = crate::growth::BUDGET;

/// The puzzles or boards of a chart, each with what every search took.
pub type Rows = Vec<(String, Vec<Measured>)>;

/// Every search on every puzzle with a name.
pub fn stages() -> Result<Rows, String> {
    let rows = puzzles::NAMED
        .into_iter()
        .map(|named| Ok((named.name.to_string(), measured(named.name, named.grid(), ENOUGH)?)));
    rows.collect()
}

/// Every search on the boards of lesson 10 with more and more blanks.
pub fn wall() -> Result<Rows, String> {
    let name = "16a";
    let puzzle: Grid<16> = puzzles::text(name)
        .and_then(|(_, text)| text.parse().ok())
        .ok_or_else(|| format!("no puzzle of 16 × 16 is called {name}"))?;
    let boards = thinned(&puzzle).map_err(|conflict: Conflict| conflict.to_string())?;
    let rows = boards
        .into_iter()
        .map(|grid| Ok((format!("{} blanks", grid.blanks()), measured(name, grid, AT_THE_WALL)?)));
    rows.collect()
}

fn measured<const N: usize>(
    name: &str,
    grid: Grid<N>,
    budget: u64,
) -> Result<Vec<Measured>, String> {
    all_stages(name, grid, budget).map_err(|stop| format!("{name}: {stop:?}"))
}

const LEFT: usize = 130;
const BAR: usize = 11;
const GAP: usize = 14;
/// How wide a factor of ten is.
const TEN: f64 = 72.0;
const WIDTH: usize = 760;
const TOP: usize = 56;

/// The chart. One in a file has its colours with it; one in the page takes the page's.
pub fn svg(rows: &Rows, title: &str, is_file: bool) -> String {
    let stages: Vec<&str> =
        rows.first().map_or(Vec::new(), |(_, all)| all.iter().map(|one| one.stage).collect());
    let row_height = stages.len() * BAR + GAP;
    let height = TOP + rows.len() * row_height + 8;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" viewBox=\"0 0 {WIDTH} \
         {height}\" role=\"img\" aria-label=\"{}\">\n",
        escaped(title)
    );
    if is_file {
        svg += STYLE;
        let _ = writeln!(svg, "<rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>");
    }
    for (index, stage) in stages.iter().enumerate() {
        let x = 10 + index * 124;
        let _ = writeln!(
            svg,
            "<rect class=\"s{index}\" x=\"{x}\" y=\"8\" width=\"10\" height=\"10\"/>\
             <text x=\"{}\" y=\"17\">{}</text>",
            x + 15,
            escaped(stage)
        );
    }
    let most = rows.iter().flat_map(|(_, all)| all).map(|one| one.tries).max().unwrap_or(1);
    for power in 0..=most.max(1).ilog10() {
        let x = LEFT as f64 + f64::from(power) * TEN;
        let _ = writeln!(
            svg,
            "<line class=\"rule\" x1=\"{x}\" x2=\"{x}\" y1=\"{}\" y2=\"{height}\"/>\
             <text class=\"scale\" x=\"{x}\" y=\"{}\">{}</text>",
            TOP - 8,
            TOP - 12,
            commas(10u64.pow(power))
        );
    }
    for (row, (label, all)) in rows.iter().enumerate() {
        let top = TOP + row * row_height;
        let _ = writeln!(
            svg,
            "<text class=\"label\" x=\"{}\" y=\"{}\">{}</text>",
            LEFT - 10,
            top + (row_height - GAP) / 2 + 4,
            escaped(label)
        );
        for (index, one) in all.iter().enumerate() {
            bar(&mut svg, top + index * BAR, index, label, one);
        }
    }
    svg + "</svg>\n"
}

fn bar(svg: &mut String, top: usize, index: usize, label: &str, one: &Measured) {
    // A bar of one try would have no length, and of none less: both get a sliver.
    let long = (one.tries.max(1) as f64).log10() * TEN;
    let long = if one.tries == 0 { 0.0 } else { long.max(2.0) };
    let figure = figure(one);
    let _ = writeln!(
        svg,
        "<rect class=\"bar s{index}\" x=\"{LEFT}\" y=\"{top}\" width=\"{long:.1}\" height=\"{}\">\
         <title>{}, {}: {figure}</title></rect>\
         <text class=\"figure\" x=\"{:.1}\" y=\"{}\">{figure}</text>",
        BAR - 2,
        escaped(label),
        escaped(one.stage),
        LEFT as f64 + long + 5.0,
        top + BAR - 3,
    );
}

/// What one search took, for people.
pub fn figure(one: &Measured) -> String {
    match one.outcome {
        Outcome::GaveUp { .. } => format!("gave up after {}", commas(one.tries)),
        _ => commas(one.tries),
    }
}

/// The colours of a chart in a file; `page.css` has the same for the page.
const STYLE: &str = "<style>
text { font: 12px system-ui, sans-serif; fill: #222 } .label, .scale { text-anchor: end }
.scale, .figure { font-size: 10px; fill: #555 } .scale { text-anchor: middle }
.rule { stroke: #ddd } .paper { fill: #fff }
.s0 { fill: #b8452c } .s1 { fill: #2f6db3 } .s2 { fill: #2e8257 }
.s3 { fill: #9a6a00 } .s4 { fill: #7a4fb0 } .s5 { fill: #5f6b76 }
</style>
";
