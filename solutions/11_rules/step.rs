//! One step of a rule: what it saw, what follows, and the sentence that says so.

use std::fmt;

use super::Rule;
use sudoku_steps::{Candidates, Cell, Digits, Unit, symbol};

/// What a rule saw, and what follows from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The rule.
    pub rule: Rule,
    /// The units in which it saw something: two with an X-wing, none with a naked single.
    pub within: Vec<Unit>,
    /// The other units from which digits go: one with pointing and box-line, two with an
    /// X-wing.
    pub from: Vec<Unit>,
    /// The squares that it is about.
    pub cells: Vec<Cell>,
    /// Their digits.
    pub digits: Digits,
    /// The squares that lose a digit, each with that digit. A single fills its square, and
    /// lists here what that takes from the others.
    pub out: Vec<(Cell, u8)>,
}

impl Step {
    /// The square that the step fills, and its digit, if the rule is a single.
    #[must_use]
    pub fn fills(&self) -> Option<(Cell, u8)> {
        match self.rule {
            Rule::NakedSingle | Rule::HiddenSingle => Some((self.cells[0], self.digits.only()?)),
            _ => None,
        }
    }
}

/// Those of these squares that have one of the digits, with the digit.
pub(super) fn having<const N: usize>(
    candidates: &Candidates<N>,
    cells: impl IntoIterator<Item = Cell>,
    digits: Digits,
) -> Vec<(Cell, u8)> {
    let in_cell = |cell| (Digits::from_bits(candidates[cell]) & digits).into_iter();
    cells.into_iter().flat_map(|cell| in_cell(cell).map(move |digit| (cell, digit))).collect()
}

/// Why, and what follows.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = list(&self.cells, "and");
        let digits: Vec<char> = self.digits.into_iter().map(symbol).collect();
        let digits = list(&digits, "and");
        let (within, from) = (list(&self.within, "and"), list(&self.from, "and"));
        match self.rule {
            Rule::NakedSingle => return write!(f, "Naked single: {cells} has only {digits} left."),
            Rule::HiddenSingle => {
                return write!(f, "Hidden single: in {within}, {digits} fits only at {cells}.");
            }
            Rule::NakedPair => write!(
                f,
                "Naked pair: in {within}, {cells} both have {digits} left and nothing else."
            ),
            Rule::NakedTriple => {
                write!(f, "Naked triple: in {within}, {cells} have only {digits} left among them.")
            }
            Rule::HiddenPair => {
                write!(f, "Hidden pair: in {within}, {digits} fit only at {cells}.")
            }
            Rule::HiddenTriple => {
                write!(f, "Hidden triple: in {within}, {digits} fit only at {cells}.")
            }
            Rule::Pointing => write!(
                f,
                "Pointing: in {within}, {digits} fits only at {cells}, and all of them lie in {from}."
            ),
            Rule::BoxLine => write!(
                f,
                "Box-line: in {within}, {digits} fits only at {cells}, and all of them lie in {from}."
            ),
            Rule::XWing => write!(
                f,
                "X-wing: in {within}, {digits} fits only at {cells}, and those lie in {from}."
            ),
        }?;
        write!(f, " So {}.", gone(&self.out))
    }
}

/// What went out, digit by digit.
fn gone(out: &[(Cell, u8)]) -> String {
    let all: Digits = out.iter().map(|&(_, digit)| digit).collect();
    let of = |digit| {
        let cells = out.iter().filter(|&&(_, gone)| gone == digit);
        let cells: Vec<Cell> = cells.map(|&(cell, _)| cell).collect();
        format!("{} isn't at {}", symbol(digit), list(&cells, "or"))
    };
    let parts: Vec<String> = all.into_iter().map(of).collect();
    parts.join("; ")
}

/// The items with commas between them, and a word before the last.
pub(super) fn list(items: &[impl fmt::Display], word: &str) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    match items.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} {word} {last}", rest.join(", ")),
        _ => items.concat(),
    }
}
