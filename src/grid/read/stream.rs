//! The puzzles of a text, one after the other.

use std::collections::VecDeque;
use std::io::BufRead;

use super::line::{Column, Line, classify};
use super::list::{self, Lists};
use super::notation::{Square, fits};
use super::options::Options;
use super::rows::{Paragraph, Row};
use super::settle::{Note, settle};
use super::text::Lines;
use super::{Fault, ReadError};
use crate::AnyGrid;

/// A puzzle that was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The puzzle.
    pub grid: AnyGrid,
    /// The line of the text in which it begins, counted from 1.
    pub line: usize,
    /// What was decided, if it can be read in two ways and one of them is impossible.
    pub note: Option<Note>,
}

type Read = Result<Puzzle, Fault>;

/// Reads the puzzles of a text in order, and keeps no more of it than one puzzle takes.
///
/// What isn't a puzzle is a [`Fault`] in its place, and the next puzzle is read as if it
/// weren't there. An empty line, a heading or a note stands between two puzzles that take
/// several lines; a puzzle of one line can follow another at once.
///
/// ```
/// use sudoku_steps::read::{Options, Reader};
///
/// let text = "3124421300000042 easy\n312442130000004\n\n31 24\n42 13\n\n.. ..\n.. 42\n";
/// let mut reader = Reader::new(text.as_bytes(), Options::default());
/// assert_eq!(reader.next().unwrap()?.line, 1);
/// let fault = reader.next().unwrap().unwrap_err();
/// assert_eq!(
///     fault.to_string(),
///     "2:1: found 15 squares; a puzzle has 16, 81, 256 or 625, '.' for a blank"
/// );
/// assert_eq!(reader.next().unwrap()?.line, 4);
/// assert!(reader.next().is_none());
/// # Ok::<(), sudoku_steps::read::Fault>(())
/// ```
pub struct Reader<R> {
    lines: Lines<R>,
    options: Options,
    column: Option<Column>,
    paragraph: Paragraph,
    /// Paragraphs that are the bands of a puzzle so far.
    bands: Vec<Paragraph>,
    lists: Lists,
    /// Whether the lines of this paragraph are 4 × 4 puzzles, each by itself.
    small: bool,
    ready: VecDeque<Read>,
    is_over: bool,
}

impl<R: BufRead> Reader<R> {
    /// A reader of this text.
    pub fn new(input: R, options: Options) -> Self {
        Self {
            lines: Lines::new(input),
            options,
            column: None,
            paragraph: Paragraph::default(),
            bands: Vec::new(),
            lists: Lists::default(),
            small: false,
            ready: VecDeque::new(),
            is_over: false,
        }
    }

    fn take(&mut self, line: usize, characters: &[char]) {
        if self.lists.is_open() {
            let is_empty = characters.iter().all(|c| c.is_whitespace());
            if !is_empty && !characters.starts_with(&['[', '[']) {
                return self.read_list(line, characters);
            }
            self.ready.extend(self.lists.give_up().map(Err));
        }
        self.column = self.column.filter(|column| column.has(characters));
        match classify(line, characters, self.column, self.options.side) {
            Line::Empty => self.end_paragraph(),
            Line::Note => self.end_puzzle(),
            Line::Table(column) => {
                self.end_puzzle();
                self.column = Some(column);
            }
            Line::Rule => {
                // The lower end of a frame and the upper end of the next.
                if self
                    .paragraph
                    .rules
                    .last()
                    .is_some_and(|(rows, _)| *rows > 0 && *rows == self.paragraph.count)
                {
                    self.end_puzzle();
                }
                self.paragraph.rule(line);
            }
            Line::List => {
                self.end_puzzle();
                self.read_list(line, characters);
            }
            Line::Puzzle(squares, side) => {
                self.end_puzzle();
                self.settle(&squares, side);
            }
            Line::Bad(error) => {
                self.end_puzzle();
                self.ready.push_back(Err(Fault::new(error, line, 1)));
            }
            Line::Row(row) => self.row(row),
        }
    }

    fn row(&mut self, row: Row) {
        if self.small && is_small(&row) {
            return self.settle_small(&row);
        }
        let many = self.options.side.is_none()
            && self.paragraph.count == 16
            && self.paragraph.rules.is_empty()
            && is_small(&row)
            && self.paragraph.rows.iter().all(is_small);
        if many {
            self.small = true;
            for row in std::mem::take(&mut self.paragraph).rows {
                self.settle_small(&row);
            }
            return self.settle_small(&row);
        }
        self.paragraph.push(row);
    }

    fn read_list(&mut self, line: usize, characters: &[char]) {
        let mut found = Vec::new();
        self.lists.read(line, characters, |rows| found.push(rows));
        for rows in found {
            match rows {
                Ok(rows) => match list::side(&rows, self.options.side) {
                    Ok(side) => self.settle(&rows.concat(), side),
                    Err(error) => {
                        let first = rows.iter().flatten().next();
                        let (line, column) = first.map_or((line, 1), |s| (s.line, s.column));
                        self.ready.push_back(Err(Fault::new(error, line, column)));
                    }
                },
                Err(fault) => self.ready.push_back(Err(fault)),
            }
        }
    }

