//! What to say of a line that is no puzzle and no row: characters before sizes.

use super::ReadError;
use super::notation::{fits, is_symbol};
use super::row::{Part, SIDES, is_bar, side_of};

/// How many squares a line seems to have, and the column of the first.
pub(super) fn count(characters: &[char]) -> (usize, usize) {
    let first = characters.iter().position(|&c| !is_space(c) && !is_bar(c)).unwrap_or(0);
    let fields = fields(characters);
    let found = match fields {
        Some(fields) => fields,
        None => characters.iter().filter(|&&c| is_symbol(c) || c == 'X').count(),
    };
    (found, first + 1)
}

const fn is_space(character: char) -> bool {
    matches!(character, ' ' | '\t')
}

/// How many fields a line has that is squares with commas between them.
fn fields(characters: &[char]) -> Option<usize> {
    [',', ';'].into_iter().find_map(|separator| {
        let fields = Part::whole(characters).fields(|c| c == separator);
        let short = fields.iter().filter(|field| field.characters.len() <= 2).count();
        (fields.len() > 3 && 2 * short > fields.len()).then_some(fields.len())
    })
}

/// The first character that no square of this side can have.
pub(super) fn character(
    line: usize,
    characters: &[char],
    side: Option<usize>,
    is_fitting: bool,
) -> Option<ReadError> {
    if is_fitting {
        return None;
    }
    let side = side.unwrap_or_else(|| likely_side(characters));
    let commas = fields(characters).is_some();
    let is_known = |character: char| {
        fits(character, side)
            || is_space(character)
            || is_bar(character)
            || (commas && matches!(character, ',' | ';'))
    };
    let index = characters.iter().position(|&character| !is_known(character))?;
    let largest = side as u8;
    Some(ReadError::Character { character: characters[index], line, column: index + 1, largest })
}

/// The side whose row, or whose whole puzzle, is nearest in length.
fn likely_side(characters: &[char]) -> usize {
    let (found, _) = count(characters);
    let nearest = |size: usize| found.abs_diff(size);
    let by_row = |side: &&usize| nearest(**side);
    let by_all = |side: &&usize| nearest(**side * **side);
    if found > 40 {
        return SIDES.iter().min_by_key(by_all).copied().unwrap_or(9);
    }
    // Six rows of six digits: the digits are fine, and the size is not.
    SIDES[1..].iter().min_by_key(by_row).copied().unwrap_or(9)
}

/// What is wrong with a line that stands alone and has no strange character.
pub(super) fn line(line: usize, characters: &[char], asked: Option<usize>) -> ReadError {
    let words = Part::whole(characters).words();
    let (found, _) = count(characters);
    let side = asked.or(side_of(found));
    // As many words as rows: a word is too short, another too long.
    if let Some(side) = side.filter(|side| words.len() == *side)
        && let Some(word) = words.iter().find(|word| word.characters.len() != side)
        && words.iter().any(|word| word.characters.len() > 1)
    {
        let (found, column) = (word.characters.len(), word.column);
        return ReadError::RowLength { line, column, found, expected: side };
    }
    match asked {
        Some(side) => ReadError::Length { found, expected: side * side },
        None => ReadError::Size { found },
    }
}
