//! Questions to the functions on sets of digits as bits, and their answers.

/// A question to one of the set functions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // named like the functions
pub enum Asked {
    All(u8),
    Insert(u32, u8),
    Remove(u32, u8),
    Contains(u32, u8),
    Union(u32, u32),
    Without(u32, u32),
    Len(u32),
    Ascending(u32),
}

/// An answer of one of the set functions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// A set.
    Set(u32),
    /// Yes or no.
    Whether(bool),
    /// A number of digits.
    Number(usize),
    /// Digits one by one.
    List(Vec<u8>),
}
