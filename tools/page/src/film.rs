//! A search as a moving picture: a square of colour for each digit, clues darker.

use std::borrow::Cow;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use gif::{Encoder, Frame, Repeat};
use sudoku_steps::text::{commas, count};
use sudoku_steps::{Board, Cell, Event, Geometry, Grid, Outcome, Placed, Why, play};

use crate::growth::Stage;

/// How long a picture stands, and the last one, in hundredths of a second.
const DELAY: u16 = 8;
const LAST: u16 = 250;

/// A film and what there is to say about it.
pub struct Film {
    pub gif: Vec<u8>,
    pub frames: u64,
    pub outcome: Outcome,
}

/// Runs the search and makes a picture after every so many tries, and one of the end. The
/// film may have so many megabytes and no more.
pub fn film<const N: usize>(
    grid: Grid<N>,
    stage: &Stage<N>,
    every: u64,
    budget: u64,
    megabytes: u64,
) -> Result<Film, String> {
    let camera = Camera::new(&grid, every, megabytes).map_err(|error| error.to_string())?;
    let camera = Arc::new(Mutex::new(camera));
    let hears = Arc::clone(&camera);
    let board = Board::new(grid).map_err(|conflict| conflict.to_string())?;
    let mut board = board.with_budget(budget).heard_by(move |event: &Event| {
        if let Ok(mut camera) = hears.lock() {
            camera.hear(event);
        }
    });
    let solved = (stage.solve)(&mut board);
    let outcome = board.finish(solved);
    let frames = board.tally().tries / every + 1;
    drop(board);
    let camera = Arc::into_inner(camera).and_then(|lock| lock.into_inner().ok());
    let gif = camera.ok_or("the film was lost")?.end(frames)?;
    Ok(Film { gif, frames, outcome })
}

/// Hears a search and makes the pictures.
struct Camera {
    picture: Picture,
    trail: Vec<Placed>,
    every: u64,
    megabytes: u64,
    tries: u64,
    frames: u64,
    encoder: Encoder<Limited>,
    /// Whether the film got too large, or else couldn't be made.
    stopped: Option<io::Error>,
}

impl Camera {
    fn new<const N: usize>(
        grid: &Grid<N>,
        every: u64,
        megabytes: u64,
    ) -> Result<Self, gif::EncodingError> {
        let mut picture = Picture::new(Geometry::of(N));
        for cell in grid.cells().filter(|&cell| !grid.is_blank(cell)) {
            // A clue has the darker colour of its digit.
            picture.fill(cell, 1 + N as u8 + grid[cell]);
        }
        let most = usize::try_from(megabytes).unwrap_or(usize::MAX).saturating_mul(1_000_000);
        let limited = Limited { bytes: Vec::new(), most };
        let side = picture.side as u16;
        let mut encoder = Encoder::new(limited, side, side, &palette(N))?;
        encoder.set_repeat(Repeat::Infinite)?;
        let trail = Vec::new();
        Ok(Self { picture, trail, every, megabytes, tries: 0, frames: 0, encoder, stopped: None })
    }

    fn hear(&mut self, event: &Event) {
        if self.stopped.is_some() {
            return;
        }
        let picture = &mut self.picture;
        play(&mut self.trail, event, |cell, digit| {
            picture.fill(cell, if digit == 0 { PAPER } else { 1 + digit });
        });
        if matches!(event, Event::Place { why: Why::Tried, .. }) {
            self.tries += 1;
            if self.tries.is_multiple_of(self.every) {
                self.shoot(DELAY);
            }
        }
    }

    fn shoot(&mut self, delay: u16) {
        let frame = self.picture.frame(delay);
        match self.encoder.write_frame(&frame) {
            Ok(()) => self.frames += 1,
            Err(gif::EncodingError::Io(error)) => self.stopped = Some(error),
            Err(error) => self.stopped = Some(io::Error::other(error.to_string())),
        }
    }

    fn end(mut self, frames: u64) -> Result<Vec<u8>, String> {
        if self.stopped.is_none() {
            self.shoot(LAST);
        }
        if let Some(error) = self.stopped {
            if error.kind() != io::ErrorKind::FileTooLarge {
                return Err(format!("cannot make the film: {error}"));
            }
            // Pictures that are further apart change more of the board. One that changes
            // all of it is the largest; a tenth more for how they differ.
            let largest = self.picture.whole().map_err(|error| error.to_string())? * 11 / 10;
            let every = (self.every * frames * largest).div_ceil(self.megabytes * 1_000_000);
            return Err(format!(
                "the film would be larger than {} MB: it has {}, and {} of them fill that; \
                 --every {every} is surely enough",
                self.megabytes,
                count(frames, "picture"),
                commas(self.frames),
            ));
        }
        let limited = self.encoder.into_inner().map_err(|error| error.to_string())?;
        Ok(limited.bytes)
    }
}

