//! The whole screen: the boards, what stands beside them, the sentence, the keys.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use sudoku_steps::text::commas;
use sudoku_steps::{Cell, Event, Grid, Why, symbol};

use crate::app::{App, Going};
use crate::film::Film;
use crate::paint::Paint;
use crate::panes;
use crate::sentence::sentence;

const KEYS: [&str; 4] = [
    "s step  b back  space play/pause  + - speed  h hundred  e to the end  r restart",
    "next: d dead end  u undo  g guess   p next puzzle  x next search  2 race two",
    "tab other pane  arrows cursor  c cursor on/off  i type a puzzle in  q quit",
    "* just filled   - taken back   ? others fitted too   : forced   [ ] cursor",
];

/// The size that a window needs for a board of this side.
#[must_use]
pub const fn needed(side: usize, boards: usize) -> (u16, u16) {
    let (width, height) = (board_width(side) * boards as u16 + 2, board_height(side) + 9);
    let width = if width < 80 { 80 } else { width };
    (width, if height < 24 { 24 } else { height })
}

const fn board_width(side: usize) -> u16 {
    (4 + 3 * side + 2 * (side.isqrt() - 1)) as u16
}

const fn board_height(side: usize) -> u16 {
    (1 + side + side.isqrt() - 1) as u16
}

/// Draws everything.
pub fn draw<const N: usize>(frame: &mut Frame, app: &App<N>, paint: Paint) {
    let (width, height) = needed(N, app.boards.len());
    let area = frame.area();
    if area.width < width || area.height < height {
        let text = format!(
            "This board needs a window of {width} × {height}; this one has {} × {}. Make it \
             larger, or press q to quit.",
            area.width, area.height
        );
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        return;
    }
    let [title, _, middle, _, said, keys] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Min(board_height(N)),
        Constraint::Length(1),
        Constraint::Length(2),
        Constraint::Length(KEYS.len() as u16),
    ])
    .areas(area);
    frame.render_widget(Paragraph::new(heading(app)).style(paint.clue()), title);
    boards(frame, app, paint, middle);
    let text = said_text(app);
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), said);
    let lines: Vec<Line> = KEYS.iter().map(|&line| Line::raw(line)).collect();
    frame.render_widget(Paragraph::new(lines).style(paint.quiet()), keys);
}

fn heading<const N: usize>(app: &App<N>) -> String {
    let going = match app.going {
        Going::No => String::new(),
        Going::Play => format!(" · playing, {} steps a second", commas(u64::from(app.speed()))),
        Going::ToTheEnd => " · to the end; any key stops".to_string(),
        Going::ToNext(_) => " · looking; any key stops".to_string(),
    };
    let searches: Vec<&str> = app.boards.iter().map(|(search, _)| search.name()).collect();
    format!("{} · {}{going}", app.puzzles[app.puzzle].0, searches.join(" against "))
}

fn said_text<const N: usize>(app: &App<N>) -> String {
    if let Some(typed) = &app.typed {
        return format!("The squares of a puzzle, . for a blank, then Enter (Esc stops): {typed}_");
    }
    if let Some(notice) = &app.notice {
        return notice.clone();
    }
    let said = app.boards.iter().map(|(_, film)| sentence(film));
    said.collect::<Vec<_>>().join("\n")
}

