//! Many puzzles on all cores: read ahead by one thread, worked on in chunks, written in
//! order.
//!
//! A chunk is whatever was read while the chunk before it was worked on. So a puzzle that
//! somebody types is answered at once, and a long list keeps all cores busy.

use std::io::{BufWriter, Write, stderr, stdout};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use rayon::prelude::*;
use sudoku_steps::lesson::Stop;

use crate::input::{Given, Puzzle, Read1};
use crate::progress::Progress;

/// The most puzzles of a chunk, and the most that are read ahead.
const CHUNK: usize = 2_048;

/// The recursion goes one level deeper for each square: a grid of 25 × 25 has 625.
const STACK: usize = 16 << 20;

/// What is written for a puzzle, and the exit status that it asks for.
pub struct Said {
    /// The text for standard output.
    pub text: String,
    /// The exit status.
    pub status: u8,
}

/// Works on all puzzles, and gives the worst exit status. `error` is what is written in
/// the place of a puzzle that can't be read, given its complaint.
pub fn each(
    given: Given,
    jobs: Option<u64>,
    error: impl Fn(&str) -> String,
    work: impl Fn(&Puzzle) -> Said + Sync,
) -> Result<u8, Stop> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(jobs.unwrap_or(0) as usize)
        .stack_size(STACK)
        .build()
        .map_err(|error| Stop::Bad(format!("cannot start so many jobs: {error}")))?;
    let progress = Progress::of(&given);
    let (send, receive) = sync_channel(CHUNK);
    // It isn't waited for: when the output breaks, nobody needs what it still reads.
    thread::spawn(move || given.each(|read| send.send(read).is_ok()));
    let mut out = BufWriter::new(stdout().lock());
    let mut worst = 0;
    let mut done = 0;
    while let Some(chunk) = next(&receive) {
        let said: Vec<Option<Said>> =
            pool.install(|| chunk.par_iter().map(|read| read.as_ref().ok().map(&work)).collect());
        done += chunk.len() as u64;
        for (read, said) in chunk.into_iter().zip(said) {
            let said = said.unwrap_or_else(|| Said { text: String::new(), status: 2 });
            worst = worst.max(said.status);
            match read {
                Ok(Puzzle { note, .. }) => {
                    out.write_all(said.text.as_bytes())?;
                    if let Some(note) = note {
                        out.flush()?;
                        progress.aside(|| complain(&format!("note: {note}")));
                    }
                }
                Err(message) => {
                    out.write_all(error(&message).as_bytes())?;
                    out.flush()?;
                    progress.aside(|| complain(&message));
                }
            }
        }
        out.flush()?;
        progress.at(done);
    }
    progress.end();
    Ok(worst)
}

/// A line on standard error. When that is closed too, the exit status has to do.
pub fn complain(line: &str) {
    let _ = writeln!(stderr(), "{line}");
}

/// All that was read until now, at least one; nothing when there is no more.
fn next(receive: &Receiver<Read1>) -> Option<Vec<Read1>> {
    let first = receive.recv().ok()?;
    let mut chunk = vec![first];
    chunk.extend(receive.try_iter().take(CHUNK - 1));
    Some(chunk)
}
