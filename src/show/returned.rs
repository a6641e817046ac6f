//! What a call of a recursive search gives back.

use std::fmt;

/// What a call gave back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Returned {
    /// True: a solution was found under it. Shown as `✓`.
    Found,
    /// False: nothing was found under it. Shown as `✗`.
    Nothing,
    /// The budget was spent while it was open.
    GaveUp,
}

impl fmt::Display for Returned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Found => "✓",
            Self::Nothing => "✗",
            Self::GaveUp => "gave up",
        })
    }
}
