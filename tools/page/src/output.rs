//! A file to write, opened before the work and filled after it.

use std::fs::{self, File, OpenOptions};
use std::io::{Seek, Write};
use std::path::PathBuf;

/// A file that can be written. What it held stays until [`write`](Self::write); a file
/// that wasn't there goes again if nothing is written.
pub struct Output {
    path: PathBuf,
    file: File,
    is_new: bool,
}

impl Output {
    /// Opens the file, or says why that can't be.
    pub fn open(path: &str) -> Result<Self, String> {
        let is_new = !fs::exists(path).unwrap_or(false);
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(path);
        let file = file.map_err(|error| format!("cannot write {path:?}: {error}"))?;
        Ok(Self { path: path.into(), file, is_new })
    }

    /// Puts the bytes into the file, in place of what it held.
    pub fn write(mut self, bytes: &[u8]) -> Result<(), String> {
        let written = self
            .file
            .set_len(0)
            .and_then(|()| self.file.rewind())
            .and_then(|()| self.file.write_all(bytes));
        self.is_new = false;
        written.map_err(|error| format!("cannot write {:?}: {error}", self.path.display()))
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        if self.is_new {
            // Nothing more can be done about a file that can't be taken away.
            let _ = fs::remove_file(&self.path);
        }
    }
}
