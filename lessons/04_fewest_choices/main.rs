//! Lesson 4.
fn main() {}
