//! Why a puzzle has no solution, where the reason is short: digits and squares that can't
//! be matched within one unit, on the puzzle or once its forced squares are filled.

use sudoku_steps::solutions::propagation::propagate;
use sudoku_steps::text::count;
use sudoku_steps::{Board, Cell, Digits, Grid, Unit, symbol};

/// A reason, if there is a short one.
pub fn why<const N: usize>(grid: Grid<N>) -> Option<String> {
    let mut board = Board::new(grid).ok()?;
    if let Some(reason) = reason(&board) {
        return Some(reason);
    }
    propagate(&mut board);
    let filled = count(board.mark() as u64, "forced square");
    reason(&board).map(|reason| format!("after {filled}: {reason}"))
}

fn reason<const N: usize>(board: &Board<N>) -> Option<String> {
    let mut blanks = board.cells().filter(|&cell| board.is_blank(cell));
    if let Some(cell) = blanks.find(|&cell| board.allowed(cell).is_empty()) {
        return Some(format!("no digit fits {cell}"));
    }
    (1..=3).find_map(|digits| {
        board.units().find_map(|unit| {
            digits_without_squares(board, unit, digits)
                .or_else(|| squares_without_digits(board, unit, digits))
        })
    })
}

/// So many digits that have fewer squares in a unit.
fn digits_without_squares<const N: usize>(
    board: &Board<N>,
    unit: Unit,
    number: usize,
) -> Option<String> {
    let cells: Vec<Cell> = board.cells_of(unit).collect();
    let has = |digit| cells.iter().any(|&cell| board.get(cell) == digit);
    let missing = Digits::all(N).into_iter().filter(|&digit| !has(digit));
    // The squares of a digit, as bits: the first of the unit is bit 0.
    let places = missing.map(|digit| {
        let may_hold = |cell| board.is_blank(cell) && board.allowed(cell).contains(digit);
        let bits = (0..N).filter(|&index| may_hold(cells[index])).map(|index| 1 << index);
        (digit, bits.sum::<u32>())
    });
    let (digits, bits) = too_many(&places.collect::<Vec<_>>(), number)?;
    let squares: Vec<Cell> = (0..N).filter(|i| bits & 1 << i != 0).map(|i| cells[i]).collect();
    let digits = list(digits.into_iter().map(symbol));
    Some(match squares.as_slice() {
        [] => format!("{digits} has no place in {unit}"),
        [_] => format!("{digits} have only one place in {unit}, {}", list(&squares)),
        _ => format!("{digits} have only two places in {unit}, {}", list(&squares)),
    })
}

/// So many squares of a unit that have fewer digits.
fn squares_without_digits<const N: usize>(
    board: &Board<N>,
    unit: Unit,
    number: usize,
) -> Option<String> {
    let blanks = board.cells_of(unit).filter(|&cell| board.is_blank(cell));
    let left: Vec<(Cell, u32)> = blanks.map(|cell| (cell, board.allowed(cell).bits())).collect();
    let (squares, bits) = too_many(&left, number)?;
    let digits = list(Digits::from_bits(bits).into_iter().map(symbol));
    Some(format!("only {digits} fit {} in {unit}", list(&squares)))
}

/// The first `number` of these that share fewer than `number` bits, and those bits.
fn too_many<T: Copy>(all: &[(T, u32)], number: usize) -> Option<(Vec<T>, u32)> {
    fn go<T: Copy>(
        rest: &[(T, u32)],
        number: usize,
        chosen: &mut Vec<T>,
        bits: u32,
    ) -> Option<u32> {
        if bits.count_ones() as usize >= number {
            return None;
        }
        if chosen.len() == number {
            return Some(bits);
        }
        for (index, &(one, its)) in rest.iter().enumerate() {
            chosen.push(one);
            if let Some(bits) = go(&rest[index + 1..], number, chosen, bits | its) {
                return Some(bits);
            }
            chosen.pop();
        }
        None
    }
    let mut chosen = Vec::new();
    let bits = go(all, number, &mut chosen, 0)?;
    Some((chosen, bits))
}

/// `a`, `a and b`, `a, b and c`.
fn list(items: impl IntoIterator<Item = impl ToString>) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    let last = items.pop().unwrap_or_default();
    if items.is_empty() { last } else { format!("{} and {last}", items.join(", ")) }
}
