//! Bands as text: three rows of nine squares, a digit's squares as 27 bits, and the table of its
//! mini-rows as nine bits. Lesson 12 and its exercise draw with it.

/// The squares of a band: x where one is.
///
/// ```
/// use sudoku_steps::band;
///
/// assert_eq!(band::squares(1 << 13).lines().nth(1), Some(". . . | . x . | . . ."));
/// ```
#[must_use]
pub fn squares(squares: u32) -> String {
    let line = |row: u32| {
        let square = |col: u32| if squares >> (9 * row + col) & 1 == 1 { "x" } else { "." };
        let part = |b: u32| [0, 1, 2].map(|col| square(3 * b + col)).join(" ");
        [part(0), part(1), part(2)].join(" | ")
    };
    let beyond = if squares >> 27 == 0 { "" } else { "   and bits above 26" };
    format!("{}\n{}\n{}{beyond}", line(0), line(1), line(2))
}

/// A table row by row: 1 where a mini-row is in it.
///
/// ```
/// use sudoku_steps::band;
///
/// assert_eq!(band::table(0b100_010_001), "1 0 0\n0 1 0\n0 0 1");
/// ```
#[must_use]
pub fn table(table: u32) -> String {
    let line = |row: u32| [0, 1, 2].map(|col| (table >> (3 * row + col) & 1).to_string()).join(" ");
    let beyond = if table >> 9 == 0 { "" } else { "   and bits above 8" };
    format!("{}\n{}\n{}{beyond}", line(0), line(1), line(2))
}

/// A band with the digits of each square in three lines of three.
#[must_use]
pub fn digits(digits: &[u32; 9]) -> String {
    let mut lines = Vec::new();
    for row in 0..3 {
        for third in 0..3 {
            let square = |col: usize| {
                let digit = |digit: usize| {
                    let is_in = digits[digit] >> (9 * row + col) & 1 == 1;
                    if is_in { char::from(b'1' + digit as u8) } else { '.' }
                };
                (3 * third..3 * third + 3).map(digit).collect::<String>()
            };
            let part = |b: usize| [0, 1, 2].map(|col| square(3 * b + col)).join(" ");
            lines.push([part(0), part(1), part(2)].join(" | "));
        }
        if row < 2 {
            lines.push(String::new());
        }
    }
    lines.join("\n")
}
