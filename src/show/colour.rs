//! Whether to write colour, decided once.

use std::env;
use std::ffi::OsStr;
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
        let variable = |name| env::var_os(name).unwrap_or_default();
        self.decide(stdout().is_terminal(), &variable("NO_COLOR"), &variable("TERM"))
    }

    /// The same, from what it depends on. An empty variable is as good as none.
    fn decide(self, is_terminal: bool, no_color: &OsStr, term: &OsStr) -> bool {
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::Auto => is_terminal && no_color.is_empty() && term != "dumb",
        }
    }

    /// Switches colour on or off for all that this process writes from now on.
    pub fn switch(self) {
        #[cfg(windows)]
        let _ = colored::control::set_virtual_terminal(true);
        colored::control::set_override(self.is_on());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colour_needs_a_terminal_and_nobody_against_it() {
        let auto = |is_terminal, no_color: &str, term: &str| {
            Colour::Auto.decide(is_terminal, no_color.as_ref(), term.as_ref())
        };
        assert!(auto(true, "", "xterm") && auto(true, "", ""));
        assert!(!auto(false, "", "xterm"));
        assert!(!auto(true, "1", "xterm") && !auto(true, "0", "xterm"));
        assert!(!auto(true, "", "dumb"));
        assert!(Colour::Always.decide(false, "1".as_ref(), "dumb".as_ref()));
        assert!(!Colour::Never.decide(true, "".as_ref(), "xterm".as_ref()));
    }
}
