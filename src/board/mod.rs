//! The board and its tape: what a search does, event by event, what is counted of it, and
//! the way back from a tape to the board.
//!
//! The front door is [`Board`].

#[allow(clippy::module_inception)] // the room is called after what stands in it
mod board;
mod choice;
mod event;
mod outcome;
mod position;
mod replay;
mod tally;
mod tape;

pub use board::Board;
pub use choice::Choice;
pub use event::{Event, Listener, Why};
pub use outcome::Outcome;
pub use replay::{Placed, Replay, play};
pub use tally::Tally;
pub use tape::Tape;
