//! Exercise 2.
