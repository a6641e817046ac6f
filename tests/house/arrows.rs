//! Which file of a crate imports which, read from its sources.

use std::collections::{BTreeMap, BTreeSet};

use crate::tokens::{Token, tokens};

/// The sources of a crate by path, as `mod` and `#[path]` name them.
pub type Sources = BTreeMap<String, String>;

/// A module that is a file.
struct Module {
    parent: Option<String>,
    /// The child modules by name, each with its file.
    children: BTreeMap<String, String>,
    /// Names that stand for a path: those of `use`.
    names: BTreeMap<String, Vec<String>>,
    /// What is passed on whole.
    globs: Vec<Vec<String>>,
    /// All paths that are used and not only passed on.
    paths: Vec<Vec<String>>,
    /// The macros that it defines.
    macros: BTreeSet<String>,
}

/// A crate: its modules by file.
pub struct House {
    /// The name by which the crate calls itself in paths.
    name: &'static str,
    root: String,
    modules: BTreeMap<String, Module>,
}

impl House {
    /// Reads the module tree from the root file on.
    pub fn read(name: &'static str, root: &str, sources: &Sources) -> Self {
        let mut house = Self { name, root: root.to_string(), modules: BTreeMap::new() };
        house.enter(root, None, sources);
        house
    }

    fn enter(&mut self, file: &str, parent: Option<&str>, sources: &Sources) {
        let text = sources.get(file).unwrap_or_else(|| panic!("there is no {file}"));
        let mut module = parse(&tokens(text));
        module.parent = parent.map(str::to_string);
        for (name, at) in &mut module.children {
            *at = place(file, name, at, sources);
        }
        let children: Vec<String> = module.children.values().cloned().collect();
        self.modules.insert(file.to_string(), module);
        for child in children {
            self.enter(&child, Some(file), sources);
        }
    }

    /// The files.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.modules.keys().map(String::as_str)
    }

    /// The room of a file: the module of the root that holds it.
    pub fn room(&self, file: &str) -> Option<&str> {
        let parent = self.modules[file].parent.as_deref()?;
        if parent != self.root {
            return self.room(parent);
        }
        let mut rooms = self.modules[&self.root].children.iter();
        rooms.find(|(_, at)| *at == file).map(|(name, _)| name.as_str())
    }

    /// From each file to those that it imports from, itself left out.
    pub fn arrows(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let arrows = self.modules.iter().map(|(file, module)| {
            let to = module.paths.iter().filter_map(|path| self.target(file, path, 0));
            (file.as_str(), to.filter(|to| to != file).collect())
        });
        arrows.collect()
    }

    /// The file in which what a path names is defined.
    fn target(&self, from: &str, path: &[String], depth: usize) -> Option<&str> {
        let (file, module) = self.modules.get_key_value(from)?;
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => self.within(&self.root, rest, depth),
            name if name == self.name => self.within(&self.root, rest, depth),
            "self" => self.within(file, rest, depth),
            "super" => {
                let parent = module.parent.as_deref()?;
                if rest.first().is_some_and(|next| next == "super") {
                    return self.target(parent, rest, depth);
                }
                self.within(parent, rest, depth)
            }
            name => {
                let child = module.children.get(name)?;
                self.within(child, rest, depth)
            }
        }
    }

    /// The same for a path that begins in a module.
    fn within(&self, file: &str, path: &[String], depth: usize) -> Option<&str> {
        let (file, module) = self.modules.get_key_value(file)?;
        // Names that lead to each other in a ring lead nowhere.
        if depth > 20 {
            return None;
        }
        let Some((first, rest)) = path.split_first() else { return Some(file) };
        if let Some(child) = module.children.get(first) {
            return self.within(child, rest, depth);
        }
        if let Some(name) = module.names.get(first) {
            let whole: Vec<String> = name.iter().chain(rest).cloned().collect();
            // What comes from another crate is no arrow here.
            return self.target(file, &whole, depth + 1);
        }
        if *file == self.root {
            let mut all = self.modules.iter();
            if let Some((at, _)) = all.find(|(_, module)| module.macros.contains(first)) {
                return Some(at);
            }
        }
        let mut globs = module.globs.iter();
        globs
            .find_map(|glob| {
                let whole: Vec<String> = glob.iter().chain(path).cloned().collect();
                self.target(file, &whole, depth + 1)
            })
            .or(Some(file))
    }
}

