//! Answer 4.
