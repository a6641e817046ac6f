//! Whether to write colour, decided once.

use std::env;
use std::io::{IsTerminal, stdout};

/// What was asked for by `--color`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Colour {
    /// Colour on a terminal, unless `NO_COLOR` is set (and not empty) or `TERM` is `dumb`.
    #[default]
    Auto,
    /// Colour in any case.
    Always,
    /// No colour.
    Never,
}

impl Colour {
    /// Reads `auto`, `always` or `never`.
    ///
    /// # Errors
    /// What to give instead of any other word.
    pub fn parse(word: &str) -> Result<Self, String> {
        match word {
            "auto" => Ok(Self::Auto),
            "always" => Ok(Self::Always),
            "never" => Ok(Self::Never),
            _ => Err("give auto, always or never".to_string()),
        }
    }

    /// Whether standard output gets colour.
    #[must_use]
    pub fn is_on(self) -> bool {
        let is = |name: &str, holds: fn(&str) -> bool| {
            env::var_os(name).is_some_and(|value| holds(&value.to_string_lossy()))
        };
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::Auto => {
                stdout().is_terminal()
                    && !is("NO_COLOR", |value| !value.is_empty())
                    && !is("TERM", |value| value == "dumb")
            }
        }
    }

    /// Switches colour on or off for all that this process writes from now on.
    pub fn switch(self) {
        #[cfg(windows)]
        let _ = colored::control::set_virtual_terminal(true);
        colored::control::set_override(self.is_on());
    }
}
