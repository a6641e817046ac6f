//! The tree of a search's calls, as an SVG: a circle a call, with its digit and how it
//! ended. Below a depth where it gets too large, the calls are only counted.

use std::fmt::Write;
use std::sync::{Arc, Mutex};

use sudoku_steps::text::{commas, count};
use sudoku_steps::{Board, Cell, Event, Grid, Outcome, Placed, Why, play, symbol};

use crate::growth::Stage;

/// The most circles that a tree has, unless somebody says how deep it is to go.
const CIRCLES: u64 = 160;
/// The most circles that a tree may have.
const MOST: u64 = 20_000;

/// A tree and what there is to say about it.
pub struct Tree {
    pub svg: String,
    pub circles: usize,
    /// Calls that are counted and not drawn.
    pub folded: u64,
    pub outcome: Outcome,
}

/// How a call ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Found,
    Failed,
    GaveUp,
}

struct Node {
    /// The square and its digit; the first call has none.
    placed: Option<(Cell, u8)>,
    children: Vec<usize>,
    end: End,
    folded: u64,
}

/// Runs the search twice: to see how many calls there are at each depth, and to keep those
/// that are drawn.
pub fn tree<const N: usize>(
    grid: Grid<N>,
    stage: &Stage<N>,
    depth: Option<usize>,
    budget: u64,
    is_file: bool,
) -> Result<Tree, String> {
    let (depths, outcome) = grow(grid, stage, budget, Growing::new(0))?;
    let depth = depth.unwrap_or_else(|| depth_for(&depths.at_depth, CIRCLES));
    let circles: u64 = depths.at_depth.iter().take(depth.saturating_add(1)).sum();
    if circles > MOST {
        return Err(format!(
            "to depth {depth} the tree would have {}; give a smaller --depth, at most {}",
            count(circles, "circle"),
            depth_for(&depths.at_depth, MOST)
        ));
    }
    let (mut grown, _) = grow(grid, stage, budget, Growing::new(depth))?;
    let left = match outcome {
        Outcome::Solved => End::Found,
        Outcome::GaveUp { .. } => End::GaveUp,
        _ => End::Failed,
    };
    for node in std::iter::once(0).chain(std::mem::take(&mut grown.open).into_iter().flatten()) {
        grown.nodes[node].end = left;
    }
    Ok(Tree {
        svg: draw(&grown.nodes, is_file),
        circles: grown.nodes.len(),
        folded: grown.nodes.iter().map(|node| node.folded).sum(),
        outcome,
    })
}

/// The depth to which a tree has at most so many calls.
fn depth_for(at_depth: &[u64], most: u64) -> usize {
    let mut calls = 0;
    let fits = at_depth.iter().take_while(|&&here| {
        calls += here;
        calls <= most
    });
    fits.count().saturating_sub(1)
}

fn grow<const N: usize>(
    grid: Grid<N>,
    stage: &Stage<N>,
    budget: u64,
    growing: Growing,
) -> Result<(Growing, Outcome), String> {
    let growing = Arc::new(Mutex::new(growing));
    let hears = Arc::clone(&growing);
    let board = Board::new(grid).map_err(|conflict| conflict.to_string())?;
    let mut board = board.with_budget(budget).heard_by(move |event: &Event| {
        if let Ok(mut growing) = hears.lock() {
            growing.hear(event);
        }
    });
    let solved = (stage.solve)(&mut board);
    let outcome = board.finish(solved);
    drop(board);
    let growing = Arc::into_inner(growing).and_then(|lock| lock.into_inner().ok());
    Ok((growing.unwrap_or_else(|| Growing::new(0)), outcome))
}

/// Hears a search and keeps its calls down to a depth.
struct Growing {
    depth: usize,
    nodes: Vec<Node>,
    trail: Vec<Placed>,
    /// The open tries: the node of each that is drawn.
    open: Vec<Option<usize>>,
    at_depth: Vec<u64>,
}

impl Growing {
    fn new(depth: usize) -> Self {
        let first = Node { placed: None, children: Vec::new(), end: End::Failed, folded: 0 };
        let (trail, open) = (Vec::new(), Vec::new());
        Self { depth, nodes: vec![first], trail, open, at_depth: vec![1] }
    }

    fn hear(&mut self, event: &Event) {
        let tried = |trail: &[Placed]| trail.iter().filter(|p| p.why == Why::Tried).count();
        if let Event::Place { cell, digit, why: Why::Tried, .. } = *event {
            self.call(cell, digit);
        }
        play(&mut self.trail, event, |_, _| {});
        if matches!(event, Event::Undo { .. } | Event::UndoTo { .. }) {
            self.open.truncate(tried(&self.trail));
        }
    }

