//! Which wrong rule explains what somebody's pointing takes out.

use crate::report::{Cause, Fault};
use crate::rules::asked::{Rule, Taken, sign};
use crate::rules::faults;
use sudoku_steps::{Cell, Grid, Unit};

/// A rule for places, right or wrong in one thing.
struct Places {
    /// The digits that it goes through on a board of this side.
    digits: fn(u8) -> std::ops::RangeInclusive<u8>,
    /// Whether so many places are enough, or too many.
    number: fn(usize) -> bool,
    /// How many of the places have to lie in the line.
    looked_at: usize,
    rows: bool,
    columns: bool,
    /// Whether the digit goes from the line that crosses.
    crossed: bool,
    /// Whether the places lose the digit.
    itself: bool,
    /// Whether the rest of the box loses it and not the line.
    rest_of_the_box: bool,
    /// Whether the rule goes on after the first digit that goes.
    goes_on: bool,
    /// How many squares of a line are looked at, at most.
    line: usize,
    from: usize,
    but_last: usize,
    /// Whether a digit that isn't there is listed.
    unasked: bool,
}

const RIGHT: Places = Places {
    digits: |side| 1..=side,
    number: |places| places > 1,
    looked_at: usize::MAX,
    rows: true,
    columns: true,
    crossed: false,
    itself: false,
    rest_of_the_box: false,
    goes_on: true,
    line: usize::MAX,
    from: 0,
    but_last: 0,
    unasked: false,
};

impl Places {
    fn take<const N: usize>(&self, asked: &Rule<N>) -> Taken {
        let mut out = Taken::new();
        for digit in (self.digits)(N as u8) {
            let has = |cell: &Cell| asked.left(*cell).contains(digit);
            let places: Vec<Cell> = asked.cells().into_iter().filter(has).collect();
            if !(self.number)(places.len()) {
                continue;
            }
            let [row, column, _] = Grid::<N>::empty().units_of(places[0]);
            for (line, across, is_looked_at) in
                [(row, column, self.rows), (column, row, self.columns)]
            {
                let in_line = |cell: &Cell| Grid::<N>::empty().units_of(*cell).contains(&line);
                if !is_looked_at || !places.iter().take(self.looked_at).all(in_line) {
                    continue;
                }
                let line = if self.crossed { across } else { line };
                let losers = if self.rest_of_the_box { asked.unit } else { line };
                let losers = Rule::<N>::cells_of(losers);
                let until = self.line.min(losers.len() - self.but_last);
                for cell in losers[self.from..until].iter().copied() {
                    let stays = if self.rest_of_the_box {
                        in_line(&cell)
                    } else {
                        Unit::Box(Grid::<N>::box_of(cell)) == asked.unit
                    };
                    if (!stays || self.itself) && (self.unasked || has(&cell)) {
                        out.insert((cell, digit));
                    }
                }
                if !self.goes_on && !out.is_empty() {
                    return out;
                }
            }
        }
        out
    }
}

/// Wrong in one thing each.
const WAYS: [(Fault, Places); 17] = [
    (faults::BOX_LOSES_IT, Places { itself: true, ..RIGHT }),
    (faults::BOX_LOSES_IT, Places { rest_of_the_box: true, ..RIGHT }),
    (faults::ROWS_ONLY, Places { columns: false, ..RIGHT }),
    (faults::COLUMNS_ONLY, Places { rows: false, ..RIGHT }),
    (faults::TWO_PLACES_ONLY, Places { number: |places| places == 2, ..RIGHT }),
    (faults::TWO_PLACES_ONLY, Places { number: |places| places > 2, ..RIGHT }),
    (faults::FIRST_TWO_DECIDE, Places { looked_at: 2, ..RIGHT }),
    (faults::ONE_PLACE_DECIDES, Places { looked_at: 1, ..RIGHT }),
    (faults::ROW_AND_COLUMN_EXCHANGED, Places { crossed: true, ..RIGHT }),
    (faults::FIRST_FOUND_ONLY, Places { goes_on: false, ..RIGHT }),
    (faults::ONE_LEFT_OUT, Places { digits: |side| 2..=side, ..RIGHT }),
    (faults::LAST_DIGIT_LEFT_OUT, Places { digits: |side| 1..=side - 1, ..RIGHT }),
    (faults::UP_TO_NINE, Places { digits: |side| 1..=side.min(9), ..RIGHT }),
    (faults::LINE_WITHIN_FIRST_BOXES, Places { line: 9, ..RIGHT }),
    (faults::FIRST_SQUARE_LEFT_OUT, Places { from: 1, ..RIGHT }),
    (faults::LAST_SQUARE_LEFT_OUT, Places { but_last: 1, ..RIGHT }),
    (faults::NOT_THERE, Places { unasked: true, ..RIGHT }),
];

/// What is wrong with what this pointing took out, if something is.
pub fn pointing_fault<const N: usize>(seen: &[(Rule<N>, Taken)]) -> Option<Cause> {
    let wrong = seen.iter().find(|(asked, yours)| RIGHT.take(asked) != *yours);
    let (asked, yours) = wrong?;
    if seen.iter().all(|(_, yours)| yours.is_empty()) {
        return Some(Cause::new(faults::NOTHING_GOES));
    }
    let explains =
        |way: &&(Fault, Places)| seen.iter().all(|(asked, yours)| way.1.take(asked) == *yours);
    let way = WAYS.iter().find(explains).map(|way| way.0);
    let loses_it = |(asked, yours): &(Rule<N>, Taken)| {
        yours.iter().any(|(cell, _)| asked.cells().contains(cell))
    };
    let fault = way.unwrap_or_else(|| {
        if seen.iter().any(loses_it) {
            faults::BOX_LOSES_IT
        } else {
            sign(asked, &RIGHT.take(asked), yours)
        }
    });
    Some(Cause::new(fault))
}
