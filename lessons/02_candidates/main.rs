//! Lesson 2.
fn main() {}
