//! A film goes to any moment of a tape, and every moment is the one of the search.

use std::time::{Duration, Instant};

use sudoku_steps::{Board, Event, Outcome, puzzles};
use sudoku_steps_board::film::Film;
use sudoku_steps_board::search::Search;

fn to_the_end(film: &mut Film<9>) {
    while film.outcome_here().is_none() {
        assert!(film.forward() || !film.is_broken(), "the search stopped without an end");
    }
}

#[test]
fn the_end_of_a_film_is_the_end_of_the_search() {
    let names = ["easy", "Inkala 2010", "17 clues"];
    for (name, search) in names.into_iter().flat_map(|name| Search::ALL.map(|s| (name, s))) {
        if (name, search) == ("17 clues", Search::InOrder) {
            continue; // ten million tries twice
        }
        let grid = puzzles::find(name).unwrap().grid();
        let mut board = Board::new(grid).unwrap().keeping(usize::MAX);
        let solved = search.run(&mut board);
        assert_eq!(board.finish(solved), Outcome::Solved);
        let mut film = Film::new(search, grid);
        to_the_end(&mut film);
        assert_eq!(film.outcome_here(), Some(Outcome::Solved));
        assert_eq!(film.now().replay.grid(), board.grid(), "{name} {search:?}");
        let (ours, its) = (film.tally(), board.tally());
        assert_eq!(
            (ours.tries, ours.undos, ours.guesses, ours.steps, ours.most_open),
            (its.tries, its.undos, its.guesses, its.steps, its.most_open),
            "{name} {search:?}"
        );
        let events: Vec<Event> = film.events_so_far();
        assert_eq!(events, board.tape().events(), "{name} {search:?}");
    }
}

#[test]
fn every_step_back_is_the_moment_before() {
    let mut film = Film::new(Search::InOrder, puzzles::find("Inkala 2010").unwrap().grid());
    let mut grids = vec![*film.now().replay.grid()];
    while film.outcome_here().is_none() {
        film.forward();
        grids.push(*film.now().replay.grid());
    }
    grids.truncate(film.at() + 1);
    assert_eq!(film.at(), 10_007 + 9_949);
    for at in (0..film.at()).rev() {
        assert!(film.back());
        assert_eq!((film.at(), film.now().replay.grid()), (at, &grids[at]));
        assert_eq!(film.last().is_some(), at > 0);
        // One step back in fifty is enough of the way: each costs up to an interval.
        if at % 50 != 0 {
            continue;
        }
        film.forward();
        assert_eq!(film.now().replay.grid(), &grids[at + 1]);
        film.back();
    }
    assert!(!film.back());
}

#[test]
fn a_film_that_nobody_watches_ends_its_search() {
    let grid = puzzles::find("17 clues").unwrap().grid();
    let mut film = Film::new(Search::InOrder, grid);
    film.forward();
    drop(film);
    // Another one begins at once and isn't held up.
    let mut film = Film::new(Search::FewestChoices, grid);
    to_the_end(&mut film);
    assert_eq!((film.tally().tries, film.tally().undos), (481, 417));
}

/// Measures; no time can fail it. `cargo test … -- --ignored --nocapture`
#[test]
#[ignore = "ten million tries, to be measured by hand"]
fn to_the_end_of_ten_million_tries() {
    let grid = puzzles::find("17 clues").unwrap().grid();
    for _ in 0..3 {
        let begun = Instant::now();
        let mut board = Board::new(grid).unwrap();
        let solved = Search::InOrder.run(&mut board);
        board.finish(solved);
        let alone = begun.elapsed();
        let begun = Instant::now();
        let mut film = Film::new(Search::InOrder, grid);
        to_the_end(&mut film);
        let watched = begun.elapsed();
        let begun = Instant::now();
        film.back();
        let back: Duration = begun.elapsed();
        println!("search alone {alone:?}, to the end {watched:?}, one step back {back:?}");
        assert_eq!((film.tally().tries, film.tally().undos), (9_727_395, 9_727_332));
    }
}
