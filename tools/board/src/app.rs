//! What the board shows, and what each key does.

use std::time::{Duration, Instant};

use crossterm::event::KeyCode;
use sudoku_steps::{Cell, Grid, Tally};

use crate::film::Film;
use crate::search::Search;

/// What runs without a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Going {
    /// Nothing.
    No,
    /// Steps at the chosen speed.
    Play,
    /// To the end, as fast as the search is.
    ToTheEnd,
    /// To where this count of both boards has grown.
    ToNext(Goal),
}

/// Where to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The next dead end, or contradiction where rules fill squares.
    DeadEnd,
    /// The next digit taken back.
    Undo,
    /// The next square with a choice.
    Guess,
}

impl Goal {
    fn count(self, tally: &Tally) -> u64 {
        match self {
            Self::DeadEnd => tally.dead_ends + tally.contradictions,
            Self::Undo => tally.undos,
            Self::Guess => tally.guesses,
        }
    }
}

/// What stands beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pane {
    /// The counts.
    Counts,
    /// The open calls, newest on top.
    Calls,
    /// The tree of calls: the way to here, and what failed beside it.
    Tree,
    /// The candidates as small digits.
    Candidates,
}

impl Pane {
    const fn next(self) -> Self {
        match self {
            Self::Counts => Self::Calls,
            Self::Calls => Self::Tree,
            Self::Tree => Self::Candidates,
            Self::Candidates => Self::Counts,
        }
    }
}

/// Steps a second.
const SPEEDS: [u32; 9] = [1, 2, 4, 10, 25, 100, 1_000, 10_000, 100_000];

/// So long the board goes on before it draws and looks for a key.
const SLICE: Duration = Duration::from_millis(30);

/// Everything that the screen shows.
pub struct App<const N: usize> {
    /// The puzzles to leaf through, each with its name.
    pub puzzles: Vec<(String, Grid<N>)>,
    /// Which of them is shown.
    pub puzzle: usize,
    /// One board, or two that race.
    pub boards: Vec<(Search, Film<N>)>,
    /// What runs.
    pub going: Going,
    /// Where the cursor is, if it is shown.
    pub cursor: Option<Cell>,
    /// What stands beside the board.
    pub pane: Pane,
    /// A puzzle that is being typed in.
    pub typed: Option<String>,
    /// Something to say instead of the sentence, until the next key.
    pub notice: Option<String>,
    /// Whether to end.
    pub is_over: bool,
    speed: usize,
    due: Instant,
}

impl<const N: usize> App<N> {
    /// The first puzzle before its first step. There has to be one.
    #[must_use]
    pub fn new(puzzles: Vec<(String, Grid<N>)>, search: Search) -> Self {
        let film = Film::new(search, puzzles[0].1);
        Self {
            puzzles,
            puzzle: 0,
            boards: vec![(search, film)],
            going: Going::No,
            cursor: None,
            pane: Pane::Counts,
            typed: None,
            notice: None,
            is_over: false,
            speed: 2,
            due: Instant::now(),
        }
    }

    /// Steps a second while it plays.
    #[must_use]
    pub const fn speed(&self) -> u32 {
        SPEEDS[self.speed]
    }

    /// Does what a key asks for. Any key ends what is running first.
    pub fn press(&mut self, key: KeyCode) {
        self.notice = None;
        if self.typed.is_some() {
            self.type_in(key);
            return;
        }
        let was = std::mem::replace(&mut self.going, Going::No);
        match key {
            KeyCode::Char('q') => self.is_over = true,
            KeyCode::Char('s') | KeyCode::Enter => self.step(1),
            KeyCode::Char('h') => self.step(100),
            KeyCode::Char('b') | KeyCode::Backspace => {
                for (_, film) in &mut self.boards {
                    film.back();
                }
            }
            KeyCode::Char(' ') if was != Going::Play => self.play(),
            KeyCode::Char('+' | '=') => self.faster(was, 1),
            KeyCode::Char('-') => self.faster(was, -1),
            KeyCode::Char('e') | KeyCode::End if was != Going::ToTheEnd => {
                self.going = Going::ToTheEnd;
            }
            KeyCode::Char('r') | KeyCode::Home => {
                for (_, film) in &mut self.boards {
                    film.go_to(0);
                }
            }
            KeyCode::Char('d') => self.going = Going::ToNext(Goal::DeadEnd),
            KeyCode::Char('u') => self.going = Going::ToNext(Goal::Undo),
            KeyCode::Char('g') => self.going = Going::ToNext(Goal::Guess),
            KeyCode::Char('p') => self.show_puzzle((self.puzzle + 1) % self.puzzles.len()),
            KeyCode::Char('x') => self.next_search(),
            KeyCode::Char('2') => self.race(),
            KeyCode::Char('i') => self.typed = Some(String::new()),
            KeyCode::Char('c') => {
                self.cursor = if self.cursor.is_some() { None } else { Some(Cell::new(0, 0)) };
            }
            KeyCode::Tab | KeyCode::Char('t') => self.pane = self.pane.next(),
            KeyCode::Up => self.move_cursor(N - 1, 0),
            KeyCode::Down => self.move_cursor(1, 0),
            KeyCode::Left => self.move_cursor(0, N - 1),
            KeyCode::Right => self.move_cursor(0, 1),
            _ => {}
        }
    }

