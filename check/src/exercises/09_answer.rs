//! An answer to exercise 9.

use sudoku_steps::exact_cover::{Link, Links, Picks};

/// What a learner writes.
#[derive(Clone, Copy)]
pub struct Answer {
    pub cover: fn(&mut Links, Link),
    pub uncover: fn(&mut Links, Link),
    pub fewest_options: fn(&Links) -> Option<Link>,
    pub search: fn(&mut Links, &mut Picks),
}
