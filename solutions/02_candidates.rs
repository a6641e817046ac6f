//! Answer 2.
