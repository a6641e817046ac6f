//! Answer 6.
