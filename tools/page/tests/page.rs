//! The page as a file: what is in it, and that it asks nobody for anything.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use sudoku_steps::course::STAGES;

static PAGE: LazyLock<String> = LazyLock::new(|| {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("course.html");
    let output = Command::new(env!("CARGO_BIN_EXE_page")).arg("--out").arg(&path).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    fs::read_to_string(path).unwrap()
});

/// The page without its program and what that reads.
fn document() -> &'static str {
    PAGE.split("<script").next().unwrap()
}

/// The values of an attribute, in order, with quotes or without.
fn values(attribute: &str) -> Vec<String> {
    let begins = format!(" {attribute}=");
    let value = |rest: &str| match rest.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next().unwrap_or_default().to_string(),
        None => rest.split([' ', '>']).next().unwrap_or_default().to_string(),
    };
    document().split(&begins).skip(1).map(value).collect()
}

#[test]
fn it_is_small() {
    assert!(PAGE.len() < 2_000_000, "{} bytes", PAGE.len());
}

#[test]
fn it_loads_nothing() {
    assert!(values("src").is_empty() && values("srcset").is_empty());
    for href in values("href") {
        let leads_out = href.starts_with("https://");
        assert!(leads_out || href.starts_with('#') || href == "data:,", "{href}");
    }
    let style = PAGE.split("<style>").nth(1).unwrap().split("</style>").next().unwrap();
    assert!(!style.contains("url(") && !style.contains("@import"));
    for call in ["fetch(", "XMLHttpRequest", "import(", "WebSocket", "sendBeacon"] {
        assert!(!PAGE.contains(call), "{call}");
    }
}

#[test]
fn every_link_inside_leads_somewhere() {
    let ids = values("id");
    let known: BTreeSet<&String> = ids.iter().collect();
    assert_eq!(known.len(), ids.len(), "an id stands twice");
    for href in values("href").iter().filter_map(|href| href.strip_prefix('#')) {
        assert!(known.contains(&href.to_string()), "nothing is called {href}");
    }
    for stage in &STAGES {
        assert!(known.contains(&format!("lesson-{}", stage.number)));
    }
}

#[test]
fn every_question_of_the_texts_is_there_with_one_right_choice() {
    for stage in &STAGES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(stage.lesson_file());
        let text = fs::read_to_string(path).unwrap();
        let asked = text.split("## Check yourself").nth(1).unwrap_or_default();
        let asked = asked.split("\n## ").next().unwrap_or_default();
        let questions = asked.matches("<details>").count();
        assert!(questions > 0, "lesson {} asks nothing", stage.number);
        let quiz = document().split(&format!("data-lesson=\"{}\"", stage.number)).nth(1).unwrap();
        let quiz = quiz.split("</section>").next().unwrap();
        let shown: Vec<&str> = quiz.split("<fieldset").skip(1).collect();
        assert_eq!(shown.len(), questions, "lesson {}", stage.number);
        for question in shown {
            let choices = question.matches("type=\"radio\"").count();
            let rights = question.matches(" data-right").count();
            let whys = question.matches("data-why=").count();
            assert!((choices > 1 && rights == 1) || (choices == 0 && rights == 0), "{question}");
            assert_eq!(whys, choices, "{question}");
        }
    }
}

#[test]
fn the_texts_are_there_whole() {
    // What nobody would write twice: a heading, code with its colours, a table, a console.
    for text in [
        "<h2 id=lesson-9-the-links>",
        "<b class=c>$</b> <b class=k>cargo run -q --bin lesson03",
        "9,727,396",
        "163 blanks",
    ] {
        assert!(document().contains(text), "{text}");
    }
    for mark in ["**", "```", "README.md\""] {
        let strays =
            document().split(mark).nth(1).map(|rest| rest.chars().take(60).collect::<String>());
        assert_eq!(strays, None, "{mark}");
    }
}
