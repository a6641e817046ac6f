//! The real program in a pseudo-terminal: every key, and the terminal as it was before.

#![cfg(unix)]

use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

struct Shown {
    screen: vt100::Parser,
    from: Receiver<Vec<u8>>,
    to: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    _master: Box<dyn MasterPty + Send>,
}

impl Shown {
    fn start(arguments: &[&str]) -> Self {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_board"));
        command.args(arguments);
        command.env("TERM", "xterm");
        let child = pair.slave.spawn_command(command).unwrap();
        let mut reader = pair.master.try_clone_reader().unwrap();
        let to = pair.master.take_writer().unwrap();
        let (sender, from) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        let screen = vt100::Parser::new(24, 80, 0);
        Self { screen, from, to, child, _master: pair.master }
    }

    fn press(&mut self, keys: &str) {
        self.to.write_all(keys.as_bytes()).unwrap();
        self.to.flush().unwrap();
    }

    /// Waits until the screen says something.
    fn says(&mut self, text: &str) {
        let until = Instant::now() + Duration::from_mins(1);
        while !self.screen.screen().contents().contains(text) {
            let left = until.saturating_duration_since(Instant::now());
            match self.from.recv_timeout(left) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(error) => {
                    panic!("{error}: no {text:?} on\n{}", self.screen.screen().contents())
                }
            }
        }
    }

    /// Waits for the end, and looks whether the terminal is as it was.
    fn ends(mut self) -> u32 {
        let status = self.child.wait().unwrap();
        while let Ok(bytes) = self.from.recv_timeout(Duration::from_millis(500)) {
            self.screen.process(&bytes);
        }
        let screen = self.screen.screen();
        assert!(!screen.alternate_screen(), "the other screen is still shown");
        assert!(!screen.hide_cursor(), "the cursor is still hidden");
        status.exit_code()
    }
}

#[test]
fn every_key_does_what_the_screen_says() {
    let mut board = Shown::start(&[]);
    board.says("easy · in order");
    for (keys, says) in [
        ("s", "(0, 0): 2, 3, 4, 8 and 9 fit; tries 2."),
        ("s", "(0, 1): 3, 4, 5 and 9 fit; tries 3."),
        ("b", "(0, 0): 2, 3, 4, 8 and 9 fit; tries 2."),
        ("u", "(0, 7): the digit is taken back, because nothing fits (0, 8)."),
        ("r", "The puzzle, before the first step."),
        ("d", "because nothing fits (0, 8)."),
        ("rg", "tries 2."),
        ("h", "101 of"),
        ("e", "4,802 of 4,802"),
        ("b", "4,801 of 4,802"),
        ("r", "before the first step"),
        ("+++", "before the first step"),
        (" ", "playing, 100 steps a second"),
        ("-", "playing, 25 steps a second"),
        (" r", "before the first step"),
        ("\x1b[C", "(0, 0) could hold 2 3 4 8 9"),
        ("\x1b[B", "(1, 0) could hold 2 4 7 8 9"),
        ("\x1b[A", "(0, 0) could hold"),
        ("\x1b[D", "(0, 8) could hold"),
        ("c\t", "1 open call"),
        ("t", "solve(the puzzle)"),
        ("t", "rows 0 to 2"),
        ("t", "dead ends"),
        ("x", "easy · fewest choices"),
        ("x", "easy · propagation"),
        ("x", "easy · kept candidates"),
        ("x", "easy · exact cover"),
        ("x", "easy · tightest"),
        ("x", "easy · in order"),
        ("2", "easy · in order against fewest choices"),
        ("e", "2,428"),
        ("2p", "Inkala 2010 · in order"),
        ("iabc\r", "1:"),
        ("i12\x1b", "tries"),
    ] {
        board.press(keys);
        board.says(says);
    }
    thread::sleep(Duration::from_millis(100));
    board.press("q");
    assert_eq!(board.ends(), 0);
}

#[test]
fn control_c_in_the_middle_of_ten_million_tries_leaves_the_terminal_as_it_was() {
    let mut board = Shown::start(&["--puzzle", "17 clues"]);
    board.says("17 clues");
    board.press("e");
    board.says("to the end; any key stops");
    board.press("\x03");
    assert_eq!(board.ends(), 0);
}

#[test]
fn a_kill_leaves_the_terminal_as_it_was() {
    let mut board = Shown::start(&[]);
    board.says("before the first step");
    let id = board.child.process_id().unwrap().to_string();
    assert!(Command::new("kill").arg(id).status().unwrap().success());
    board.ends();
}

#[test]
fn a_window_that_is_closed_ends_it() {
    let mut board = Shown::start(&[]);
    board.says("before the first step");
    let Shown { from, mut to, mut child, _master: master, .. } = board;
    // With nobody to tell, the thread that reads the screen ends at the next output, and
    // with it the last of the terminal.
    drop(from);
    to.write_all(b"s").unwrap();
    thread::sleep(Duration::from_millis(500));
    drop((to, master));
    let until = Instant::now() + Duration::from_mins(1);
    while child.try_wait().unwrap().is_none() {
        let is_late = Instant::now() > until;
        if is_late {
            child.kill().unwrap();
        }
        assert!(!is_late, "it runs on without a terminal");
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn what_is_no_terminal_is_told_what_to_do() {
    for (arguments, says) in [
        (&[][..], "--step"),
        (&["--puzzle", "no such puzzle"][..], "no puzzle and no file"),
        (&["--puzzle", "11.............."][..], "two 1s"),
        (&["--search", "x"][..], "order, fewest"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_board"));
        let output = command.args(arguments).stdin(Stdio::null()).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(says), "{said}");
        assert!(output.stdout.is_empty());
    }
}
