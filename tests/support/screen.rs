//! What a text looks like on a screen, and what of it is the same in every run.

use std::ops::Range;

/// A text without its escape codes.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut in_code = false;
    for character in text.chars() {
        match character {
            '\u{1b}' => in_code = true,
            _ if in_code => in_code = !character.is_ascii_alphabetic(),
            _ => plain.push(character),
        }
    }
    plain
}

/// How many columns a line takes.
pub fn width(line: &str) -> usize {
    plain(line).chars().count()
}

/// A text with every time written as `≈ …`, and without what depends on how long a
/// time is: the width of a column of times, the line breaks of a paragraph with one.
pub fn steady(text: &str) -> String {
    // Lesson 12 says which instructions this processor has.
    let sets = ["plain Rust", "SSE2", "AVX2", "AVX-512VL"].map(|set| format!("runs on {set}."));
    let text = sets.iter().fold(text.to_string(), |text, set| text.replace(set, "runs on ≈ 1 s."));
    let lines: Vec<&str> = text.lines().collect();
    let mut steady = Vec::new();
    for block in lines.split_inclusive(|line| line.trim().is_empty()) {
        if let Some(rule) = block.iter().position(|line| is_rule(line)) {
            steady.extend(table(block, rule));
        } else {
            // A line `…` of a README stands for lines that are left out.
            let parts = block.split_inclusive(|line| line.trim() == "…");
            steady.extend(parts.flat_map(paragraph));
        }
    }
    steady.join("\n")
}

/// The line under the headings of a table.
fn is_rule(line: &str) -> bool {
    line.contains("--  --") && line.chars().all(|character| matches!(character, '-' | ' '))
}

/// A table in which each column of times is as wide as any.
fn table(lines: &[&str], rule: usize) -> Vec<String> {
    let columns = columns(lines[rule]);
    let is_time = |column: &Range<usize>| {
        lines[rule..].iter().any(|line| time(cut(line, column).trim()).is_some())
    };
    let times: Vec<bool> = columns.iter().map(is_time).collect();
    if !times.contains(&true) {
        return lines.iter().map(ToString::to_string).collect();
    }
    let line = |line: &&str| {
        let cells = columns.iter().zip(&times).map(|(column, &is_time)| {
            let cell = cut(line, column);
            match cell.trim() {
                _ if !is_time => cell,
                text if text.starts_with('-') => format!("  {}", "-".repeat(10)),
                text => format!("  {:>10}", without_times(text)),
            }
        });
        cells.collect::<String>().trim_end().to_string()
    };
    let (before, rows) = lines.split_at(rule.saturating_sub(1));
    let mut steady: Vec<String> = before.iter().map(ToString::to_string).collect();
    // Titles that stand over several columns are centred there.
    if let Some(titles) = steady.last_mut() {
        *titles = titles.split_whitespace().collect::<Vec<_>>().join("  ");
    }
    steady.extend(rows.iter().map(line));
    steady
}

/// Where the columns of a table are, each with the room before it.
fn columns(rule: &str) -> Vec<Range<usize>> {
    let mut columns = Vec::new();
    let mut start = 0;
    let characters: Vec<char> = rule.chars().collect();
    for at in 0..characters.len() {
        let ends = characters[at] == '-' && characters.get(at + 1) != Some(&'-');
        if ends {
            columns.push(start..at + 1);
            start = at + 1;
        }
    }
    if let Some(last) = columns.last_mut() {
        last.end = usize::MAX;
    }
    columns
}

fn cut(line: &str, column: &Range<usize>) -> String {
    line.chars().skip(column.start).take(column.end - column.start).collect()
}

/// A paragraph with a time in one line; other lines as they are.
fn paragraph(lines: &[&str]) -> Vec<String> {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let ends = lines.iter().position(|line| matches!(line.trim(), "" | "…"));
    let (text, rest) = lines.split_at(ends.unwrap_or(lines.len()));
    let has_time = text.iter().any(|line| without_times(line) != *line);
    if !has_time || text.iter().any(|line| indent(line) != indent(text[0])) {
        return lines.iter().map(|line| without_times(line)).collect();
    }
    let joined = text.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
    let first = format!("{}{}", " ".repeat(indent(text[0])), without_times(&joined));
    std::iter::once(first).chain(rest.iter().map(ToString::to_string)).collect()
}

/// A line with every time written as `≈ …`.
fn without_times(line: &str) -> String {
    let mut steady = String::new();
    let mut rest = line;
    while let Some(at) = rest.find("≈ ") {
        steady.push_str(&rest[..at]);
        rest = &rest[at..];
        let length = time(rest);
        steady.push_str(if length.is_some() { "≈ …" } else { "≈ " });
        rest = &rest[length.unwrap_or("≈ ".len())..];
    }
    steady + rest
}

/// How long a time at the beginning of a text is, such as `≈ 1.25 s`.
fn time(text: &str) -> Option<usize> {
    let number = text.strip_prefix("≈ ")?;
    let unit = number.trim_start_matches(|character: char| "0123456789.,".contains(character));
    let is_number = unit.len() < number.len();
    let rest = ["s", "ms", "µs", "ns"].iter().find_map(|name| {
        let rest = unit.strip_prefix(' ')?.strip_prefix(name)?;
        (!rest.starts_with(char::is_alphanumeric)).then_some(rest)
    })?;
    is_number.then_some(text.len() - rest.len())
}
