//! Answer 5.