/// The file of a child module.
fn place(parent: &str, name: &str, given: &str, sources: &Sources) -> String {
    let (folder, own) = parent.rsplit_once('/').unwrap_or(("", parent));
    let inner = match own {
        "lib.rs" | "mod.rs" | "main.rs" => folder.to_string(),
        _ => format!("{folder}/{}", own.trim_end_matches(".rs")),
    };
    if !given.is_empty() {
        return normal(&format!("{folder}/{given}"));
    }
    let file = normal(&format!("{inner}/{name}.rs"));
    if sources.contains_key(&file) { file } else { normal(&format!("{inner}/{name}/mod.rs")) }
}

/// A path without `..` in it.
fn normal(path: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        if part == ".." {
            parts.pop();
        } else {
            parts.push(part);
        }
    }
    parts.join("/")
}

fn parse(tokens: &[Token]) -> Module {
    let mut module = Module {
        parent: None,
        children: BTreeMap::new(),
        names: BTreeMap::new(),
        globs: Vec::new(),
        paths: Vec::new(),
        macros: BTreeSet::new(),
    };
    let word = |at: usize| tokens.get(at).and_then(Token::word);
    let is = |at: usize, sign: &str| tokens.get(at).is_some_and(|token| token.is(sign));
    let mut given = String::new();
    let mut is_test = false;
    let mut at = 0;
    while at < tokens.len() {
        match word(at) {
            Some("cfg") if word(at + 2) == Some("test") && is(at + 3, ")") => is_test = true,
            Some("path") if is(at + 1, "=") => {
                if let Some(Token::Text(path)) = tokens.get(at + 2) {
                    given.clone_from(path);
                }
            }
            Some("mod") if is(at + 2, ";") => {
                let name = word(at + 1).unwrap_or_default().to_string();
                let given = std::mem::take(&mut given);
                if !std::mem::take(&mut is_test) {
                    module.children.insert(name, given);
                }
            }
            Some("mod") if is(at + 2, "{") && std::mem::take(&mut is_test) => {
                at = after_block(tokens, at + 2);
                continue;
            }
            Some("macro_rules") => {
                module.macros.extend(word(at + 2).map(str::to_string));
            }
            Some("use") => {
                let end = (at..tokens.len()).find(|&at| is(at, ";")).unwrap_or(tokens.len());
                let passes_on = at > 0 && (word(at - 1) == Some("pub") || is(at - 1, ")"));
                let mut leaves = Vec::new();
                tree(tokens, &mut (at + 1), &mut Vec::new(), &mut leaves);
                for (path, name) in leaves {
                    if name == "*" {
                        module.globs.push(path.clone());
                    } else {
                        module.names.insert(name, path.clone());
                    }
                    if !passes_on {
                        module.paths.push(path);
                    }
                }
                at = end;
            }
            Some(_) if is(at + 1, "::") && !(at > 0 && is(at - 1, "::")) => {
                let mut path = Vec::new();
                while let Some(name) = word(at) {
                    path.push(name.to_string());
                    if !is(at + 1, "::") {
                        break;
                    }
                    at += 2;
                }
                module.paths.push(path);
            }
            _ => {}
        }
        at += 1;
    }
    module
}

/// Where the block that opens at a token ends.
fn after_block(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        depth += i32::from(token.is("{")) - i32::from(token.is("}"));
        if depth == 0 {
            return at + 1;
        }
    }
    tokens.len()
}

/// The leaves of a tree of `use`, each with the name that it gets.
fn tree(
    tokens: &[Token],
    at: &mut usize,
    path: &mut Vec<String>,
    leaves: &mut Vec<(Vec<String>, String)>,
) {
    let outer = path.len();
    let is = |at: usize, sign: &str| tokens.get(at).is_some_and(|token| token.is(sign));
    loop {
        if is(*at, "{") {
            *at += 1;
            while *at < tokens.len() && !is(*at, "}") {
                tree(tokens, at, path, leaves);
                *at += usize::from(is(*at, ","));
            }
            *at += 1;
            break;
        }
        if is(*at, "*") {
            leaves.push((path.clone(), "*".to_string()));
            *at += 1;
            break;
        }
        let Some(word) = tokens.get(*at).and_then(Token::word) else { break };
        // `self` at the end of a path is the module itself.
        if word != "self" || path.is_empty() {
            path.push(word.to_string());
        }
        *at += 1;
        if is(*at, "::") {
            *at += 1;
            continue;
        }
        let mut name = path.last().cloned().unwrap_or_default();
        if tokens.get(*at).and_then(Token::word) == Some("as") {
            name = tokens.get(*at + 1).and_then(Token::word).unwrap_or("_").to_string();
            *at += 2;
        }
        leaves.push((path.clone(), name));
        break;
    }
    path.truncate(outer);
}
