//! Exercise 6.
