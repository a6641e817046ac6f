//! The board in the terminal: a search at work, seen through its tape.
//!
//! [`search`] runs a search of the course in a thread of its own and sends its tape.
//! [`film`] keeps the tape and goes to any moment of it. [`app`] knows what the keys do,
//! [`screen`] draws, and [`sentence`] says in words what just happened.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod app;
pub mod film;
pub mod packed;
pub mod paint;
pub mod panes;
pub mod screen;
pub mod search;
pub mod sentence;
pub mod terminal;
