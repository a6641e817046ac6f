//! Pages that are gone through by Enter: forward, back, many at once, to the end.

use std::collections::VecDeque;
use std::fmt::Display;
use std::io::{self, BufRead, IsTerminal, Write, stdin, stdout};
use std::{env, process};

use super::{Show, Stop, end_unless_written};

/// What one can type between two pages.
const PROMPT: &str = "Enter to go on, 50 to go on by 50, b back, e to the end, q to stop: ";

/// How many pages can be gone back.
const KEPT: usize = 1_000;

/// One page after another, with a pause after each.
pub struct Pages {
    shown: VecDeque<String>,
    /// How many pages are still to be passed over; nothing when it waits after each.
    skip: u64,
    /// On a terminal each page takes the place of the one before.
    in_place: bool,
}

/// What was typed.
#[derive(PartialEq, Eq, Debug)]
enum Wish {
    On(u64),
    Back,
    Stop,
    Unknown,
}

impl Default for Pages {
    fn default() -> Self {
        let is_dumb = env::var_os("TERM").is_none_or(|term| term == "dumb");
        let in_place = stdin().is_terminal() && stdout().is_terminal() && !is_dumb;
        Self { shown: VecDeque::new(), skip: 0, in_place }
    }
}

impl Pages {
    /// Shows a page and waits, unless so many are to be passed over. Ends the program
    /// when that is wished, at the end of the input, and when nobody reads the output
    /// any more.
    pub fn turn(&mut self, page: impl FnOnce() -> String) {
        if self.skip > KEPT as u64 {
            self.skip -= 1;
            return;
        }
        if self.shown.len() == KEPT {
            self.shown.pop_front();
        }
        self.shown.push_back(page());
        if self.skip > 0 {
            self.skip -= 1;
            return;
        }
        // How many pages lie between the newest and the one on the screen.
        let mut back = 0;
        self.put(back);
        loop {
            match ask() {
                Wish::Stop => {
                    let _: io::Result<()> = writeln!(stdout());
                    process::exit(0);
                }
                Wish::Back if back + 1 < self.shown.len() => back += 1,
                Wish::Back => {
                    end_unless_written(writeln!(stdout(), "This is as far back as it goes."));
                    continue;
                }
                Wish::On(steps) if steps as usize <= back => back -= steps as usize,
                Wish::On(steps) => {
                    self.skip = steps - back as u64 - 1;
                    return;
                }
                Wish::Unknown => continue,
            }
            self.put(back);
        }
    }

    /// The same with a page that a lesson writes as it writes all else.
    ///
    /// # Errors
    /// If the output can't be written.
    pub fn turn_written(
        &mut self,
        show: &mut Show,
        write: impl FnOnce(&mut Show) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        show.flush()?;
        let mut result = Ok(());
        self.turn(|| {
            let (text, written) = show.aside(write);
            result = written;
            text.trim_end_matches('\n').to_string() + "\n"
        });
        result
    }

    /// Puts a page on the screen.
    fn put(&self, back: usize) {
        let page = &self.shown[self.shown.len() - 1 - back];
        // From the corner, and nothing of the page before is left.
        print(if self.in_place { "\u{1b}[H\u{1b}[2J" } else { "" });
        print(format!("{page}\n"));
    }
}

fn print(text: impl Display) {
    end_unless_written(write!(stdout(), "{text}"));
}

/// Asks until a line comes.
fn ask() -> Wish {
    print(PROMPT);
    let mut line = Vec::new();
    let read = stdout().flush().and_then(|()| stdin().lock().read_until(b'\n', &mut line));
    if !matches!(read, Ok(1..)) {
        return Wish::Stop;
    }
    // A terminal shows the Enter itself.
    if !stdin().is_terminal() {
        print("\n");
    }
    let wish = wish(&String::from_utf8_lossy(&line));
    if wish == Wish::Unknown {
        print("That is none of these.\n");
    }
    wish
}

fn wish(line: &str) -> Wish {
    match line.trim().to_lowercase().as_str() {
        "" => Wish::On(1),
        "b" | "back" => Wish::Back,
        "e" | "end" => Wish::On(u64::MAX),
        "q" | "quit" | "exit" => Wish::Stop,
        number => match number.replace([',', '_'], "").parse() {
            Ok(steps) if steps > 0 => Wish::On(steps),
            _ => Wish::Unknown,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_understood() {
        for (line, meant) in [
            ("\n", Wish::On(1)),
            ("\r\n", Wish::On(1)),
            ("50\n", Wish::On(50)),
            (" 1,000 \n", Wish::On(1_000)),
            ("e\n", Wish::On(u64::MAX)),
            ("B\n", Wish::Back),
            ("quit\n", Wish::Stop),
            ("exit", Wish::Stop),
            ("Q\n", Wish::Stop),
            ("0\n", Wish::Unknown),
            ("\u{fffd}\n", Wish::Unknown),
            ("next\n", Wish::Unknown),
        ] {
            assert_eq!(wish(line), meant, "{line:?}");
        }
    }
}
