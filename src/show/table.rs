//! Tables of figures in a terminal.

/// A table with a left column of names and columns of figures set to the right.
///
/// ```
/// use sudoku_steps::Table;
///
/// let mut table = Table::new(&["puzzle", "tries"]);
/// table.row(["easy", "54"]);
/// assert_eq!(table.to_string(), "puzzle  tries\n------  -----\neasy       54");
/// ```
pub struct Table {
    groups: Vec<(String, usize)>,
    rows: Vec<Vec<String>>,
}

/// What stands between two columns.
const GAP: &str = "  ";

impl Table {
    /// A table with these headings.
    #[must_use]
    pub fn new(headings: &[&str]) -> Self {
        Self { groups: Vec::new(), rows: vec![headings.iter().map(ToString::to_string).collect()] }
    }

    /// The same table with a line above its headings: each title stands over so
    /// many columns.
    ///
    /// ```
    /// use sudoku_steps::Table;
    ///
    /// let table = Table::new(&["puzzle", "in order", "fewest"]).under(&[("", 1), ("tries", 2)]);
    /// let text = table.to_string();
    /// assert_eq!(text.lines().next(), Some("             tries"));
    /// assert_eq!(text.lines().nth(1), Some("puzzle  in order  fewest"));
    /// ```
    #[must_use]
    pub fn under(mut self, groups: &[(&str, usize)]) -> Self {
        self.groups = groups.iter().map(|&(title, span)| (title.to_string(), span)).collect();
        self
    }

    /// Adds a row, one text a column.
    pub fn row<T: Into<String>>(&mut self, cells: impl IntoIterator<Item = T>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }
}

impl Table {
    fn line_of_groups(&self, widths: &[usize]) -> String {
        let mut widths = widths.iter();
        let titles = self.groups.iter().map(|(title, span)| {
            let columns: Vec<usize> = widths.by_ref().take(*span).copied().collect();
            let width = columns.iter().sum::<usize>() + GAP.len() * columns.len().saturating_sub(1);
            format!("{title:^width$}")
        });
        titles.collect::<Vec<_>>().join(GAP).trim_end().to_string()
    }
}

impl std::fmt::Display for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let widths: Vec<usize> = (0..self.rows[0].len())
            .map(|col| {
                let cells = self.rows.iter().filter_map(|row| row.get(col));
                cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
            })
            .collect();
        let line = |row: &[String]| {
            let cells = row.iter().zip(&widths).enumerate().map(|(col, (cell, &width))| {
                if col == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
            });
            cells.collect::<Vec<_>>().join(GAP).trim_end().to_string()
        };
        let rule: Vec<String> = widths.iter().map(|&width| "-".repeat(width)).collect();
        let mut lines = vec![line(&self.rows[0]), line(&rule)];
        if !self.groups.is_empty() {
            lines.insert(0, self.line_of_groups(&widths));
        }
        lines.extend(self.rows[1..].iter().map(|row| line(row)));
        f.write_str(&lines.join("\n"))
    }
}