    fn call(&mut self, cell: Cell, digit: u8) {
        let depth = self.open.len() + 1;
        if self.at_depth.len() <= depth {
            self.at_depth.push(0);
        }
        self.at_depth[depth] += 1;
        let parent = self.open.iter().rev().find_map(|node| *node).unwrap_or(0);
        if depth > self.depth {
            self.nodes[parent].folded += 1;
            self.open.push(None);
            return;
        }
        let node = self.nodes.len();
        let (placed, children) = (Some((cell, digit)), Vec::new());
        // A call that is still open at the end gets another mark then.
        self.nodes.push(Node { placed, children, end: End::Failed, folded: 0 });
        self.nodes[parent].children.push(node);
        self.open.push(Some(node));
    }
}

const RADIUS: f64 = 14.0;
const ACROSS: f64 = 48.0;
const DOWN: f64 = 54.0;
const MARGIN: f64 = 26.0;

fn draw(nodes: &[Node], is_file: bool) -> String {
    let mut places = vec![(0.0, 0.0); nodes.len()];
    let mut column = 0.0;
    place(nodes, 0, 0.0, &mut column, &mut places);
    let width = column * ACROSS + 2.0 * MARGIN - ACROSS + 24.0;
    let deepest = places.iter().map(|&(_, y)| y).fold(0.0, f64::max);
    let height = deepest + 2.0 * MARGIN + 20.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"tree\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\" aria-label=\"The tree of {}\">\n",
        count(nodes.len() as u64, "call")
    );
    if is_file {
        svg += STYLE;
        let _ = writeln!(svg, "<rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>");
    }
    for (number, node) in nodes.iter().enumerate() {
        let (x, y) = places[number];
        for &child in &node.children {
            let (to_x, to_y) = places[child];
            let _ = writeln!(
                svg,
                "<line data-call=\"{child}\" x1=\"{x}\" y1=\"{}\" x2=\"{to_x}\" y2=\"{}\"/>",
                y + RADIUS,
                to_y - RADIUS
            );
        }
    }
    for (number, node) in nodes.iter().enumerate() {
        circle(&mut svg, number, node, places[number]);
    }
    svg + "</svg>\n"
}

fn circle(svg: &mut String, number: usize, node: &Node, (x, y): (f64, f64)) {
    let (class, mark, end) = match node.end {
        End::Found => ("found", "✓", "found a solution"),
        End::Failed => ("failed", "✗", "failed"),
        End::GaveUp => ("open", "…", "gave up"),
    };
    let (digit, what) = match node.placed {
        Some((cell, digit)) => (symbol(digit).to_string(), format!("{cell} = {}", symbol(digit))),
        None => (String::new(), "the first call".to_string()),
    };
    let _ = writeln!(
        svg,
        "<g class=\"call {class}\" data-call=\"{number}\"><title>{what}: {end}</title>\
         <circle cx=\"{x}\" cy=\"{y}\" r=\"{RADIUS}\"/>\
         <text x=\"{x}\" y=\"{}\">{digit}</text>\
         <text class=\"mark\" x=\"{}\" y=\"{}\">{mark}</text></g>",
        y + 5.0,
        x + RADIUS + 6.0,
        y + 5.0
    );
    if node.folded > 0 {
        let _ = writeln!(
            svg,
            "<text class=\"folded\" x=\"{x}\" y=\"{}\">+ {}</text>",
            y + RADIUS + 14.0,
            commas(node.folded)
        );
    }
}

/// Leaves stand side by side, and a call in the middle above those that it made.
fn place(nodes: &[Node], node: usize, y: f64, column: &mut f64, places: &mut [(f64, f64)]) {
    for &child in &nodes[node].children {
        place(nodes, child, y + DOWN, column, places);
    }
    let (first, last) = (nodes[node].children.first(), nodes[node].children.last());
    let x = if let (Some(&first), Some(&last)) = (first, last) {
        f64::midpoint(places[first].0, places[last].0)
    } else {
        *column += 1.0;
        MARGIN + (*column - 1.0) * ACROSS
    };
    places[node] = (x, MARGIN + y);
}

/// The colours of a tree in a file; `page.css` has the same for the page.
const STYLE: &str = "<style>
text { font: 13px system-ui, sans-serif; fill: #222; text-anchor: middle } line { stroke: #999 }
.folded { font-size: 11px; fill: #555 } .paper { fill: #fff }
circle { fill: #fff; stroke: #555; stroke-width: 1.5 }
.found circle { fill: #dcefe2; stroke: #2e8257 } .found .mark { fill: #2e8257 }
.failed circle { fill: #f7e3dd; stroke: #b8452c } .failed .mark { fill: #b8452c }
</style>
";
