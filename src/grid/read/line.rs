//! What a line of a text is: a heading, a note, a line between boxes, a puzzle, a row.

use super::ReadError;
use super::blame;
use super::list::Lists;
use super::notation::{Square, fits};
use super::row::{Part, is_rule, side_of};
use super::rows::Row;

/// The column that has the puzzles of a table.
#[derive(Clone, Copy)]
pub(super) struct Column {
    separator: char,
    index: usize,
}

impl Column {
    /// Whether a line is one of the table.
    pub(super) fn has(self, characters: &[char]) -> bool {
        characters.contains(&self.separator) || characters.iter().all(|c| c.is_whitespace())
    }
}

pub(super) enum Line {
    Empty,
    /// A heading or a note: puzzles on both sides of it are apart.
    Note,
    /// The first line of a table, which says where the puzzles stand.
    Table(Column),
    Rule,
    List,
    /// A whole puzzle, and its side.
    Puzzle(Vec<Square>, usize),
    /// Too long for a row, and no puzzle.
    Bad(ReadError),
    Row(Row),
}

/// The most characters that a row without frame can have, with some to spare.
const ROW: usize = 40;

pub(super) fn classify(
    line: usize,
    characters: &[char],
    column: Option<Column>,
    side: Option<usize>,
) -> Line {
    let whole = Part::whole(characters);
    let words = whole.words();
    let Some(first) = words.first() else { return Line::Empty };
    if first.characters[0] == '#' || is_heading(characters) {
        return Line::Note;
    }
    if is_rule(characters) {
        return Line::Rule;
    }
    if Lists::begins(characters) {
        return Line::List;
    }
    if let Some(Column { separator, index }) = column {
        if let Some(heading) = table(characters) {
            return heading;
        }
        let fields = whole.fields(|c| c == separator);
        return match fields.get(index) {
            Some(field) => field_alone(line, *field, side),
            None => Line::Bad(ReadError::NoField { line }),
        };
    }
    if let Some(puzzle) = among_columns(line, whole, side) {
        return puzzle;
    }
    let row = Row::new(line, characters.to_vec());
    if let Some(side) = whole_side(&row, side) {
        let way = row.ways.into_iter().find(|way| way.len() == side * side);
        return Line::Puzzle(way.unwrap_or_default(), side);
    }
    if row.ways.is_empty() {
        if let Some(heading) = table(&row.characters) {
            return heading;
        }
        let (squares, _) = blame::count(&row.characters);
        if squares > ROW {
            let error = blame::character(line, &row.characters, side, false)
                .unwrap_or_else(|| blame::line(line, &row.characters, side));
            return Line::Bad(error);
        }
    }
    Line::Row(row)
}

/// The side of the puzzle that a line is by itself. Sixteen squares are a 4 × 4 puzzle
/// only where that was asked for: they can be a row too.
fn whole_side(row: &Row, asked: Option<usize>) -> Option<usize> {
    let sides = row.ways.iter().filter_map(|way| side_of(way.len()));
    let mut sides = sides.filter(|&side| match asked {
        Some(asked) => asked == side,
        None => side > 4,
    });
    sides.next()
}

/// A puzzle with further columns behind it, or with a name in front.
fn among_columns(line: usize, whole: Part<'_>, side: Option<usize>) -> Option<Line> {
    let is_end = |c: char| matches!(c, ' ' | '\t' | ',' | ';' | ':' | '#');
    let mut fields = whole.fields(is_end);
    fields.retain(|field| !field.characters.is_empty());
    let puzzle = |field: &Part<'_>| {
        let squares = field.characters.len();
        let of = side_of(squares).filter(|of| side.is_none_or(|side| side == *of))?;
        let is_puzzle = field.is_symbols() && field.characters.iter().all(|&c| fits(c, of));
        is_puzzle.then(|| (field.symbols(line).collect::<Vec<_>>(), of))
    };
    let first = fields.first()?;
    // The column before it must begin the line: an empty field would be a lost puzzle.
    if whole.words().first()?.column != first.column {
        return None;
    }
    let is_alike = |field: &Part<'_>| field.characters.len() == first.characters.len();
    if let Some((squares, of)) = puzzle(first) {
        // As many words as rows, each a row: the line is one bigger puzzle. And a line of
        // sixteen squares and no more can be a row.
        let is_bigger = fields.len() == first.characters.len() && fields.iter().all(is_alike);
        let is_row = of == 4 && fields.len() == 1 && side.is_none();
        return (!is_bigger && !is_row).then_some(Line::Puzzle(squares, of));
    }
    let second = fields.get(1)?;
    let (squares, of) = puzzle(second).filter(|(_, of)| *of > 4)?;
    // A name, a number or a hash. Whatever is as long as half a puzzle may be a bad one.
    let is_name = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let length = first.characters.len();
    (length <= of * of / 2 && first.characters.iter().all(is_name))
        .then_some(Line::Puzzle(squares, of))
}

/// The field of a table that has the puzzle.
fn field_alone(line: usize, field: Part<'_>, side: Option<usize>) -> Line {
    let inner = match field.characters {
        ['"', inner @ .., '"'] => Part { column: field.column + 1, characters: inner },
        _ => field,
    };
    let of = side_of(inner.characters.len()).filter(|of| side.is_none_or(|side| side == *of));
    let odd = inner.characters.iter().position(|&c| !fits(c, of.or(side).unwrap_or(9)));
    match (of, odd) {
        (Some(of), None) => Line::Puzzle(inner.symbols(line).collect(), of),
        (_, Some(index)) => Line::Bad(ReadError::Character {
            character: inner.characters[index],
            line,
            column: inner.column + index,
            largest: of.or(side).unwrap_or(9) as u8,
        }),
        (None, None) => Line::Bad(blame::line(line, inner.characters, side)),
    }
}

/// `Grid 01`, `Puzzle 3:` or `[Puzzle]`.
fn is_heading(characters: &[char]) -> bool {
    let text: String = characters.iter().collect();
    let text = text.trim();
    let text = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let letters = text.chars().take_while(char::is_ascii_alphabetic).count();
    let word = text[..letters].to_ascii_lowercase();
    let rest = text[letters..].chars().all(|c| c.is_ascii_digit() || matches!(c, ' ' | '#' | ':'));
    rest && matches!(word.as_str(), "grid" | "puzzle" | "sudoku" | "board")
}

/// The heading of a table: names of columns, each of two characters or more.
fn table(characters: &[char]) -> Option<Line> {
    let separator =
        [',', ';', '\t'].into_iter().find(|separator| characters.contains(separator))?;
    let fields = Part::whole(characters).fields(|c| c == separator);
    let names: Vec<String> = fields
        .iter()
        .map(|field| field.characters.iter().filter(|&&c| c != '"').collect::<String>())
        .map(|name| name.to_lowercase())
        .collect();
    let is_name = |name: &String| {
        name.len() > 1
            && name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | ' ' | '-'))
    };
    if !names.iter().all(is_name) {
        return None;
    }
    let known = ["puzzle", "puzzles", "quiz", "quizzes", "sudoku", "grid", "board", "clues"];
    let index = known.iter().find_map(|known| names.iter().position(|name| name == known));
    Some(index.map_or(Line::Note, |index| Line::Table(Column { separator, index })))
}
