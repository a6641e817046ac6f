//! Answer 1.
