//! What differs between two ends of a round.

use super::answer::Band;
use sudoku_steps::band;

/// A headline, and what was expected and came.
pub fn difference(expected: Option<Band>, yours: Option<Band>) -> (String, String, String) {
    let end = |band: Option<Band>| if band.is_some() { "Some(…)" } else { "None" }.to_string();
    let both = expected.zip(yours);
    let differs =
        both.and_then(|(a, b)| (0..9).find(|&index| a[index] != b[index]).zip(Some((a, b))));
    match differs {
        Some((index, (a, b))) => (
            format!("round leaves {} other squares", index + 1),
            band::squares(a[index]),
            band::squares(b[index]),
        ),
        None => ("round ends in another way".to_string(), end(expected), end(yours)),
    }
}
