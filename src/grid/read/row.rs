//! The squares of one line: characters, words, fields between commas, and frames.

use super::notation::{Mark, Square, is_symbol};

/// The sides of the grids that there are.
pub(super) const SIDES: [usize; 4] = [4, 9, 16, 25];

/// The side of the grid that has so many squares.
pub(super) fn side_of(squares: usize) -> Option<usize> {
    SIDES.into_iter().find(|side| side * side == squares)
}

pub(super) const fn is_bar(character: char) -> bool {
    matches!(character, '|' | '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋')
}

/// A part of a line and the column in which it begins, counted from 1.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub column: usize,
    pub characters: &'a [char],
}

impl<'a> Part<'a> {
    pub(super) const fn whole(characters: &'a [char]) -> Self {
        Self { column: 1, characters }
    }

    /// The parts between separators, empty ones too, without spaces around them.
    pub(super) fn fields(self, is_end: impl Fn(char) -> bool) -> Vec<Self> {
        let mut column = self.column;
        let fields = self.characters.split(|&character| is_end(character)).map(|characters| {
            let field = Self { column, characters };
            column += characters.len() + 1;
            field.trimmed()
        });
        fields.collect()
    }

    /// The parts between spaces.
    pub(super) fn words(self) -> Vec<Self> {
        let mut words = self.fields(|character| matches!(character, ' ' | '\t'));
        words.retain(|word| !word.characters.is_empty());
        words
    }

    fn trimmed(self) -> Self {
        let is_space = |&character: &char| matches!(character, ' ' | '\t');
        let start = self.characters.iter().take_while(|&c| is_space(c)).count();
        let characters = &self.characters[start..];
        let end = characters.iter().rev().take_while(|&c| is_space(c)).count();
        Self { column: self.column + start, characters: &characters[..characters.len() - end] }
    }

    pub(super) fn is_symbols(self) -> bool {
        !self.characters.is_empty() && self.characters.iter().all(|&c| is_symbol(c))
    }

    /// Each character a square.
    pub(super) fn symbols(self, line: usize) -> impl Iterator<Item = Square> + use<'a> {
        self.characters.iter().enumerate().map(move |(index, &symbol)| Square {
            mark: Mark::Symbol(symbol),
            line,
            column: self.column + index,
        })
    }

    /// The part as one square.
    fn square(self, line: usize) -> Option<Square> {
        let mark = Mark::of_word(self.characters)?;
        Some(Square { mark, line, column: self.column })
    }
}

/// Every way to read a line as squares: as many as a row of some size has, or a whole
/// puzzle. No two ways have the same number of squares.
pub(super) fn squares(line: usize, characters: &[char]) -> Vec<Vec<Square>> {
    let whole = Part::whole(characters);
    let mut ways = Vec::new();
    for separator in [',', ';', '\t'] {
        if characters.contains(&separator) {
            let mut fields = whole.fields(|character| character == separator);
            // A comma may stand after the last square too.
            if fields.last().is_some_and(|last| last.characters.is_empty())
                && side_of(fields.len()).is_none()
                && !SIDES.contains(&fields.len())
            {
                fields.pop();
            }
            ways.extend(
                fields.into_iter().map(|field| field.square(line)).collect::<Option<Vec<_>>>(),
            );
        }
    }
    let segments = segments(whole);
    let words: Vec<Vec<Part<'_>>> = segments.iter().map(|segment| segment.words()).collect();
    let as_words = |words: &Vec<Part<'_>>| -> Option<Vec<Square>> {
        words.iter().map(|word| word.square(line)).collect()
    };
    ways.extend(together(words.iter().map(as_words)));
    // Words of different lengths are rows that lost a square, or no squares at all.
    let length = words.iter().flatten().next().map_or(0, |word| word.characters.len());
    let as_symbols = |words: &Vec<Part<'_>>| -> Option<Vec<Square>> {
        let fits = |word: &Part<'_>| word.is_symbols() && word.characters.len() == length;
        words.iter().all(fits).then(|| words.iter().flat_map(|word| word.symbols(line)).collect())
    };
    ways.extend(together(words.iter().map(as_symbols)));
    ways.extend(in_frame(line, characters));
    ways.retain(|way| SIDES.contains(&way.len()) || side_of(way.len()).is_some());
    let mut distinct: Vec<Vec<Square>> = Vec::new();
    for way in ways {
        if !distinct.contains(&way) {
            distinct.push(way);
        }
    }
    // Two ways to see the same number of squares: nobody knows which is meant.
    let lengths: Vec<usize> = distinct.iter().map(Vec::len).collect();
    distinct.retain(|way| lengths.iter().filter(|&&length| length == way.len()).count() == 1);
    distinct
}