    fn step(&mut self, steps: u32) {
        for (_, film) in &mut self.boards {
            for _ in 0..steps {
                if !film.forward() {
                    break;
                }
            }
        }
    }

    fn play(&mut self) {
        self.going = Going::Play;
        self.due = Instant::now();
    }

    fn faster(&mut self, was: Going, by: isize) {
        self.speed = self.speed.saturating_add_signed(by).min(SPEEDS.len() - 1);
        self.going = was;
        self.due = Instant::now();
    }

    fn move_cursor(&mut self, rows: usize, cols: usize) {
        let cell = self.cursor.unwrap_or(Cell::new(0, 0));
        self.cursor = Some(match self.cursor {
            None => cell,
            Some(_) => Cell::new((cell.row + rows) % N, (cell.col + cols) % N),
        });
    }

    fn show_puzzle(&mut self, puzzle: usize) {
        self.puzzle = puzzle;
        let grid = self.puzzles[puzzle].1;
        for (search, film) in &mut self.boards {
            *film = Film::new(*search, grid);
        }
    }

    fn next_search(&mut self) {
        // In a race the right one changes, so that every pair can be had.
        if let Some((search, film)) = self.boards.last_mut() {
            *search = search.next();
            *film = Film::new(*search, *film.start());
        }
        if let [(_, left), (_, _)] = self.boards.as_mut_slice() {
            left.go_to(0);
        }
    }

    fn race(&mut self) {
        if self.boards.len() == 2 {
            self.boards.pop();
            return;
        }
        let (search, film) = &mut self.boards[0];
        film.go_to(0);
        let (other, start) = (search.next(), *film.start());
        self.boards.push((other, Film::new(other, start)));
    }

    fn type_in(&mut self, key: KeyCode) {
        let Some(typed) = &mut self.typed else { return };
        match key {
            KeyCode::Esc => self.typed = None,
            KeyCode::Backspace => {
                typed.pop();
            }
            KeyCode::Char(c) => typed.push(c),
            KeyCode::Enter => {
                let text = self.typed.take().unwrap_or_default();
                self.notice = self.add(&text).err();
            }
            _ => {}
        }
    }

    fn add(&mut self, text: &str) -> Result<(), String> {
        let grid = sudoku_steps::read::puzzle::<N>(text).map_err(|error| error.to_string())?;
        if let Some(conflict) = grid.conflicts().first() {
            return Err(conflict.to_string());
        }
        self.puzzles.push(("typed in".to_string(), grid));
        self.show_puzzle(self.puzzles.len() - 1);
        Ok(())
    }

    /// Goes on for a moment with what is running. Says whether anything is.
    pub fn go_on(&mut self) -> bool {
        let until = Instant::now() + SLICE;
        let is_going = match self.going {
            Going::No => return false,
            Going::Play => self.play_on(until),
            Going::ToTheEnd => self.run(until, None),
            Going::ToNext(goal) => self.run(until, Some(goal)),
        };
        if !is_going {
            self.going = Going::No;
        }
        true
    }

    fn play_on(&mut self, until: Instant) -> bool {
        let step = Duration::from_secs(1) / self.speed();
        let mut moved = true;
        while moved && self.due <= Instant::now() && Instant::now() < until {
            moved = false;
            for (_, film) in &mut self.boards {
                moved |= film.forward();
            }
            self.due += step;
        }
        // What a slow terminal missed isn't made up for.
        self.due = self.due.max(until.checked_sub(4 * SLICE).unwrap_or(until));
        moved || !self.boards.iter().all(|(_, film)| is_at_end(film))
    }

    /// Runs each board for its share of the time. With a goal a board stops where the
    /// goal's count grows.
    fn run(&mut self, until: Instant, goal: Option<Goal>) -> bool {
        let mut is_going = false;
        let share = SLICE / self.boards.len() as u32;
        let from = until.checked_sub(SLICE).unwrap_or(until);
        for (nth, (_, film)) in self.boards.iter_mut().enumerate() {
            let until = from + share * (nth as u32 + 1);
            is_going |= run_film(film, until, goal);
        }
        is_going
    }
}

fn is_at_end<const N: usize>(film: &Film<N>) -> bool {
    film.outcome_here().is_some() || film.is_broken()
}

fn run_film<const N: usize>(film: &mut Film<N>, until: Instant, goal: Option<Goal>) -> bool {
    let before = goal.map(|goal| goal.count(&film.now().tally));
    loop {
        // Looking at the clock at every step would cost more than the step.
        for _ in 0..512 {
            if !film.forward() {
                return !is_at_end(film);
            }
            if goal.map(|goal| goal.count(&film.now().tally)) != before {
                return false;
            }
        }
        if Instant::now() >= until {
            return true;
        }
    }
}
