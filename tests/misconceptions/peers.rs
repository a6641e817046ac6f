//! Two other ways to check an answer, to count how many wrong answers they notice at
//! all: an assertion on the final grid or value, and a bare snapshot of the figures.
//!
//! Both look at what tests of such courses look at: one or two well-known puzzles.

use sudoku_steps::solutions::{backtracking, fewest_choices, propagation};
use sudoku_steps::solutions::{candidates, counting, recursion};
use sudoku_steps::{Board, Cell, Grid, puzzles};
use sudoku_steps_check::{Exercise, Leash, Report, Scene, values};

/// An answer that the two other ways can look at.
pub trait Peers: Copy + Send + Sync + 'static {
    /// The right answer; `None` for an exercise that isn't compared.
    fn reference() -> Option<Self> {
        None
    }

    /// What an assertion on the final grid, or value, looks at.
    fn final_grid(self) -> String {
        String::new()
    }

    /// What a bare snapshot shows.
    fn snapshot(self) -> String {
        String::new()
    }
}

/// The two other ways as exercises of one check each.
pub fn of<A: Peers>(number: usize, answer: A) -> Vec<Exercise> {
    let Some(reference) = A::reference() else { return Vec::new() };
    let looks: [fn(A) -> String; 2] = [A::final_grid, A::snapshot];
    looks
        .into_iter()
        .map(|look| {
            Exercise::new(number).check("a look", move || {
                values(
                    "the answer",
                    vec![()],
                    move |()| look(answer),
                    move |()| look(reference),
                    |()| (String::new(), Scene::none()),
                    |_| Report::new("differs"),
                )
            })
        })
        .collect()
}

fn board<const N: usize>(grid: Grid<N>) -> Board<N> {
    let board = Board::new(grid).expect("a named puzzle has no conflict");
    board.with_budget(20_000).heard_by(Leash::default())
}

fn named(name: &str) -> Grid {
    puzzles::find(name).expect("the course has this puzzle").grid()
}

/// A board after a search: the grid, and with it the counts.
fn shown<const N: usize>(board: &Board<N>, returned: bool) -> [String; 2] {
    let grid = format!("{returned} {}", board.grid().line());
    let tally = board.tally();
    let counts = format!("{} {} {}", tally.tries, tally.undos, tally.dead_ends);
    [grid.clone(), format!("{grid} {counts}")]
}

/// Runs a search on some boards and keeps one of its two looks.
fn runs<const N: usize>(
    grids: &[Grid<N>],
    look: usize,
    solve: impl Fn(&mut Board<N>) -> bool,
) -> String {
    let seen = grids.iter().map(|&grid| {
        let mut board = board(grid);
        let returned = solve(&mut board);
        shown(&board, returned)[look].clone()
    });
    seen.collect::<Vec<_>>().join("\n")
}

impl Peers for crate::exercise01::Answer {
    fn reference() -> Option<Self> {
        Some(Self { fits: recursion::fits, solve: recursion::solve })
    }

    fn final_grid(self) -> String {
        runs(&[puzzles::small()], 0, self.solve)
    }

    fn snapshot(self) -> String {
        runs(&[puzzles::small()], 1, self.solve)
    }
}

impl Peers for crate::exercise02::Answer {
    fn reference() -> Option<Self> {
        Some(Self { allowed: candidates::allowed, is_solved: candidates::is_solved })
    }

    fn final_grid(self) -> String {
        let easy = named("easy");
        let at = [Cell::new(0, 0), Cell::new(2, 8)].map(|cell| (self.allowed)(&easy, cell));
        format!("{at:?} {}", (self.is_solved)(&easy))
    }

    fn snapshot(self) -> String {
        let easy = named("easy");
        let blanks = easy.cells().filter(|&cell| easy.is_blank(cell));
        let sets: Vec<_> = blanks.map(|cell| (self.allowed)(&easy, cell)).collect();
        let mut solved = board(easy);
        backtracking::solve(&mut solved);
        format!("{sets:?} {} {}", (self.is_solved)(&easy), (self.is_solved)(solved.grid()))
    }
}

impl Peers for crate::exercise03::Answer {
    fn reference() -> Option<Self> {
        Some(Self {
            first_empty: backtracking::first_empty,
            solve: backtracking::solve,
            solve_with_stack: backtracking::solve_with_stack,
        })
    }

    fn final_grid(self) -> String {
        let both = [self.solve, self.solve_with_stack];
        both.map(|solve| runs(&[named("easy")], 0, solve)).join("\n")
    }

    fn snapshot(self) -> String {
        let both = [self.solve, self.solve_with_stack];
        both.map(|solve| runs(&[named("easy"), named("AI Escargot")], 1, solve)).join("\n")
    }
}

impl Peers for crate::exercise04::Answer {
    fn reference() -> Option<Self> {
        Some(Self { fewest_choices: fewest_choices::fewest_choices })
    }

    fn final_grid(self) -> String {
        runs(&[named("easy")], 0, |board| backtracking::search(board, self.fewest_choices))
    }

    fn snapshot(self) -> String {
        let grids = [named("easy"), named("17 clues")];
        runs(&grids, 1, |board| backtracking::search(board, self.fewest_choices))
    }
}

impl Peers for crate::exercise05::Answer {
    fn reference() -> Option<Self> {
        Some(Self {
            fill_forced: propagation::fill_forced,
            fill_hidden: propagation::fill_hidden,
            propagate: propagation::propagate,
        })
    }

    fn final_grid(self) -> String {
        runs(&[named("easy")], 0, |board| propagation::search_with(board, self.propagate))
    }

    fn snapshot(self) -> String {
        let grids = [named("easy"), named("Inkala 2006")];
        let searches = runs(&grids, 1, |board| propagation::search_with(board, self.propagate));
        let forced = (self.fill_forced)(&mut board(grids[0]));
        format!("{searches} {forced} {}", (self.fill_hidden)(&mut board(grids[0])))
    }
}

impl Peers for crate::exercise06::Answer {
    fn reference() -> Option<Self> {
        Some(Self { each_solution: counting::each_solution, differences: counting::differences })
    }

    fn final_grid(self) -> String {
        let mut board = board(named("17 clues"));
        let mut told = Vec::new();
        let found = (self.each_solution)(&mut board, 2, &mut |grid| told.push(grid.line()));
        format!("{found} {told:?} {}", board.grid().line())
    }

    fn snapshot(self) -> String {
        let mut sixteen = named("17 clues");
        sixteen[Cell::new(3, 7)] = 0;
        let told = std::cell::RefCell::new(Vec::new());
        let count = |board: &mut Board| {
            (self.each_solution)(board, 2, &mut |grid| told.borrow_mut().push(grid.line())) == 2
        };
        let runs = runs(&[named("17 clues"), sixteen], 1, count);
        let told = told.into_inner();
        format!("{runs} {told:?} {:?}", (self.differences)(&named("17 clues"), &sixteen))
    }
}

impl Peers for crate::exercise07::Answer {}
impl Peers for crate::exercise08::Answer {}
impl Peers for crate::exercise09::Answer {}
impl Peers for crate::exercise10::Answer {}
impl Peers for crate::exercise11::Answer {}
impl Peers for crate::exercise12::Answer {}
