//! Lesson 9.
fn main() {}
