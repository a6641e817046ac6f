//! What a learner reads about a search for exact covers that went another way.

use crate::diagnose_covering;
use crate::diagnose_picks::{self, is_in_option};
use crate::links_shown::{differing, legend};
use crate::picks::Apart;
use crate::report::{Report, Scene};
use sudoku_steps::exact_cover::{Links, Pick, Problem, draw};
use sudoku_steps::text::commas;

/// A step in words.
fn shown(problem: &Problem, pick: Option<Pick>) -> String {
    match pick {
        Some(Pick::Take { node, .. }) if !is_in_option(problem, node) => {
            format!("Take number {node}, which is in no option")
        }
        Some(Pick::Take { node, .. }) => {
            let option = problem.shown(problem.option_of(node));
            format!("Take {option}  (for {})", problem.name(problem.item_of(node)))
        }
        Some(Pick::PutBack { node }) => {
            format!("Put back {}", problem.shown(problem.option_of(node)))
        }
        Some(Pick::Solution) => "A solution".to_string(),
        None => "Return".to_string(),
    }
}

/// How many of the last steps that were the same a report shows.
const RECENT: usize = 6;

/// Says where the two searches went apart, and why that may be.
pub(super) fn report(what: &str, apart: &Apart<'_>) -> Report {
    let count = apart.same.len();
    let report = Report::new(format!("search {what} leaves the path at step {}", count + 1));
    let report = report.say(match count {
        0 => "The very first step differs.".to_string(),
        1 => "The first step is the same. Then".to_string(),
        _ => format!("The first {} steps are the same. Then", commas(count as u64)),
    });
    let mut lines: Vec<(usize, String)> = Vec::new();
    let mut depth = 0;
    for &pick in apart.same {
        depth -= usize::from(matches!(pick, Pick::PutBack { .. }));
        lines.push((depth, shown(apart.problem, Some(pick))));
        depth += usize::from(matches!(pick, Pick::Take { .. }));
    }
    let recent = &lines[count.saturating_sub(RECENT)..];
    let least = recent.iter().map(|line| line.0).min().unwrap_or(0);
    let mut lines: Vec<String> = recent
        .iter()
        .map(|(depth, text)| format!("  {}{text}", "  ".repeat(depth - least)))
        .collect();
    if count > RECENT {
        lines.insert(0, "  …".to_string());
    }
    let report = report.steps(lines).pair(
        format!("step {}", count + 1),
        shown(apart.problem, apart.expected),
        shown(apart.problem, apart.yours),
    );
    with_links(report, apart).because(diagnose_picks::search(apart))
}

/// The report on a search that did all the same and left other links.
pub(super) fn left_changed(what: &str, apart: &Apart<'_>, start: &Links) -> Report {
    let (before, after) = differing(apart.problem, start, &apart.links);
    let legend = legend(apart.problem);
    let report = Report::new(format!("search {what} leaves other links than it got"))
        .say("Every step was right. At the end all links have to be as at the start.")
        .say(format!("The first that differ{legend}:"))
        .pair("", before, after);
    with_links(report, apart).because(diagnose_covering::left_changed(apart))
}

/// Adds a drawing of the learner's links, if there are some and not too many.
fn with_links(report: Report, apart: &Apart<'_>) -> Report {
    let problem = apart.problem;
    if problem.items() == 0 || problem.options() > 12 || problem.items() > 10 {
        return report;
    }
    let legend = ["your links now:", "● in its list", "○ hidden", "(a) not in the list of items"];
    let scene = Scene::drawing(draw(problem, &apart.links));
    report.scene(legend.into_iter().fold(scene, Scene::with))
}
