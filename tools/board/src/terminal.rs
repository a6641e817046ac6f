//! The loop between the keys and the screen, and the terminal as it was before.

use std::io;
use std::time::Duration;

use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};

use crate::app::{App, Going};
use crate::paint::Paint;
use crate::screen::draw;

/// With nothing running there is nothing to draw before the next key.
const LONG: Duration = Duration::from_secs(3600);

/// Shows the board until one quits. The terminal is put back then, and on a panic too.
///
/// # Errors
/// What reading from or writing to the terminal says.
pub fn show<const N: usize>(app: &mut App<N>, paint: Paint) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let shown = turn(app, paint, &mut terminal);
    ratatui::try_restore()?;
    shown
}

fn turn<const N: usize>(
    app: &mut App<N>,
    paint: Paint,
    terminal: &mut ratatui::DefaultTerminal,
) -> io::Result<()> {
    while !app.is_over {
        terminal.draw(|frame| draw(frame, app, paint))?;
        let was_going = app.go_on();
        let wait = match app.going {
            Going::No => LONG,
            Going::Play => Duration::from_millis(10),
            Going::ToTheEnd | Going::ToNext(_) => Duration::ZERO,
        };
        // What ended just now has to be drawn before anybody waits.
        if was_going && app.going == Going::No {
            continue;
        }
        if !event::poll(wait)? {
            continue;
        }
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
