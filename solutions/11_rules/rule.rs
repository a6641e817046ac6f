//! The rules by name.

/// A rule that needs no guess.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// A square has one digit left.
    NakedSingle,
    /// A digit has one square left in a unit.
    HiddenSingle,
    /// Two squares of a unit have the same two digits left: no other square of the unit
    /// has one of them.
    NakedPair,
    /// All places of a digit in a box lie in one line: the rest of the line hasn't it.
    Pointing,
    /// All places of a digit in a line lie in one box: the rest of the box hasn't it.
    BoxLine,
    /// Two digits have the same two squares left in a unit: those have no other digit.
    HiddenPair,
    /// Three squares of a unit have three digits left among them: no other square of the
    /// unit has one of them.
    NakedTriple,
    /// Three digits have three squares left among them in a unit: those have no other.
    HiddenTriple,
    /// In two rows a digit has two places left, in the same two columns: the rest of the
    /// columns hasn't it. The same with rows and columns exchanged.
    XWing,
}

impl Rule {
    /// All of them, in the order in which they are tried.
    pub const ALL: [Self; 9] = [
        Self::NakedSingle,
        Self::HiddenSingle,
        Self::NakedPair,
        Self::Pointing,
        Self::BoxLine,
        Self::HiddenPair,
        Self::NakedTriple,
        Self::HiddenTriple,
        Self::XWing,
    ];

    /// Those that fill no square and take digits out of squares.
    pub const BEYOND_SINGLES: [Self; 7] = [
        Self::NakedPair,
        Self::Pointing,
        Self::BoxLine,
        Self::HiddenPair,
        Self::NakedTriple,
        Self::HiddenTriple,
        Self::XWing,
    ];

    /// What people call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NakedSingle => "naked single",
            Self::HiddenSingle => "hidden single",
            Self::NakedPair => "naked pair",
            Self::Pointing => "pointing",
            Self::BoxLine => "box-line",
            Self::HiddenPair => "hidden pair",
            Self::NakedTriple => "naked triple",
            Self::HiddenTriple => "hidden triple",
            Self::XWing => "X-wing",
        }
    }
}
