//! Puzzles written as lists in brackets: rows in a list, or all squares in one.

use super::notation::{Mark, Square};
use super::row::{Part, SIDES, side_of};
use super::{Fault, ReadError};

/// What a list came to: the rows of a puzzle, or its squares in one row.
pub(super) type Rows = Vec<Vec<Square>>;

/// A list that was begun and may go on for lines.
#[derive(Default)]
pub(super) struct Lists {
    open: Vec<Level>,
    /// A fault was told; what follows is passed over up to the end of the list.
    is_broken: bool,
}

/// A bracket that was opened.
struct Level {
    line: usize,
    column: usize,
    squares: Vec<Square>,
    rows: Rows,
    /// Whether a value has to come before a comma can.
    is_waiting: bool,
    /// Whether puzzles were already taken from it.
    is_used: bool,
}

impl Lists {
    pub(super) fn begins(characters: &[char]) -> bool {
        let first = characters.iter().find(|c| !matches!(c, ' ' | '\t'));
        matches!(first, Some('[' | '{' | '('))
    }

    pub(super) const fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// Ends a list that isn't closed.
    pub(super) fn give_up(&mut self) -> Option<Fault> {
        let first = self.open.first().map(|level| (level.line, level.column));
        self.open.clear();
        let told = std::mem::take(&mut self.is_broken);
        let (line, column) = first.filter(|_| !told)?;
        Some(Fault::new(ReadError::Unclosed { line, column }, line, column))
    }

    /// Reads on in a line, and hands over each puzzle that ends in it.
    pub(super) fn read(
        &mut self,
        line: usize,
        characters: &[char],
        mut found: impl FnMut(Result<Rows, Fault>),
    ) {
        let mut at = 0;
        while at < characters.len() {
            let start = at;
            at += 1;
            let outcome = match characters[start] {
                ' ' | '\t' => continue,
                '#' if self.open.is_empty() => return,
                '[' | '{' | '(' => {
                    self.open(line, start + 1);
                    continue;
                }
                ']' | '}' | ')' => self.close(line, start + 1),
                _ if self.is_broken => continue,
                ',' => self.comma(line, start + 1),
                ';' if self.open.is_empty() => continue,
                quote @ ('"' | '\'') => {
                    let inner = &characters[at..];
                    let length = inner.iter().position(|&c| c == quote);
                    let part = Part { column: at + 1, characters: &inner[..length.unwrap_or(0)] };
                    at += length.map_or(0, |length| length + 1);
                    match length {
                        Some(_) => self.value(line, part),
                        None => Err(bad(quote, line, start + 1)),
                    }
                }
                _ => {
                    let ends = |c: &char| {
                        matches!(
                            c,
                            ' ' | '\t' | ',' | '[' | ']' | '{' | '}' | '(' | ')' | '"' | '\''
                        )
                    };
                    at = characters[start..]
                        .iter()
                        .position(ends)
                        .map_or(characters.len(), |n| start + n);
                    self.value(line, Part { column: start + 1, characters: &characters[start..at] })
                }
            };
            match outcome {
                Ok(Some(rows)) => found(Ok(rows)),
                Ok(None) => {}
                Err(error) => {
                    found(Err(Fault::new(error, line, start + 1)));
                    self.is_broken = true;
                    // Outside of all lists nothing says where the next begins.
                    if self.open.is_empty() {
                        self.is_broken = false;
                        return;
                    }
                }
            }
        }
    }

    fn open(&mut self, line: usize, column: usize) {
        if let Some(level) = self.open.last_mut() {
            level.is_waiting = false;
        }
        // No list of squares lies deeper; brackets without end would fill the memory.
        if self.open.len() < 64 {
            self.open.push(Level {
                line,
                column,
                squares: Vec::new(),
                rows: Vec::new(),
                is_waiting: true,
                is_used: false,
            });
        }
    }

