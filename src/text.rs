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
/// assert_eq!(count(1_234, "try"), "1,234 tries");
/// assert_eq!(count(2, "way"), "2 ways");
/// assert_eq!(count(0, "guess"), "0 guesses");
/// ```
#[must_use]
pub fn count(number: u64, noun: &str) -> String {
    let plural = match noun.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ if noun.ends_with('s') => format!("{noun}es"),
        _ => format!("{noun}s"),
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

/// Two texts side by side, each line without spaces at its end. Colour codes take
/// no room.
///
/// ```
/// use sudoku_steps::text::beside;
///
/// assert_eq!(beside("1 2\n3", "row 0\nrow 1\nend", 2), "1 2  row 0\n3    row 1\n     end");
/// ```
#[must_use]
pub fn beside(left: &str, right: &str, gap: usize) -> String {
    let width = left.lines().map(visible).max().unwrap_or(0) + gap;
    let rows = left.lines().count().max(right.lines().count());
    let (mut left, mut right) = (left.lines(), right.lines());
    let mut lines = Vec::with_capacity(rows);
    for _ in 0..rows {
        let (start, end) = (left.next().unwrap_or(""), right.next().unwrap_or(""));
        let room = " ".repeat(width - visible(start));
        lines.push(format!("{start}{room}{end}").trim_end().to_string());
    }
    lines.join("\n")
}

/// How many columns a text takes, colour codes left out.
pub fn visible(text: &str) -> usize {
    let mut width = 0;
    let mut in_code = false;
    for character in text.chars() {
        match character {
            '\u{1b}' => in_code = true,
            'm' if in_code => in_code = false,
            _ if !in_code => width += 1,
            _ => {}
        }
    }
    width
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coloured_text_keeps_its_neighbour_in_line() {
        let text = beside("\u{1b}[36m1\u{1b}[0m 2\n3", "a\nb", 1);
        assert_eq!(text, "\u{1b}[36m1\u{1b}[0m 2 a\n3   b");
    }

    #[test]
    fn commas_stand_every_three_digits() {
        let texts: Vec<String> = [0, 7, 999, 1_000, 100_000].into_iter().map(commas).collect();
        assert_eq!(texts, ["0", "7", "999", "1,000", "100,000"]);
    }
}
