//! Small helpers for text that people read.

/// A number with commas.
///
/// ```
/// assert_eq!(sudoku_steps::text::commas(1_234_567), "1,234,567");
/// ```
#[must_use]
pub fn commas(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number and what it counts, in the singular or the plural.
///
/// ```
/// use sudoku_steps::text::count;
///
/// assert_eq!(count(1, "try"), "1 try");
/// assert_eq!(count(2_428, "try"), "2,428 tries");
/// assert_eq!(count(0, "guess"), "0 guesses");
/// ```
#[must_use]
pub fn count(number: u64, noun: &str) -> String {
    let plural = match noun.strip_suffix('y') {
        Some(stem) => format!("{stem}ies"),
        None if noun.ends_with('s') => format!("{noun}es"),
        None => format!("{noun}s"),
    };
    format!("{} {}", commas(number), if number == 1 { noun } else { &plural })
}

/// Breaks a paragraph into lines of at most `width` characters.
///
/// ```
/// use sudoku_steps::text::wrap;
///
/// assert_eq!(wrap("Choose, try, check, undo.", 12), ["Choose, try,", "check, undo."]);
/// ```
#[must_use]
pub fn wrap(paragraph: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in paragraph.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_stand_every_three_digits() {
        let texts: Vec<String> = [0, 7, 999, 1_000, 100_000].into_iter().map(commas).collect();
        assert_eq!(texts, ["0", "7", "999", "1,000", "100,000"]);
    }
}