/// A file in memory that takes no more than a film may have.
struct Limited {
    bytes: Vec<u8>,
    most: usize,
}

impl Write for Limited {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.bytes.len() + bytes.len() > self.most {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The places of the first two colours in the palette; those of the digits follow, then
/// the darker ones of the clues.
const LINE: u8 = 0;
const PAPER: u8 = 1;

/// The colours, three bytes each. The digits go once around the circle of hues.
fn palette(digits: usize) -> Vec<u8> {
    let hues = (0..digits).map(|digit| digit as f64 * 360.0 / digits as f64);
    let light = hues.clone().map(|hue| colour(hue, 0.62, 0.72));
    let dark = hues.map(|hue| colour(hue, 0.55, 0.42));
    let first = [[0x55, 0x5B, 0x63], [0xF7, 0xF7, 0xF4]];
    first.into_iter().chain(light).chain(dark).flatten().collect()
}

/// A colour from its hue in degrees, its saturation and its lightness.
#[allow(clippy::cast_sign_loss)] // between 0 and 255
fn colour(hue: f64, saturation: f64, lightness: f64) -> [u8; 3] {
    let spread = saturation * lightness.min(1.0 - lightness);
    let channel = |from: f64| {
        let place = (from + hue / 30.0) % 12.0;
        let share = (place - 3.0).min(9.0 - place).clamp(-1.0, 1.0);
        ((lightness - spread * share) * 255.0).round() as u8
    };
    [channel(0.0), channel(8.0), channel(4.0)]
}

/// The picture as it is now, one byte a pixel, and which part of it changed since the
/// last frame.
struct Picture {
    geometry: Geometry,
    side: usize,
    pixels: Vec<u8>,
    /// The corners of the part that changed: left, top, right, bottom.
    changed: Option<[usize; 4]>,
}

impl Picture {
    fn new(geometry: Geometry) -> Self {
        let side = start(geometry, geometry.side);
        let mut picture = Self { geometry, side, pixels: vec![LINE; side * side], changed: None };
        for cell in geometry.cells() {
            picture.fill(cell, PAPER);
        }
        picture.changed = Some([0, 0, side, side]);
        picture
    }

    fn fill(&mut self, cell: Cell, colour: u8) {
        let (left, top) = (start(self.geometry, cell.col), start(self.geometry, cell.row));
        let size = size(self.geometry);
        for row in top..top + size {
            self.pixels[row * self.side + left..][..size].fill(colour);
        }
        let [l, t, r, b] = self.changed.unwrap_or([left, top, left, top]);
        self.changed = Some([l.min(left), t.min(top), r.max(left + size), b.max(top + size)]);
    }

    /// How many bytes a frame has that shows all of the picture.
    fn whole(&mut self) -> Result<u64, gif::EncodingError> {
        self.changed = Some([0, 0, self.side, self.side]);
        let (side, frame) = (self.side as u16, self.frame(DELAY));
        let limited = Limited { bytes: Vec::new(), most: usize::MAX };
        let mut encoder = Encoder::new(limited, side, side, &palette(self.geometry.side))?;
        encoder.write_frame(&frame)?;
        Ok(encoder.into_inner()?.bytes.len() as u64)
    }

    /// What changed since the last frame; a pixel if nothing did.
    fn frame(&mut self, delay: u16) -> Frame<'static> {
        let [left, top, right, bottom] = self.changed.take().unwrap_or([0, 0, 1, 1]);
        let rows = (top..bottom).map(|row| &self.pixels[row * self.side..][left..right]);
        let buffer: Vec<u8> = rows.flatten().copied().collect();
        Frame {
            delay,
            left: left as u16,
            top: top as u16,
            width: (right - left) as u16,
            height: (bottom - top) as u16,
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        }
    }
}

/// The side of a square in pixels.
const fn size(geometry: Geometry) -> usize {
    match geometry.side {
        0..=4 => 56,
        5..=9 => 30,
        10..=16 => 18,
        _ => 12,
    }
}

/// Where a row or a column begins: after a line for each before it, and a wider one at
/// each box. One past the last is the side of the picture.
const fn start(geometry: Geometry, index: usize) -> usize {
    3 + index * (size(geometry) + 1) + index / geometry.width * 2
}
