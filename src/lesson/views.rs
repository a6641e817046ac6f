//! Going through the calls of a search one view per Enter.

use colored::Colorize;

use super::{Pages, Show, Stop};
use crate::text::{commas, count};
use crate::{Calls, Event, Grid, Moment, Turn, picture};

/// Shows the start, each call and each return of a search that kept its events, and
/// waits for Enter between one view and the next.
///
/// # Errors
/// If the output can't be written.
pub fn views<const N: usize>(
    show: &mut Show,
    start: Grid<N>,
    events: &[Event],
) -> Result<(), Stop> {
    let mut calls = Calls::new(start, events);
    let of = 1 + std::iter::from_fn(|| calls.advance()).count() as u64;
    let mut calls = Calls::new(start, events);
    let mut pages = Pages::default();
    pages.turn_written(show, |show| show.lines(view(&calls, None, 1, of)))?;
    for number in 2..of {
        let moment = calls.advance();
        pages.turn_written(show, |show| show.lines(view(&calls, moment.as_ref(), number, of)))?;
    }
    // The last one stays, with what the lesson says after it.
    let moment = calls.advance();
    show.block(view(&calls, moment.as_ref(), of, of))
}

/// What happened, the grid, and the open calls.
fn view<const N: usize>(
    calls: &Calls<'_, N>,
    moment: Option<&Moment>,
    number: u64,
    of: u64,
) -> String {
    let what = match moment {
        None => "the start".to_string(),
        Some(Moment { turn: Turn::Call, call, .. }) => format!("{call} is called"),
        Some(Moment { turn: Turn::Return(returned), call, .. }) => {
            format!("{call} gives back {returned}")
        }
    };
    let heading = format!("View {} of {} · {what}", commas(number), commas(of));
    let mut lines = vec![heading.bold().to_string()];
    lines.extend(moment.map(|moment| moment.line.painted().trim_start().to_string()));
    lines.push(String::new());
    lines.extend(rows(calls, moment));
    lines.push(String::new());
    if calls.open().is_empty() {
        lines.push("No call is open.".to_string());
    } else {
        lines.push("Open calls, the newest on top:".to_string());
        lines.extend(calls.open().iter().rev().map(|call| format!("  {call}")));
    }
    lines.push(String::new());
    lines.push(format!(
        "{} made · {} open now · at most {} open at once",
        count(calls.made(), "call"),
        calls.open().len(),
        calls.most_open(),
    ));
    lines.join("\n")
}

/// The rows of the grid that had a blank square, with the line between them if they
/// lie on both sides of it, and the square of this moment marked.
fn rows<const N: usize>(calls: &Calls<'_, N>, moment: Option<&Moment>) -> Vec<String> {
    let marked: Vec<_> = moment.and_then(|moment| moment.cell).into_iter().collect();
    let drawn = picture::draw(calls.grid(), |_, symbol| symbol.to_string(), &marked);
    let band = Grid::<N>::BOX + 1;
    let is_shown = |&(index, _): &(usize, &str)| {
        let row = index - index / band;
        if index % band == band - 1 {
            calls.rows().iter().any(|&shown| shown < row)
                && calls.rows().iter().any(|&shown| shown >= row)
        } else {
            calls.rows().contains(&row)
        }
    };
    drawn.lines().enumerate().filter(is_shown).map(|(_, line)| line.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solutions::recursion::solve;
    use crate::{Board, puzzles};

    fn texts(start: Grid<4>) -> Vec<String> {
        colored::control::set_override(false);
        let mut board = Board::new(start).unwrap().keeping(usize::MAX);
        let solved = solve(&mut board);
        board.finish(solved);
        let mut calls = Calls::new(start, board.tape().events());
        let mut texts = vec![view(&calls, None, 1, 25)];
        while let Some(moment) = calls.advance() {
            texts.push(view(&calls, Some(&moment), texts.len() as u64 + 1, 25));
        }
        texts
    }

    #[test]
    fn the_small_puzzle_has_twenty_five_views() {
        let texts = texts(puzzles::small());
        assert_eq!(texts.len(), 25);
        let first = "View 1 of 25 · the start\n\n. . | . .\n. . | 4 2\n\nNo call is open.\n\n\
                     0 calls made · 0 open now · at most 0 open at once";
        assert_eq!(texts[0], first);
        let fifth = "View 5 of 25 · solve(13.. ..42) gives back ✗\n\
                     Undo (2, 1)                    ✗ nothing fits (2, 2)\n\n\
                     1[.]| . .\n. . | 4 2\n\n\
                     Open calls, the newest on top:\n  solve(1... ..42)\n  solve(.... ..42)\n\n\
                     3 calls made · 2 open now · at most 3 open at once";
        assert_eq!(texts[4], fifth);
        assert!(
            texts[24].starts_with("View 25 of 25 · solve(.... ..42) gives back ✓\nSolved"),
            "{}",
            texts[24]
        );
        assert!(texts[24].ends_with("12 calls made · 0 open now · at most 7 open at once"));
    }

    #[test]
    fn the_line_between_the_boxes_shows_when_rows_lie_on_both_sides() {
        let start = "312. 4213 1342 243.".parse().unwrap();
        let text = texts(start).swap_remove(0);
        assert!(text.contains("\n\n3 1 | 2 .\n----+----\n2 4 | 3 .\n\n"), "{text}");
    }
}