fn boards<const N: usize>(frame: &mut Frame, app: &App<N>, paint: Paint, area: Rect) {
    let width = board_width(N);
    if let [(search, film)] = app.boards.as_slice() {
        let [left, _, right] = Layout::horizontal([
            Constraint::Length(width),
            Constraint::Length(3),
            Constraint::Min(0),
        ])
        .areas(area);
        frame.render_widget(Paragraph::new(board(film, app.cursor, paint)), left);
        let height = usize::from(right.height);
        let lines = panes::lines(app.pane, *search, film, app.cursor, height);
        let lines: Vec<Line> = lines.into_iter().map(Line::raw).collect();
        frame.render_widget(Paragraph::new(lines), right);
        return;
    }
    let halves: [Rect; 2] = Layout::horizontal([Constraint::Fill(1); 2]).areas(area);
    let most = app.boards.iter().map(|(_, film)| film.now().tally.tries).max().unwrap_or(0);
    for ((_, film), half) in app.boards.iter().zip(halves) {
        let mut lines = board(film, app.cursor, paint);
        let tries = film.now().tally.tries;
        let room = u64::from(half.width.saturating_sub(20));
        let long = (tries * room).checked_div(most).unwrap_or(0) as usize;
        let bar = format!("{:>11} {}", commas(tries), "█".repeat(long));
        if usize::from(half.height) > lines.len() {
            lines.push(Line::raw(format!("tries{bar}")));
        }
        frame.render_widget(Paragraph::new(lines), half);
    }
}

/// The grid with the numbers of its rows and columns.
fn board<const N: usize>(film: &Film<N>, cursor: Option<Cell>, paint: Paint) -> Vec<Line<'static>> {
    let side = Grid::<N>::BOX;
    let looks = Looks::new(film, cursor, paint);
    let gap = |col: usize, text: &'static str| {
        if col.is_multiple_of(side) && col > 0 { text } else { "" }
    };
    let numbers = (0..N).map(|col| format!("{}{col:>2} ", gap(col, "  ")));
    let head = Line::styled(format!("    {}", numbers.collect::<String>()), paint.quiet());
    let mut lines = vec![head];
    for row in 0..N {
        if row % side == 0 && row > 0 {
            let rule = vec!["-".repeat(3 * side); side].join("-+");
            lines.push(Line::styled(format!("    {rule}"), paint.quiet()));
        }
        let mut spans = vec![Span::styled(format!("{row:>2}  "), paint.quiet())];
        for col in 0..N {
            spans.push(Span::styled(gap(col, " |"), paint.quiet()));
            let (text, style) = looks.square(Cell::new(row, col));
            spans.push(Span::styled(text, style));
        }
        lines.push(Line::from(spans));
    }
    lines
}

/// How the squares of a board look at one moment.
struct Looks<'a, const N: usize> {
    film: &'a Film<N>,
    guessed: Vec<Cell>,
    forced: Vec<Cell>,
    ruling: Vec<Cell>,
    cursor: Option<Cell>,
    paint: Paint,
}

impl<'a, const N: usize> Looks<'a, N> {
    fn new(film: &'a Film<N>, cursor: Option<Cell>, paint: Paint) -> Self {
        let replay = &film.now().replay;
        let tries = panes::tries(film).into_iter();
        let guessed = tries.filter(|(_, _, fit)| fit.len() > 1).map(|(cell, ..)| cell).collect();
        let forced = replay.trail().iter().filter(|placed| placed.why != Why::Tried);
        let ruling = cursor.map(|cell| panes::ruled_out(replay.grid(), cell)).unwrap_or_default();
        Self {
            film,
            guessed,
            forced: forced.map(|placed| placed.cell).collect(),
            ruling: ruling.into_iter().map(|(_, by)| by).collect(),
            cursor,
            paint,
        }
    }

    fn square(&self, cell: Cell) -> (String, Style) {
        let grid = self.film.now().replay.grid();
        let paint = self.paint;
        let (sign, mut style) = match self.film.last() {
            Some(Event::Place { cell: last, .. }) if *last == cell => ('*', paint.filled()),
            Some(Event::Undo { cell: last }) if *last == cell => ('-', paint.undone()),
            _ if !self.film.start().is_blank(cell) => (' ', paint.clue()),
            _ if self.forced.contains(&cell) => (':', paint.forced()),
            _ if self.guessed.contains(&cell) => ('?', paint.guessed()),
            _ => (' ', Style::new()),
        };
        if self.ruling.contains(&cell) {
            style = style.patch(paint.ruling());
        }
        let digit = symbol(grid[cell]);
        let text = match self.cursor {
            Some(cursor) if cursor == cell => format!("[{digit}]"),
            _ => format!("{sign}{digit} "),
        };
        (text, style)
    }
}
