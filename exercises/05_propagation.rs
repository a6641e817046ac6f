//! Exercise 5.