    /// An empty line: the end of a puzzle, or of a band of it.
    fn end_paragraph(&mut self) {
        self.small = false;
        let paragraph = std::mem::take(&mut self.paragraph);
        if paragraph.count == 0 {
            return self.only_rules(&paragraph);
        }
        if let Some(side) = self.band_side() {
            let fits = paragraph.sides(Some(side)).next().is_some();
            if fits && paragraph.count == side.isqrt() {
                self.bands.push(paragraph);
                if self.bands.len() == side.isqrt() {
                    self.join(side);
                }
                return;
            }
            self.give_up_bands();
        }
        let is_band = |side: usize| paragraph.count == side.isqrt();
        if paragraph.sides(self.options.side).any(is_band) {
            self.bands.push(paragraph);
        } else {
            self.end_rows(&paragraph);
        }
    }

    /// What surely ends a puzzle.
    fn end_puzzle(&mut self) {
        self.end_paragraph();
        self.give_up_bands();
    }

    fn band_side(&self) -> Option<usize> {
        let band = self.bands.first()?;
        band.sides(self.options.side).find(|side| band.count == side.isqrt())
    }

    fn join(&mut self, side: usize) {
        let mut whole = Paragraph::default();
        for band in self.bands.drain(..) {
            for row in band.rows {
                whole.push(row);
            }
        }
        debug_assert_eq!(whole.count, side);
        self.end_rows(&whole);
    }

    fn give_up_bands(&mut self) {
        for band in std::mem::take(&mut self.bands) {
            self.end_rows(&band);
        }
    }

    /// Dashes alone separate puzzles, unless they are squares.
    fn only_rules(&mut self, paragraph: &Paragraph) {
        if let [(_, line), _, ..] = paragraph.rules[..] {
            let error = ReadError::Character { character: '-', line, column: 1, largest: 9 };
            self.ready.push_back(Err(Fault::new(error, line, 1)));
        }
    }

    /// Rows that are a puzzle, or sixteen squares each, or a fault.
    fn end_rows(&mut self, paragraph: &Paragraph) {
        let asked = self.options.side;
        let side = paragraph.sides(asked).find(|side| *side == paragraph.count);
        let small = asked.is_none()
            && paragraph.count == paragraph.rows.len()
            && paragraph.rules.is_empty()
            && paragraph.rows.iter().all(is_small);
        let line = paragraph.rows.first().map_or(1, |row| row.line);
        match side {
            Some(side) => {
                let grid = paragraph
                    .squares(side)
                    .and_then(|squares| settle(&squares, side, &self.options));
                if small {
                    return self.one_or_sixteen(paragraph, grid, line);
                }
                let puzzle = grid.map(|(grid, note)| Puzzle { grid, line, note });
                self.ready.push_back(puzzle.map_err(|error| Fault::new(error, line, 1)));
            }
            None if small => {
                for row in &paragraph.rows {
                    self.settle_small(row);
                }
            }
            None => {
                let error = paragraph.fault(asked);
                self.ready.push_back(Err(Fault::new(error, line, 1)));
            }
        }
    }

    /// Sixteen lines of sixteen squares that all fit a 4 × 4 grid.
    fn one_or_sixteen(
        &mut self,
        paragraph: &Paragraph,
        one: Result<(AnyGrid, Option<Note>), ReadError>,
        line: usize,
    ) {
        let strict = Options { side: Some(4), conflicts: false, ..self.options };
        let sixteen: Result<Vec<Puzzle>, Fault> =
            paragraph.rows.iter().map(|row| small(row, &strict, Some(Note::Side(4)))).collect();
        match (one, sixteen) {
            (Ok(_), Ok(_)) => {
                let error = ReadError::Sides { sides: [16, 4] };
                self.ready.push_back(Err(Fault::new(error, line, 1)));
            }
            (Err(_), Ok(puzzles)) => self.ready.extend(puzzles.into_iter().map(Ok)),
            (Ok((grid, _)), Err(_)) => {
                self.ready.push_back(Ok(Puzzle { grid, line, note: Some(Note::Side(16)) }));
            }
            // Both have conflicts: then most of the small ones are likely to be right.
            (Err(_), Err(_)) => {
                for row in &paragraph.rows {
                    self.settle_small(row);
                }
            }
        }
    }

    fn settle_small(&mut self, row: &Row) {
        self.ready.push_back(small(row, &self.options, None));
    }

    fn settle(&mut self, squares: &[Square], side: usize) {
        let (line, column) = squares.first().map_or((1, 1), |first| (first.line, first.column));
        let puzzle = settle(squares, side, &self.options)
            .map(|(grid, note)| Puzzle { grid, line, note })
            .map_err(|error| Fault::new(error, line, column));
        self.ready.push_back(puzzle);
    }
}

/// Whether a line has sixteen squares that a 4 × 4 grid can have.
fn is_small(row: &Row) -> bool {
    row.way(16).is_some()
        && row.characters.iter().all(|&c| fits(c, 4) || matches!(c, ' ' | '\t' | '|' | ',' | ';'))
}

fn small(row: &Row, options: &Options, note: Option<Note>) -> Read {
    let squares = row.way(16).map_or(&[][..], Vec::as_slice);
    match settle(squares, 4, options) {
        Ok((grid, _)) => Ok(Puzzle { grid, line: row.line, note }),
        Err(error) => Err(Fault::new(error, row.line, 1)),
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Read;

    fn next(&mut self) -> Option<Read> {
        while self.ready.is_empty() && !self.is_over {
            match self.lines.next() {
                Some(Ok((line, characters))) => self.take(line, &characters),
                Some(Err(fault)) => {
                    self.end_puzzle();
                    self.lists.give_up();
                    self.ready.push_back(Err(fault));
                }
                None => {
                    self.is_over = true;
                    self.ready.extend(self.lists.give_up().map(Err));
                    self.end_puzzle();
                }
            }
        }
        self.ready.pop_front()
    }
}
