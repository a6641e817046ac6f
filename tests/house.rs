//! The arrows between the files of the library and of the checker go one way: whoever
//! reads a file needs to know those below it and no others.

#[path = "house/arrows.rs"]
mod arrows;
#[path = "house/tokens.rs"]
mod tokens;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use arrows::{House, Sources};

/// Every way on which a file imports one that imports it in the end.
fn circles(house: &House) -> Vec<String> {
    fn go<'a>(
        arrows: &BTreeMap<&'a str, BTreeSet<&'a str>>,
        file: &'a str,
        way: &mut Vec<&'a str>,
        done: &mut BTreeSet<&'a str>,
        found: &mut Vec<String>,
    ) {
        if let Some(at) = way.iter().position(|before| *before == file) {
            let ring: Vec<&str> = way[at..].iter().copied().chain([file]).collect();
            found.push(format!("a circle of imports: {}", ring.join(" → ")));
            return;
        }
        if done.contains(file) {
            return;
        }
        way.push(file);
        for to in &arrows[file] {
            go(arrows, to, way, done, found);
        }
        way.pop();
        done.insert(file);
    }
    let arrows = house.arrows();
    let (mut done, mut found) = (BTreeSet::new(), Vec::new());
    for file in arrows.keys() {
        go(&arrows, file, &mut Vec::new(), &mut done, &mut found);
    }
    found
}

/// The rooms in their order, as the root file lists them.
fn order(root: &str) -> Vec<String> {
    let docs = root.lines().map_while(|line| line.strip_prefix("//!"));
    let list = docs.skip_while(|line| !line.contains("The rooms of the house"));
    let list: String = list.take_while(|line| !line.trim().is_empty()).collect();
    list.split('`').skip(1).step_by(2).map(str::to_string).collect()
}

/// All that is wrong with a house.
fn complaints(house: &House, order: &[String]) -> Vec<String> {
    let mut complaints = circles(house);
    let place = |file| {
        let room = house.room(file)?;
        Some((room, order.iter().position(|listed| listed == room)))
    };
    for file in house.files() {
        if let Some((room, None)) = place(file) {
            complaints.push(format!("{file}: the root file doesn't list the room {room}"));
        }
    }
    for (from, to) in house.arrows() {
        for to in to {
            let (Some((room, above)), Some((other, below))) = (place(from), place(to)) else {
                continue;
            };
            if above < below {
                complaints.push(format!("{from} imports {to}: {other} comes after {room}"));
            }
        }
    }
    for room in order {
        if !house.files().any(|file| house.room(file) == Some(room)) {
            complaints.push(format!("there is no room {room}"));
        }
    }
    complaints
}

fn read(folder: &Path, sources: &mut Sources) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            read(&path, sources);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let name = path.strip_prefix(here).expect("it lies in the package");
            let name = name.to_string_lossy().replace('\\', "/");
            sources.insert(name, fs::read_to_string(&path).expect("a source is text"));
        }
    }
}

/// What is wrong with a crate, whose sources lie in these folders.
fn of_crate(name: &'static str, root: &str, folders: &[&str]) -> Vec<String> {
    let mut sources = Sources::new();
    for folder in folders {
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut sources);
    }
    complaints(&House::read(name, root, &sources), &order(&sources[root]))
}

#[test]
fn arrows_of_the_library_go_one_way() {
    let found = of_crate("sudoku_steps", "src/lib.rs", &["src", "solutions"]);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn arrows_of_the_checker_go_one_way() {
    let found = of_crate("sudoku_steps_check", "check/src/lib.rs", &["check/src"]);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The complaints about a made-up crate with the rooms `low` and `high`.
fn made_up(files: &[(&str, &str)]) -> Vec<String> {
    let root = "//! The rooms of the house: `low`, `high`.\nmod high;\nmod low;\npub use low::Low;";
    let lib = [("src/lib.rs", root)];
    let files = files.iter().chain(&lib);
    let sources: Sources = files.map(|&(at, text)| (at.to_string(), text.to_string())).collect();
    complaints(&House::read("made_up", "src/lib.rs", &sources), &order(root))
}

#[test]
fn an_arrow_down_is_right() {
    let high = "use crate::Low; fn high() { let a = '{'; crate::low::low(\"crate::high\") }";
    assert_eq!(made_up(&[("src/low.rs", "pub struct Low;"), ("src/high.rs", high)]), [""; 0]);
}

#[test]
fn an_arrow_up_is_found_however_it_is_written() {
    for low in [
        "use crate::high::High;",
        "use crate::{Low, high::{self, High}};",
        "use super::high as other;",
        "pub fn low() -> u8 { crate::high::HIGH }",
        "pub fn low(text: &'static str) -> u8 { made_up::high::HIGH }",
    ] {
        let found = made_up(&[("src/low.rs", low), ("src/high.rs", "pub struct High;")]);
        assert_eq!(found, ["src/low.rs imports src/high.rs: high comes after low"], "{low}");
    }
}

#[test]
fn a_circle_is_found_through_names_that_are_passed_on() {
    let files = [
        ("src/low.rs", "pub struct Low;"),
        ("src/high/mod.rs", "mod a;\n#[path = \"other.rs\"]\nmod b;\npub use a::A;"),
        ("src/high/a.rs", "use super::b::*;"),
        ("src/high/other.rs", "use crate::high::A;"),
    ];
    assert_eq!(
        made_up(&files),
        ["a circle of imports: src/high/a.rs → src/high/other.rs → src/high/a.rs"]
    );
}

#[test]
fn comments_texts_and_tests_are_no_arrows() {
    let low = "//! [`crate::high`]\n/* use crate::high; */\nconst A: &str = r#\"\" use crate::high;\"#;\n\
               #[cfg(test)]\nmod tests { use crate::high; }";
    assert_eq!(made_up(&[("src/low.rs", low), ("src/high.rs", "")]), [""; 0]);
}

#[test]
fn a_room_that_is_not_listed_and_one_that_is_not_there_are_found() {
    let sources =
        [("src/lib.rs", "//! The rooms of the house: `low`.\nmod high;"), ("src/high.rs", "")];
    let sources: Sources =
        sources.map(|(at, text)| (at.to_string(), text.to_string())).into_iter().collect();
    let house = House::read("made_up", "src/lib.rs", &sources);
    assert_eq!(
        complaints(&house, &order(&sources["src/lib.rs"])),
        ["src/high.rs: the root file doesn't list the room high", "there is no room low"]
    );
}