    fn close(&mut self, line: usize, column: usize) -> Result<Option<Rows>, ReadError> {
        let Some(level) = self.open.pop() else { return Err(bad(']', line, column)) };
        if self.is_broken {
            self.is_broken = !self.open.is_empty();
            return Ok(None);
        }
        if level.is_used && level.rows.is_empty() && level.squares.is_empty() {
            return Ok(None);
        }
        let Level { squares, rows, .. } = level;
        let Some(parent) = self.open.last_mut() else {
            return Ok(Some(if rows.is_empty() { vec![squares] } else { rows }));
        };
        if !rows.is_empty() {
            parent.is_used = true;
            return Ok(Some(rows));
        }
        if squares.len() > 25 && side_of(squares.len()).is_some() {
            parent.is_used = true;
            return Ok(Some(vec![squares]));
        }
        parent.rows.push(squares);
        parent.check(line)?;
        Ok(None)
    }

    fn comma(&mut self, line: usize, column: usize) -> Result<Option<Rows>, ReadError> {
        if let Some(level) = self.open.last_mut()
            && std::mem::replace(&mut level.is_waiting, true)
        {
            return Err(bad(',', line, column));
        }
        Ok(None)
    }

    /// A square, or a text in quotes that is a row or a puzzle.
    fn value(&mut self, line: usize, part: Part<'_>) -> Result<Option<Rows>, ReadError> {
        let first = part.characters.first().copied().unwrap_or(' ');
        let Some(level) = self.open.last_mut() else { return Err(bad(first, line, part.column)) };
        level.is_waiting = false;
        let mark = if part.characters == [' '] {
            Some(Mark::Blank)
        } else {
            Mark::of_word(part.characters)
        };
        if let Some(mark) = mark {
            level.squares.push(Square { mark, line, column: part.column });
        } else if part.is_symbols() {
            let symbols: Vec<Square> = part.symbols(line).collect();
            if symbols.len() > 25 && side_of(symbols.len()).is_some() {
                level.is_used = true;
                return Ok(Some(vec![symbols]));
            }
            level.rows.push(symbols);
        } else {
            let is_odd = |c: &&char| !super::notation::is_symbol(**c);
            let index = part.characters.iter().position(|c| is_odd(&c)).unwrap_or(0);
            let character = part.characters.get(index).copied().unwrap_or(' ');
            return Err(bad(character, line, part.column + index));
        }
        level.check(line)?;
        Ok(None)
    }
}

impl Level {
    /// A list is of squares or of rows, and of no more than a puzzle has.
    fn check(&self, line: usize) -> Result<(), ReadError> {
        let is_long = self.squares.len() > 625
            || self.rows.len() > 625
            || self.rows.last().is_some_and(|row| row.len() > 625);
        if is_long {
            return Err(ReadError::TooLong { line, goes_on: true });
        }
        if let (Some(square), Some(row)) = (self.squares.first(), self.rows.first()) {
            let column = row.first().map_or(square.column, |first| first.column.max(square.column));
            return Err(ReadError::RowSize { line, column, found: 1 });
        }
        Ok(())
    }
}

/// Whether the rows of a list are those of a puzzle: its side.
///
/// # Errors
/// If they aren't: the first row of another length, or how many there are.
pub(super) fn side(rows: &Rows, asked: Option<usize>) -> Result<usize, ReadError> {
    if let [row] = rows.as_slice() {
        let side = side_of(row.len()).filter(|side| asked.is_none_or(|asked| asked == *side));
        let wrong = match asked {
            Some(side) => ReadError::Length { found: row.len(), expected: side * side },
            None => ReadError::Size { found: row.len() },
        };
        return side.ok_or(wrong);
    }
    let common =
        SIDES.into_iter().max_by_key(|side| rows.iter().filter(|row| row.len() == *side).count());
    let expected = asked.or(common.filter(|side| rows.iter().any(|row| row.len() == *side)));
    let place = |row: &Vec<Square>| {
        row.first().map_or((rows[0][0..].first().map_or(1, |s| s.line), 1), |s| (s.line, s.column))
    };
    let Some(expected) = expected else {
        let (line, column) = place(&rows[0]);
        return Err(ReadError::RowSize { line, column, found: rows[0].len() });
    };
    if let Some(row) = rows.iter().find(|row| row.len() != expected) {
        let (line, column) = place(row);
        return Err(ReadError::RowLength { line, column, found: row.len(), expected });
    }
    if rows.len() != expected {
        return Err(ReadError::Rows { found: rows.len(), expected });
    }
    Ok(expected)
}

const fn bad(character: char, line: usize, column: usize) -> ReadError {
    ReadError::Character { character, line, column, largest: 9 }
}
