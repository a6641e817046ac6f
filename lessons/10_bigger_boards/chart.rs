//! The growth as bars on a log scale.
#![allow(clippy::cast_sign_loss)] // the logarithm of one or more

use sudoku_steps::Outcome;
use sudoku_steps::lesson::{Options, Show, Stop, about};
use sudoku_steps::text::{commas, count};

use crate::budget_of;
use crate::growth::{Measured, stages};

/// What the bars show.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub enum Bars {
    /// How many digits were tried: the same in every run.
    #[default]
    Tries,
    /// How long it took, on this machine.
    Time,
}

impl Bars {
    /// Reads what stands after `--bars`.
    pub fn parse(text: &str) -> Result<Self, String> {
        match text {
            "tries" => Ok(Self::Tries),
            "time" => Ok(Self::Time),
            _ => Err("give tries or time".to_string()),
        }
    }

    /// What a bar is as long as: tries, or microseconds.
    fn size(self, measured: &Measured) -> u64 {
        match self {
            Self::Tries => measured.tries,
            Self::Time => measured.time.as_micros() as u64,
        }
    }
}

/// How many columns all bars get.
const WIDTH: u32 = 36;

/// A scale on which ten times as much takes so many columns more.
#[derive(Clone, Copy)]
struct Scale {
    decades: u32,
    columns: u32,
}

impl Scale {
    fn up_to(largest: u64) -> Self {
        let decades = log10(largest.max(10)).ceil() as u32;
        Self { decades, columns: (WIDTH / decades).min(7) }
    }

    /// A bar: none for nothing, one mark for one, and more for each factor of ten.
    fn bar(self, size: u64) -> String {
        if size == 0 {
            return String::new();
        }
        "█".repeat(1 + (log10(size) * f64::from(self.columns)).round() as usize)
    }

    /// The marks of the scale, from 1 on.
    fn marks(self) -> String {
        let Self { decades, columns } = self;
        let mark = |power: u32| {
            let mark = match (power, columns) {
                (_, 7) => commas(10_u64.pow(power)),
                (0, _) => "1".to_string(),
                _ => format!("10^{power}"),
            };
            format!("{mark:<0$}", columns as usize)
        };
        (0..=decades).map(mark).collect::<String>().trim_end().to_string()
    }
}

fn log10(size: u64) -> f64 {
    f64::from(u32::try_from(size).unwrap_or(u32::MAX)).log10()
}

pub fn tell(show: &mut Show, options: &Options, measured: &[Measured]) -> Result<(), Stop> {
    let bars = options.matches.get_one::<Bars>("bars").copied().unwrap_or_default();
    let scale = Scale::up_to(measured.iter().map(|one| bars.size(one)).max().unwrap_or(1));
    show.part("How the work grows")?;
    show.say(&format!(
        "Three puzzles of each size, made in the same way, and every search of the course \
         on each. A bar shows the middle one of the three. The scale is logarithmic: {} \
         columns more are ten times as much. A search gives up after {}; its bar then \
         ends with >.",
        scale.columns,
        count(budget_of(options), "try"),
    ))?;
    for stage in stages::<9>() {
        show.lines(stage.name)?;
        for side in [4, 9, 16, 25] {
            if let Some(middle) = middle(measured, stage.name, side) {
                show.lines(line(bars, scale, middle))?;
            }
        }
        show.block("")?;
    }
    let unit = if bars == Bars::Tries { "tries" } else { "µs" };
    show.block(format!("    {unit:>7}  {}", scale.marks()))?;
    let reach = stages::<9>().iter().map(|stage| reach(measured, stage.name)).collect::<Vec<_>>();
    show.say(&format!(
        "The largest side of which a search solves the middle puzzle: {}. A try costs more on a bigger board, \
         because there is more to look at.",
        reach.join(", "),
    ))
}

/// The largest size of which a search solves the middle puzzle.
fn reach(measured: &[Measured], stage: &str) -> String {
    let solved = |&side: &usize| middle(measured, stage, side).is_some_and(|one| !gave_up(one));
    match [25, 16, 9, 4].into_iter().find(solved) {
        Some(side) => format!("{stage} {side}"),
        None => format!("{stage} none"),
    }
}

/// The middle one of the three puzzles of a size. One that gave up took more than any.
fn middle<'a>(measured: &'a [Measured], stage: &str, side: usize) -> Option<&'a Measured> {
    let mut of_size: Vec<&Measured> =
        measured.iter().filter(|one| one.stage == stage && one.side == side).collect();
    of_size.sort_by_key(|one| (gave_up(one), one.tries));
    of_size.get(of_size.len() / 2).copied()
}

const fn gave_up(measured: &Measured) -> bool {
    matches!(measured.outcome, Outcome::GaveUp { .. })
}

fn line(bars: Bars, scale: Scale, measured: &Measured) -> String {
    let mut bar = scale.bar(bars.size(measured));
    let figure = if gave_up(measured) {
        bar.push('>');
        "gave up".to_string()
    } else {
        count(measured.tries, "try")
    };
    let size = format!("{0} × {0}", measured.side);
    // The time comes last, so that nothing stands behind what differs from run to run.
    let time = about(measured.time);
    let parts = [format!("  {size:>7}"), bar, figure, time];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ")
}
