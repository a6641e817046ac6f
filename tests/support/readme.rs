//! The READMEs of the course: their fenced blocks and the rest of their text.

use std::fs;
use std::path::{Path, PathBuf};

use sudoku_steps::course::{STAGES, Stage};

use super::program::ROOT;

/// A README, by its place in the course.
pub struct Readme {
    pub file: String,
    pub text: String,
}

/// A block between two lines of three backticks.
pub struct Block {
    /// The README and the line in it, for messages.
    pub place: String,
    /// The word after the backticks.
    pub kind: String,
    pub lines: Vec<String>,
}

/// A file of the course with line feeds, whatever the checkout has.
pub fn read(file: impl AsRef<Path>) -> Option<String> {
    let text = fs::read_to_string(Path::new(ROOT).join(file)).ok()?;
    Some(text.replace("\r\n", "\n"))
}

/// The README of the course, the text for teachers, and the READMEs of the lessons.
pub fn all() -> Vec<Readme> {
    let lessons = STAGES.iter().map(Stage::lesson_file);
    ["README.md", "TEACHING.md"]
        .map(String::from)
        .into_iter()
        .chain(lessons)
        .filter_map(|file| read(&file).map(|text| Readme { file, text }))
        .collect()
}

/// The pages for those who change the course: how, and the bank of wrong answers.
pub fn for_authors() -> [Readme; 2] {
    ["CONTRIBUTING.md", "tests/misconceptions/README.md"].map(|file| {
        let text = read(file).unwrap_or_else(|| panic!("{file} is missing"));
        Readme { file: file.to_string(), text }
    })
}

impl Readme {
    /// The folder that links are seen from.
    pub fn folder(&self) -> PathBuf {
        Path::new(ROOT).join(&self.file).parent().expect("a file lies in a folder").to_path_buf()
    }

    /// All fenced blocks.
    pub fn blocks(&self) -> Vec<Block> {
        let mut blocks: Vec<Block> = Vec::new();
        let mut open = false;
        for (index, line) in self.text.lines().enumerate() {
            if let Some(kind) = line.strip_prefix("```") {
                open = !open;
                if open {
                    let place = format!("{}:{}", self.file, index + 1);
                    blocks.push(Block { place, kind: kind.to_string(), lines: Vec::new() });
                }
            } else if open && let Some(block) = blocks.last_mut() {
                block.lines.push(line.to_string());
            }
        }
        assert!(!open, "{} has a block that nobody closes", self.file);
        blocks
    }

    /// The text outside of fenced blocks.
    pub fn prose(&self) -> String {
        let parts = self.text.split("```").step_by(2);
        parts.collect::<Vec<_>>().join("\n")
    }

    /// The pieces of code in the text: all that stands between backticks.
    pub fn code(&self) -> Vec<String> {
        self.prose().split('`').skip(1).step_by(2).map(str::to_string).collect()
    }
}
