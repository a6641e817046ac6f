//! Lesson 6.
fn main() {}
