//! What a tape and a grid look like: the indented text, the calls and their tree, pictures
//! and tables in text, and when there is colour.
//!
//! The front door is [`Trace`].

pub mod band;
mod calls;
mod colour;
pub mod picture;
mod returned;
mod table;
mod trace;
mod tree;

pub use calls::{Calls, Moment, Turn};
pub use colour::Colour;
pub use returned::Returned;
pub use table::Table;
pub use trace::{Line, Trace};
pub use tree::Tree;
