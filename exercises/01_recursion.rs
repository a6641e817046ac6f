//! Exercise 1.
