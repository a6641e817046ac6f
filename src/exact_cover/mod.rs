//! Exact cover: items, options, and the links between them.
//!
//! A [`Problem`] says which items there are and which of them each option covers.
//! Its [`Links`] are what a search works on, and its [`Picks`] are the tape of that
//! search: the options taken and put back, and the solutions.
//!
//! The words are those of Knuth, The Art of Computer Programming, section 7.2.2.1;
//! the links are those of his Dancing Links (arXiv cs/0011047).

mod draw;
mod links;
mod picks;
mod problem;

pub use draw::{draw, is_in_list, items_left};
pub use links::{Link, Links, Node, ROOT};
pub use picks::{Hears, Pick, Picks};
pub use problem::Problem;
