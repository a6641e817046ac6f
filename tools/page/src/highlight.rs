//! Colour for the code of the lessons, found when the page is made.

use syntect::parsing::{ParseState, Scope, ScopeStack, SyntaxSet};

/// Which scopes of the grammar become which class of the page, the first that fits.
const CLASSES: [(&str, &str); 8] = [
    ("comment", "c"),
    ("string", "s"),
    ("constant.character", "s"),
    ("constant", "n"),
    ("entity.name.function", "f"),
    ("support.function", "f"),
    ("keyword.operator", ""),
    ("keyword", "k"),
];

/// Words that the grammar of Rust calls storage: `fn`, `let`, `u8`.
const STORAGE: &str = "storage";

/// Makes HTML of code.
pub struct Highlighter {
    syntaxes: SyntaxSet,
    classes: Vec<(Scope, &'static str)>,
}

impl Highlighter {
    pub fn new() -> Self {
        let classes = CLASSES.into_iter().chain([(STORAGE, "k")]);
        let scope = |(name, class)| (Scope::new(name).expect("the name of a scope"), class);
        Self {
            syntaxes: SyntaxSet::load_defaults_newlines(),
            classes: classes.map(scope).collect(),
        }
    }

    /// The code as HTML. What has a language is coloured by its grammar; of a console,
    /// the lines that one types are marked.
    pub fn html(&self, language: &str, code: &str) -> String {
        match language {
            "" => escaped(code),
            "console" => code.split_inclusive('\n').map(console_line).collect(),
            _ => self.by_grammar(language, code),
        }
    }

    fn by_grammar(&self, language: &str, code: &str) -> String {
        let Some(syntax) = self.syntaxes.find_syntax_by_token(language) else {
            return escaped(code);
        };
        let mut state = ParseState::new(syntax);
        let mut stack = ScopeStack::new();
        let mut html = String::new();
        for line in code.split_inclusive('\n') {
            let Ok(parsed) = state.parse_line(line, &self.syntaxes) else {
                html += &escaped(line);
                continue;
            };
            let mut done = 0;
            for (at, change) in parsed {
                html += &self.word(&stack, &line[done..at]);
                done = at;
                // A grammar that pops too much only loses its colour.
                let _ = stack.apply(&change);
            }
            html += &self.word(&stack, &line[done..]);
        }
        html
    }

    fn word(&self, stack: &ScopeStack, text: &str) -> String {
        let innermost_first = stack.scopes.iter().rev();
        let class = innermost_first.clone().find_map(|scope| {
            let known = self.classes.iter().find(|(prefix, _)| prefix.is_prefix_of(*scope));
            known.map(|(_, class)| *class)
        });
        match class {
            Some(class) if !class.is_empty() && !text.trim().is_empty() => {
                format!("<b class={class}>{}</b>", escaped(text))
            }
            _ => escaped(text),
        }
    }
}

fn console_line(line: &str) -> String {
    match line.strip_prefix("$ ") {
        Some(typed) => format!("<b class=c>$</b> <b class=k>{}</b>", escaped(typed)),
        None => escaped(line),
    }
}

/// Text without what means something in HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
