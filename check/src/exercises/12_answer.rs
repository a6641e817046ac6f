//! An answer to exercise 12.

/// The squares of the nine digits in a band, or nine sets of squares.
pub type Band = [u32; 9];
/// Squares seen once and twice.
pub type Pair = (u32, u32);

/// What a learner writes.
#[derive(Clone, Copy)]
pub struct Answer {
    pub mini_rows: fn(u32) -> u32,
    pub keep: fn(u32) -> u32,
    pub seen: fn(&Band) -> Pair,
    pub round: fn(&Band) -> Option<Band>,
}
