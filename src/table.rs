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
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these headings.
    #[must_use]
    pub fn new(headings: &[&str]) -> Self {
        Self { rows: vec![headings.iter().map(ToString::to_string).collect()] }
    }

    /// Adds a row, one text a column.
    pub fn row<T: Into<String>>(&mut self, cells: impl IntoIterator<Item = T>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
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
            cells.collect::<Vec<_>>().join("  ").trim_end().to_string()
        };
        let rule: Vec<String> = widths.iter().map(|&width| "-".repeat(width)).collect();
        let mut lines = vec![line(&self.rows[0]), line(&rule)];
        lines.extend(self.rows[1..].iter().map(|row| line(row)));
        f.write_str(&lines.join("\n"))
    }
}
