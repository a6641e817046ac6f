//! From bytes to lines: the byte-order marks, UTF-16, line ends, and a limit.

use std::io::{BufRead, ErrorKind, Read};

use super::{Fault, ReadError};

/// The most bytes of a line. A 25 × 25 list of `null`s takes four thousand.
const LONGEST: usize = 1 << 16;
/// How far the end of a line that is too long is looked for.
const FARTHEST: u64 = 1 << 20;

#[derive(Clone, Copy, PartialEq)]
enum Encoding {
    Unknown,
    Utf8,
    Utf16 { little: bool },
}

/// The lines of a text as characters, without their ends.
pub(super) struct Lines<R> {
    input: R,
    encoding: Encoding,
    number: usize,
    is_over: bool,
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(input: R) -> Self {
        Self { input, encoding: Encoding::Unknown, number: 0, is_over: false }
    }

    /// The next line and its number, counted from 1.
    pub(super) fn next(&mut self) -> Option<Result<(usize, Vec<char>), Fault>> {
        if self.is_over {
            return None;
        }
        self.number += 1;
        let mut bytes = Vec::new();
        match self.read(&mut bytes) {
            Err(error) => {
                self.is_over = true;
                Some(Err(self.fault(ReadError::Input(error.to_string()))))
            }
            Ok(()) if bytes.is_empty() => {
                self.is_over = true;
                None
            }
            Ok(()) if bytes.len() > LONGEST => {
                let goes_on = self.skip();
                self.is_over = !goes_on;
                Some(Err(self.fault(ReadError::TooLong { line: self.number, goes_on })))
            }
            Ok(()) => Some(self.characters(&bytes).map(|line| (self.number, line))),
        }
    }

    fn fault(&self, error: ReadError) -> Fault {
        Fault::new(error, self.number, 1)
    }

    /// Reads the bytes up to a line feed and with it, or so many that they are too many.
    fn read(&mut self, bytes: &mut Vec<u8>) -> std::io::Result<()> {
        let most = LONGEST as u64 + 3;
        if self.encoding == Encoding::Unknown {
            self.encoding = Encoding::Utf8;
            self.input.by_ref().take(3).read_until(b'\n', bytes)?;
            for (mark, encoding) in [
                ([0xEF, 0xBB, 0xBF].as_slice(), Encoding::Utf8),
                (&[0xFF, 0xFE], Encoding::Utf16 { little: true }),
                (&[0xFE, 0xFF], Encoding::Utf16 { little: false }),
            ] {
                if bytes.starts_with(mark) {
                    self.encoding = encoding;
                    bytes.drain(..mark.len());
                    break;
                }
            }
            // The first three bytes of UTF-8 may hold the end of the line.
            if self.encoding == Encoding::Utf8 && bytes.last() == Some(&b'\n') {
                return Ok(());
            }
        }
        let Encoding::Utf16 { little } = self.encoding else {
            self.input.by_ref().take(most).read_until(b'\n', bytes)?;
            return Ok(());
        };
        let end = if little { [b'\n', 0] } else { [0, b'\n'] };
        while bytes.len() < most as usize {
            let mut byte = [0];
            match self.input.read_exact(&mut byte) {
                Err(error) if error.kind() == ErrorKind::UnexpectedEof => break,
                read => read?,
            }
            bytes.push(byte[0]);
            if bytes.len().is_multiple_of(2) && bytes.ends_with(&end) {
                break;
            }
        }
        Ok(())
    }

    /// Passes over the rest of a line. Whether it has an end that isn't far away.
    fn skip(&mut self) -> bool {
        // In UTF-16 a byte of a line feed may be half of something else.
        if self.encoding != Encoding::Utf8 {
            return false;
        }
        let mut left = FARTHEST;
        while left > 0 {
            let mut rest = Vec::new();
            match self.input.by_ref().take(LONGEST as u64).read_until(b'\n', &mut rest) {
                Ok(count) if count > 0 && !rest.ends_with(b"\n") => {
                    left = left.saturating_sub(count as u64);
                }
                Ok(_) => return true,
                Err(_) => return false,
            }
        }
        false
    }

    fn characters(&self, bytes: &[u8]) -> Result<Vec<char>, Fault> {
        let mut line = match self.encoding {
            Encoding::Utf16 { little } => self.wide(bytes, little)?,
            _ => match str::from_utf8(bytes) {
                Ok(text) => text.chars().collect(),
                Err(error) => {
                    let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
                    return Err(self.no_text(good.chars().count() + 1));
                }
            },
        };
        if line.last() == Some(&'\n') {
            line.pop();
        }
        if line.last() == Some(&'\r') {
            line.pop();
        }
        Ok(line)
    }

    fn wide(&self, bytes: &[u8], little: bool) -> Result<Vec<char>, Fault> {
        let units = bytes.chunks(2).map(|pair| match *pair {
            [a, b] if little => u16::from_le_bytes([a, b]),
            [a, b] => u16::from_be_bytes([a, b]),
            // Half a unit is none: this one never stands alone.
            _ => 0xD800,
        });
        let mut line = Vec::new();
        for character in char::decode_utf16(units) {
            line.push(character.map_err(|_| self.no_text(line.len() + 1))?);
        }
        Ok(line)
    }

    fn no_text(&self, column: usize) -> Fault {
        self.fault(ReadError::NotText { line: self.number, column })
    }
}
