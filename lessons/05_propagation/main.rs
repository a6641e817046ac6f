//! Lesson 5.
fn main() {}
