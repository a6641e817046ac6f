//! Lesson 1.
fn main() {}