/// What stands between the bars of a line; without bars, the line.
fn segments(whole: Part<'_>) -> Vec<Part<'_>> {
    let mut segments = whole.fields(is_bar);
    // Two bars side by side are one thick bar, and the outer ones have nothing outside.
    segments.retain(|segment| !segment.characters.is_empty());
    segments
}

/// The squares of all segments, if each has as many as a box has in a row, or one.
fn together(segments: impl Iterator<Item = Option<Vec<Square>>>) -> Option<Vec<Square>> {
    let segments: Vec<Vec<Square>> = segments.collect::<Option<_>>()?;
    let total = segments.iter().map(Vec::len).sum::<usize>();
    let is_even = segments.iter().all(|segment| segment.len() * segments.len() == total);
    let parts = segments.len();
    let is_cut = parts == 1 || parts == total || parts * parts == total || side_of(total).is_some();
    (is_even && is_cut).then(|| segments.concat())
}

/// The squares of a line with a bar at both ends, where a space can be a blank: each
/// square has its place by the width of the boxes. Four boxes may be four squares or
/// sixteen; the number of rows tells.
fn in_frame(line: usize, characters: &[char]) -> Vec<Vec<Square>> {
    let Part { column, characters } = Part::whole(characters).trimmed();
    let [first, inner @ .., last] = characters else { return Vec::new() };
    if !is_bar(*first) || !is_bar(*last) || !inner.contains(&' ') {
        return Vec::new();
    }
    let mut start = column + 1;
    let mut boxes = Vec::new();
    for segment in inner.split(|&character| is_bar(character)) {
        boxes.push(Part { column: start, characters: segment });
        start += segment.len() + 1;
    }
    let width = boxes[0].characters.len();
    if boxes.iter().any(|one| one.characters.len() != width) {
        return Vec::new();
    }
    let each = |per_box: usize| -> Option<Vec<Square>> {
        if !SIDES.contains(&(boxes.len() * per_box)) {
            return None;
        }
        let squares = boxes.iter().map(|&one| in_box(line, one, per_box));
        Some(squares.collect::<Option<Vec<_>>>()?.concat())
    };
    [each(1), each(boxes.len())].into_iter().flatten().collect()
}

/// The squares between two bars, each as wide as the others.
fn in_box(line: usize, part: Part<'_>, count: usize) -> Option<Vec<Square>> {
    let width = part.characters.len();
    let square = |start: usize, end: usize| {
        let characters = part.characters.get(start..end)?;
        let part = Part { column: part.column + start, characters }.trimmed();
        let mark = Mark::of_word(part.characters)?;
        Some(Square { mark, line, column: part.column })
    };
    if count == 1 {
        return Some(vec![square(0, width)?]);
    }
    if width < count {
        return None;
    }
    if width == count {
        return (0..count).map(|index| square(index, index + 1)).collect();
    }
    // A space between two squares, and before the first and after the last or not.
    let (pitch, margin) = if (width + 1).is_multiple_of(count) {
        ((width + 1) / count, 0)
    } else if (width - 1).is_multiple_of(count) {
        ((width - 1) / count, 1)
    } else {
        return None;
    };
    let is_gap = |index: usize| part.characters.get(index).is_none_or(|&c| c == ' ');
    let gaps = (0..=count).map(|index| (index * pitch + margin).wrapping_sub(1));
    if pitch < 2 || !gaps.into_iter().all(is_gap) {
        return None;
    }
    let starts = (0..count).map(|index| index * pitch + margin);
    starts.map(|start| square(start, start + pitch - 1)).collect()
}

/// Whether a line is one between boxes: dashes with joints, or the lines of a frame.
pub(super) fn is_rule(characters: &[char]) -> bool {
    let dash = |c: char| matches!(c, '-' | '=' | '–' | '—') || is_drawn(c);
    let dashes = characters.iter().filter(|&&c| dash(c)).count();
    let weak =
        characters.iter().filter(|&&c| matches!(c, '*' | '.' | '\'' | ':' | '`' | ',')).count();
    let others = |&c: &char| {
        dash(c) || is_bar(c) || matches!(c, ' ' | '\t' | '+' | '*' | '.' | '\'' | ':' | '`' | ',')
    };
    dashes >= 3 && dashes > 2 * weak && characters.iter().all(others)
}

/// Whether a character is a line of a frame other than a bar.
fn is_drawn(character: char) -> bool {
    ('\u{2500}'..='\u{257f}').contains(&character) && !is_bar(character)
}
