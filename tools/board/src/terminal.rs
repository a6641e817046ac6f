//! The loop between the keys and the screen, and the terminal as it was before.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use std::{process, thread};

use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};

use crate::app::{App, Going};
use crate::paint::Paint;
use crate::screen::draw;

/// How often it looks whether it was told to end, when nothing else happens.
const IDLE: Duration = Duration::from_millis(100);

/// How long the loop may take to end once it was told.
const PATIENCE: Duration = Duration::from_secs(1);

/// Shows the board until one quits. The terminal is put back then, on a panic, and when
/// the process is told to end. (Nobody can answer `kill -9`; `reset` mends the terminal.)
///
/// # Errors
/// What reading from or writing to the terminal says.
pub fn show<const N: usize>(app: &mut App<N>, paint: Paint) -> io::Result<()> {
    let told = told_to_end()?;
    let mut terminal = ratatui::try_init()?;
    let shown = turn(app, paint, &mut terminal, &told);
    ratatui::try_restore()?;
    shown
}

fn turn<const N: usize>(
    app: &mut App<N>,
    paint: Paint,
    terminal: &mut ratatui::DefaultTerminal,
    told: &AtomicBool,
) -> io::Result<()> {
    let mut is_stale = true;
    while !app.is_over && !told.load(Ordering::Relaxed) {
        if is_stale {
            terminal.draw(|frame| draw(frame, app, paint))?;
        }
        let was_going = app.go_on();
        let wait = match app.going {
            Going::No => IDLE,
            Going::Play => Duration::from_millis(10),
            Going::ToTheEnd | Going::ToNext(_) => Duration::ZERO,
        };
        // What ended just now has to be drawn before anybody waits.
        is_stale = was_going;
        if was_going && app.going == Going::No || !event::poll(wait)? {
            continue;
        }
        is_stale = true;
        let Event::Key(key) = event::read()? else { continue };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c') if is_control => app.is_over = true,
            _ if is_control => {}
            code => app.press(code),
        }
    }
    Ok(())
}

/// Becomes true when somebody sends the signal to end, or closes the window.
fn told_to_end() -> io::Result<Arc<AtomicBool>> {
    let told = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP] {
        signal_hook::flag::register(signal, Arc::clone(&told))?;
    }
    let watched = Arc::clone(&told);
    thread::spawn(move || end_when_told(&watched));
    Ok(told)
}

/// Ends the process when the loop doesn't: reading keys from a terminal that is gone never
/// comes back.
fn end_when_told(told: &AtomicBool) {
    while !told.load(Ordering::Relaxed) {
        thread::sleep(IDLE);
    }
    thread::sleep(PATIENCE);
    // Where the terminal is gone there is nothing to put back.
    let _ = ratatui::try_restore();
    process::exit(1);
}
