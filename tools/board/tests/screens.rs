//! What the screen shows, at three sizes. After a change that is meant:
//! `INSTA_UPDATE=always cargo test -p sudoku-steps-board --features solutions --test screens`

use crossterm::event::KeyCode;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Color;
use sudoku_steps::{Grid, puzzles};
use sudoku_steps_board::app::{App, Going};
use sudoku_steps_board::paint::Paint;
use sudoku_steps_board::screen;
use sudoku_steps_board::search::Search;

fn easy(search: Search) -> App<9> {
    App::new(vec![("easy".to_string(), puzzles::find("easy").unwrap().grid())], search)
}

/// Presses keys, and waits for what each sets going.
fn press<const N: usize>(app: &mut App<N>, keys: &str) {
    for key in keys.chars() {
        let key = match key {
            '\t' => KeyCode::Tab,
            '\n' => KeyCode::Enter,
            '>' => KeyCode::Right,
            'v' => KeyCode::Down,
            key => KeyCode::Char(key),
        };
        app.press(key);
        while app.going != Going::No {
            app.go_on();
        }
    }
}

fn drawn<const N: usize>(app: &App<N>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    let paint = Paint { colour: false };
    let buffer = terminal.draw(|frame| screen::draw(frame, app, paint)).unwrap().buffer.clone();
    let rows = buffer.content().chunks(usize::from(width));
    let text: Vec<String> =
        rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect()).collect();
    let time = |line: &str| match line.find("searching") {
        Some(at) => format!("{}searching       …", &line[..at]),
        None => line.trim_end().to_string(),
    };
    text.iter().map(|line| time(line)).collect::<Vec<_>>().join("\n")
}

fn matches(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

#[test]
fn the_first_steps_at_80_by_24() {
    let mut app = easy(Search::InOrder);
    press(&mut app, "sssssss");
    matches("counts_80_24", &drawn(&app, 80, 24));
    press(&mut app, ">v\t");
    matches("calls_80_24", &drawn(&app, 80, 24));
    press(&mut app, "\t");
    matches("tree_80_24", &drawn(&app, 80, 24));
    press(&mut app, "\t");
    matches("candidates_80_24", &drawn(&app, 80, 24));
}

#[test]
fn a_race_at_120_by_40() {
    let mut app = easy(Search::InOrder);
    press(&mut app, "2e");
    matches("race_120_40", &drawn(&app, 120, 40));
    press(&mut app, "2\t\t\trh");
    matches("candidates_120_40", &drawn(&app, 120, 40));
}

#[test]
fn a_window_too_small_says_which_size_it_needs() {
    let app = easy(Search::InOrder);
    matches("small_60_20", &drawn(&app, 60, 20));
    // And it never panics, whatever the size.
    for (width, height) in [(1, 1), (2, 30), (200, 3), (79, 24), (80, 23)] {
        drawn(&app, width, height);
    }
}

#[test]
fn the_keys_to_the_next_thing_stop_at_it() {
    let mut app = easy(Search::InOrder);
    // numbers.md: the seventh step on easy is the first undo, after a dead end at (0, 7).
    press(&mut app, "u");
    assert_eq!(app.boards[0].1.at(), 7);
    press(&mut app, "rd");
    assert_eq!(app.boards[0].1.at(), 7);
    press(&mut app, "rgg");
    assert_eq!(app.boards[0].1.at(), 2);
    press(&mut app, "e");
    let tally = app.boards[0].1.tally();
    assert_eq!((tally.tries, tally.guesses, tally.dead_ends), (2428, 586, 650));
    press(&mut app, "x");
    assert_eq!((app.boards[0].0, app.boards[0].1.at()), (Search::FewestChoices, 0));
}

#[test]
fn a_typed_puzzle_is_shown_or_explained() {
    let mut app: App<4> = App::new(vec![("4".to_string(), puzzles::small())], Search::InOrder);
    press(&mut app, "i31..\n");
    assert!(app.notice.as_ref().is_some_and(|said| said.contains("16")), "{:?}", app.notice);
    press(&mut app, "i11..............\n");
    assert!(app.notice.is_some());
    press(&mut app, "i................\n");
    assert_eq!((app.notice.as_deref(), app.boards[0].1.start()), (None, &Grid::<4>::empty()));
}

#[test]
fn each_colour_has_one_meaning() {
    let mut app = easy(Search::InOrder);
    press(&mut app, "s");
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let colours = |terminal: &mut Terminal<TestBackend>, app: &App<9>, colour| {
        let paint = Paint { colour };
        let done = terminal.draw(|frame| screen::draw(frame, app, paint)).unwrap();
        let mut found: Vec<Color> = done.buffer.content().iter().map(|cell| cell.fg).collect();
        found.dedup();
        found
    };
    assert!(colours(&mut terminal, &app, true).contains(&Color::Green));
    press(&mut app, "u");
    assert!(colours(&mut terminal, &app, true).contains(&Color::Red));
    assert!(colours(&mut terminal, &app, false).iter().all(|colour| *colour == Color::Reset));
}
