//! The colours, each with one meaning. They are the terminal's own sixteen, so they can be
//! read on a dark ground and on a light one; every one has a sign beside it for those who
//! see none.

use ratatui::style::{Color, Modifier, Style};

/// How each thing looks.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    /// Whether there is colour.
    pub colour: bool,
}

impl Paint {
    fn style(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    /// A clue of the puzzle.
    #[must_use]
    pub const fn clue(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The square just filled.
    #[must_use]
    pub fn filled(self) -> Style {
        self.style(Color::Green).add_modifier(Modifier::BOLD)
    }

    /// The square just cleared.
    #[must_use]
    pub fn undone(self) -> Style {
        self.style(Color::Red)
    }

    /// A digit that a rule forced.
    #[must_use]
    pub fn forced(self) -> Style {
        self.style(Color::Cyan)
    }

    /// A square chosen where others fitted too.
    #[must_use]
    pub fn guessed(self) -> Style {
        self.style(Color::Magenta)
    }

    /// A neighbour that rules a digit out.
    #[must_use]
    pub const fn ruling(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// What is less important.
    #[must_use]
    pub const fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }
}
