//! Exercise 4.
