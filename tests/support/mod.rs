//! What the tests of the whole course share.
#![allow(dead_code)] // no test target uses all of it

pub mod calm;
pub mod program;
pub mod readme;
pub mod screen;
pub mod snapshot;
