//! Rows that stand one below the other, with the lines between boxes.

use super::ReadError;
use super::blame;
use super::notation::Square;
use super::row::{self, SIDES};

/// A line that is a row, or should be.
pub(super) struct Row {
    pub line: usize,
    pub characters: Vec<char>,
    /// Each way to read it, by the number of squares.
    pub ways: Vec<Vec<Square>>,
}

impl Row {
    pub(super) fn new(line: usize, characters: Vec<char>) -> Self {
        let ways = row::squares(line, &characters);
        Self { line, characters, ways }
    }

    pub(super) fn way(&self, squares: usize) -> Option<&Vec<Square>> {
        self.ways.iter().find(|way| way.len() == squares)
    }
}

/// Lines without an empty one between them.
#[derive(Default)]
pub(super) struct Paragraph {
    pub rows: Vec<Row>,
    /// How many rows there are: more than a puzzle has aren't kept.
    pub count: usize,
    /// The lines of dashes: after how many rows, and in which line of the text.
    pub rules: Vec<(usize, usize)>,
}

/// No puzzle has more rows.
const MOST: usize = 26;

impl Paragraph {
    pub(super) fn push(&mut self, row: Row) {
        self.count += 1;
        if self.rows.len() < MOST {
            self.rows.push(row);
        }
    }

    pub(super) fn rule(&mut self, line: usize) {
        if self.rules.len() < 2 * MOST {
            self.rules.push((self.count, line));
        }
    }

    /// The sides whose rows these can be.
    pub(super) fn sides(&self, asked: Option<usize>) -> impl Iterator<Item = usize> {
        let fits = move |side: &usize| {
            asked.is_none_or(|asked| asked == *side)
                && self.rows.iter().all(|row| row.way(*side).is_some())
        };
        SIDES.into_iter().filter(fits)
    }

    /// The squares of a puzzle of this side.
    ///
    /// # Errors
    /// If a line of dashes stands elsewhere than between boxes.
    pub(super) fn squares(&self, side: usize) -> Result<Vec<Square>, ReadError> {
        self.check_rules(side)?;
        Ok(self.rows.iter().filter_map(|row| row.way(side)).flatten().copied().collect())
    }

    /// A line of dashes may be a row of blanks. It is none if such lines stand between
    /// all boxes, or between all rows.
    fn check_rules(&self, side: usize) -> Result<(), ReadError> {
        let height = side.isqrt();
        let inner = self.rules.iter().filter(|(rows, _)| *rows > 0 && *rows < self.count);
        let has = |after: usize| self.rules.iter().any(|(rows, _)| *rows == after);
        if (1..side).all(has) {
            return Ok(());
        }
        let is_complete = (1..height).all(|band| has(band * height));
        match inner.clone().find(|(rows, _)| rows % height != 0).or(inner.clone().next()) {
            Some(&(rows, line)) if rows % height != 0 || !is_complete => {
                Err(ReadError::Rule { line, rows, side: height })
            }
            _ => Ok(()),
        }
    }

    /// Why this is no puzzle: characters first, then rows, then how many.
    pub(super) fn fault(&self, asked: Option<usize>) -> ReadError {
        let common = SIDES
            .into_iter()
            .filter(|side| self.rows.iter().any(|row| row.way(*side).is_some()))
            .max_by_key(|side| {
                let fits = self.rows.iter().filter(|row| row.way(*side).is_some()).count();
                (fits, self.count == *side)
            });
        let known = asked.or(common);
        for row in &self.rows {
            let is_fitting = known.is_some_and(|side| row.way(side).is_some());
            if let Some(error) = blame::character(row.line, &row.characters, known, is_fitting) {
                return error;
            }
        }
        if let [row] = self.rows.as_slice() {
            // Sixteen squares are enough for 4 × 4, and these have a digit that is too large.
            let is_small = row.way(16).is_some() && asked.is_none();
            if is_small
                && let Some(error) = blame::character(row.line, &row.characters, Some(4), false)
            {
                return error;
            }
            return blame::line(row.line, &row.characters, asked);
        }
        let Some(side) = known else {
            let (found, column) = blame::count(&self.rows[0].characters);
            return ReadError::RowSize { line: self.rows[0].line, column, found };
        };
        if let Some(row) = self.rows.iter().find(|row| row.way(side).is_none()) {
            let (found, column) = blame::count(&row.characters);
            return ReadError::RowLength { line: row.line, column, found, expected: side };
        }
        if self.count < side
            && let Err(error) = self.check_rules(side)
        {
            return error;
        }
        ReadError::Rows { found: self.count, expected: side }
    }
}
