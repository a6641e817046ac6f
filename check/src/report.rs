//! What a learner reads when a check fails.

use std::fmt;

use colored::Colorize;

use crate::fault::Cause;
use crate::ground::Squares;
use sudoku_steps::text::{beside, visible, wrap};
use sudoku_steps::{Cell, Grid, Unit, picture, symbol};

/// A board beside a report, with squares marked and a few words on them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    board: String,
    words: Vec<String>,
}

impl Scene {
    /// A grid with these squares between brackets.
    #[must_use]
    pub fn new<const N: usize>(grid: &Grid<N>, marked: &[Cell]) -> Self {
        Self::of(&Squares::from(grid), marked)
    }

    /// A blank grid of this side with these squares between brackets, those that it has.
    #[must_use]
    pub fn blank(side: usize, marked: &[Cell]) -> Self {
        let grid = Squares::blank(side);
        let marked: Vec<Cell> = marked.iter().copied().filter(|&cell| grid.has(cell)).collect();
        Self::of(&grid, &marked)
    }

    /// The same for a grid of any side.
    pub(super) fn of(grid: &Squares, marked: &[Cell]) -> Self {
        let painted = |cell| {
            let text = symbol(grid[cell]).to_string();
            if marked.contains(&cell) { text.yellow().bold().to_string() } else { text }
        };
        let row = |row| grid.cells_of(Unit::Row(row)).map(painted).collect();
        let rows: Vec<Vec<String>> = (0..grid.side()).map(row).collect();
        Self { board: picture::lay_out(&rows, marked), words: Vec::new() }
    }

    /// No board, for a function that has none.
    #[must_use]
    pub const fn none() -> Self {
        Self { board: String::new(), words: Vec::new() }
    }

    /// A drawing of something that is no grid.
    #[must_use]
    pub fn drawing(text: impl Into<String>) -> Self {
        Self { board: text.into(), words: Vec::new() }
    }

    /// The scene with a line of words beside the board.
    #[must_use]
    pub fn with(mut self, words: impl Into<String>) -> Self {
        self.words.push(words.into());
        self
    }
}

/// What was expected, what came, where, and why that may be. Prints itself within
/// 80 columns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    headline: String,
    said: Vec<String>,
    steps: Vec<String>,
    pair: Option<Pair>,
    scene: Option<Scene>,
    cause: Option<Cause>,
    is_todo: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Pair {
    label: String,
    expected: String,
    yours: String,
}

impl Report {
    /// A report with a line that says what was checked and how it failed.
    #[must_use]
    pub fn new(headline: impl Into<String>) -> Self {
        Self {
            headline: headline.into(),
            said: Vec::new(),
            steps: Vec::new(),
            pair: None,
            scene: None,
            cause: None,
            is_todo: false,
        }
    }

    /// The report for a function that nobody has written yet.
    pub(super) fn todo(function: &str) -> Self {
        Self { is_todo: true, ..Self::new(format!("{function} is still to be written")) }
    }

    /// Adds a paragraph under the headline.
    #[must_use]
    pub fn say(mut self, paragraph: impl Into<String>) -> Self {
        self.said.push(paragraph.into());
        self
    }

    /// Adds the last steps that were the same, as lines of a trace.
    #[must_use]
    pub fn steps(mut self, lines: Vec<String>) -> Self {
        self.steps = lines;
        self
    }

    /// Adds what was expected and what came.
    #[must_use]
    pub fn pair(
        mut self,
        label: impl Into<String>,
        expected: impl Into<String>,
        yours: impl Into<String>,
    ) -> Self {
        self.pair =
            Some(Pair { label: label.into(), expected: expected.into(), yours: yours.into() });
        self
    }

    /// Adds the board.
    #[must_use]
    pub fn scene(mut self, scene: Scene) -> Self {
        self.scene = Some(scene);
        self
    }

    /// Adds the diagnosis, if there is one.
    #[must_use]
    pub fn because(mut self, cause: Option<Cause>) -> Self {
        self.cause = cause;
        self
    }

    /// The line on top.
    #[must_use]
    pub fn headline(&self) -> &str {
        &self.headline
    }

    /// The diagnosis.
    #[must_use]
    pub const fn cause(&self) -> Option<&Cause> {
        self.cause.as_ref()
    }

    /// Whether the function is untouched.
    #[must_use]
    pub const fn is_todo(&self) -> bool {
        self.is_todo
    }
}

/// The width of a report, its indentation included.
const WIDTH: usize = 78;
/// The room between a board and the words beside it.
const GAP: usize = 4;

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts: Vec<Vec<String>> = Vec::new();
        for paragraph in &self.said {
            parts.push(wrap(paragraph, WIDTH - 2));
        }
        if !self.steps.is_empty() {
            parts.push(self.steps.clone());
        }
        if let Some(pair) = &self.pair {
            parts.push(pair.lines());
        }
        if let Some(scene) = &self.scene {
            parts.push(scene.lines());
        }
        if let Some(cause) = &self.cause {
            parts.push(wrap(&cause.to_string(), WIDTH - 2));
        }
        write!(f, "{}", self.headline)?;
        for part in parts.into_iter().filter(|part| !part.is_empty()) {
            writeln!(f)?;
            for line in part {
                write!(f, "\n{}", format!("  {line}").trim_end())?;
            }
        }
        Ok(())
    }
}

impl Pair {
    fn lines(&self) -> Vec<String> {
        let label = if self.label.is_empty() { String::new() } else { format!("{}  ", self.label) };
        let gap = " ".repeat(label.chars().count());
        let room = WIDTH - 2 - gap.len() - "expected  ".len();
        let mut lines =
            column(&format!("{label}{}  ", "expected".green()), &gap, &self.expected, room);
        lines.extend(column(&format!("{gap}{}     ", "yours".red()), &gap, &self.yours, room));
        lines
    }
}

/// A text of some lines, the first behind `label`, the others under it.
fn column(label: &str, gap: &str, text: &str, room: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for line in text.lines() {
        if line.chars().count() <= room {
            lines.push(line.to_string());
            continue;
        }
        for part in wrap(line, room) {
            // A grid in one line is a single word.
            let letters: Vec<char> = part.chars().collect();
            lines.extend(letters.chunks(room).map(|chunk| chunk.iter().collect::<String>()));
        }
    }
    let rest = format!("{gap}          ");
    let with_label = lines.iter().enumerate();
    with_label
        .map(|(index, line)| format!("{}{line}", if index == 0 { label } else { &rest }))
        .collect()
}

impl Scene {
    /// The board with the words beside its first lines.
    fn lines(&self) -> Vec<String> {
        let widest = self.board.lines().map(visible).max().unwrap_or(0);
        let room = (WIDTH - 2 - GAP).saturating_sub(widest);
        let words: Vec<String> = self.words.iter().flat_map(|line| wrap(line, room)).collect();
        beside(&self.board, &words.join("\n"), GAP).lines().map(str::to_string).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_fits_eighty_columns() {
        colored::control::set_override(false);
        let grid: Grid<4> = "3124 4213 .... ..42".parse().unwrap();
        let long = "word ".repeat(60);
        let report = Report::new("solve on small leaves the path at step 3")
            .say(&long)
            .pair("step 3", "Set (2, 1) = 3", "Undo (2, 0)")
            .scene(Scene::new(&grid, &[Cell::new(2, 1)]).with(&long));
        let text = report.to_string();
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        assert!(
            text.contains("  step 3  expected  Set (2, 1) = 3\n          yours     Undo (2, 0)")
        );
    }
}
