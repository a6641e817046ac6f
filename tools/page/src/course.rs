//! The lessons' texts as HTML.

use std::fs;
use std::path::Path;

use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use serde::Serialize;
use sudoku_steps::course::{STAGES, Stage};

use crate::highlight::{Highlighter, escaped};
use crate::quiz::{self, Choice, Question};

/// A lesson as the page shows it.
#[derive(Serialize)]
pub struct Lesson {
    pub number: usize,
    pub title: String,
    pub about: &'static str,
    /// The text up to the guess, which comes before one looks.
    pub opening: String,
    /// The rest up to the questions.
    pub body: String,
    pub questions: Vec<Question<String>>,
    /// What comes after the questions.
    pub closing: String,
}

/// All lessons, or the line that says which text can't be used.
pub fn lessons() -> Result<Vec<Lesson>, String> {
    let highlighter = Highlighter::new();
    STAGES.iter().map(|stage| lesson(stage, &highlighter)).collect()
}

fn lesson(stage: &Stage, highlighter: &Highlighter) -> Result<Lesson, String> {
    let file = stage.lesson_file();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&file);
    let text = fs::read_to_string(path).map_err(|error| format!("cannot read {file}: {error}"))?;
    let text = text.replace("\r\n", "\n");
    let (before, asked, after) = quiz::split(&text).unwrap_or((&text, "", ""));
    let (title, before) = before.split_once('\n').unwrap_or((before, ""));
    let mut headings = before.match_indices("\n## ").map(|(at, _)| at + 1);
    let guess = headings.next().unwrap_or(before.len());
    let is_guess = before[guess..].starts_with("## Guess first");
    let cut = if is_guess { headings.next().unwrap_or(before.len()) } else { guess };
    let questions = quiz::questions(asked).map_err(|what| format!("{file}: {what}"))?;
    let page = Page { number: stage.number, highlighter };
    Ok(Lesson {
        number: stage.number,
        title: title.trim_start_matches('#').trim().to_string(),
        about: stage.about,
        opening: page.html(&before[..cut]),
        body: page.html(&before[cut..]),
        questions: questions.into_iter().map(|question| page.question(question)).collect(),
        closing: page.html(after),
    })
}

/// The part of the page that a lesson gets.
struct Page<'a> {
    number: usize,
    highlighter: &'a Highlighter,
}

impl Page<'_> {
    fn question(&self, question: Question<String>) -> Question<String> {
        let choice = |choice: Choice<String>| Choice {
            says: self.inline(&choice.says),
            why: self.inline(&choice.why),
            ..choice
        };
        Question {
            number: question.number,
            asks: self.inline(&question.asks),
            choices: question.choices.into_iter().map(choice).collect(),
            answer: question.answer.map(|answer| self.inline(&answer)),
        }
    }

    /// The HTML of a text that is one paragraph, without its paragraph.
    fn inline(&self, markdown: &str) -> String {
        // In the lesson it stands behind a letter, so `1.` is no list there. The joiner
        // stands for that letter.
        let html = self.html(&format!("\u{2060}{markdown}")).replacen('\u{2060}', "", 1);
        let html = html.trim();
        let one = html.strip_prefix("<p>").and_then(|html| html.strip_suffix("</p>"));
        one.filter(|inner| !inner.contains("<p>")).unwrap_or(html).to_string()
    }

    fn html(&self, markdown: &str) -> String {
        let mut events = Vec::new();
        let mut parser = Parser::new_ext(markdown, Options::ENABLE_TABLES);
        while let Some(event) = parser.next() {
            match event {
                Event::Start(Tag::CodeBlock(kind)) => {
                    let code = text_until(&mut parser, TagEnd::CodeBlock);
                    events.push(Event::Html(self.code(&kind, &code).into()));
                }
                Event::Start(Tag::Heading { level, .. }) => {
                    let inner = inside(&mut parser, TagEnd::Heading(level));
                    events.push(Event::Html(self.heading(level, inner).into()));
                }
                Event::Start(Tag::Link { dest_url, .. }) => {
                    let inner = inside(&mut parser, TagEnd::Link);
                    events.extend(self.link(&dest_url, inner));
                }
                Event::Start(Tag::Table(columns)) => {
                    events.push(Event::Html("<div class=wide tabindex=0>".into()));
                    events.push(Event::Start(Tag::Table(columns)));
                }
                Event::End(TagEnd::Table) => {
                    events.push(Event::End(TagEnd::Table));
                    events.push(Event::Html("</div>".into()));
                }
                event => events.push(event),
            }
        }
        let mut html = String::new();
        pulldown_cmark::html::push_html(&mut html, events.into_iter());
        html
    }

    fn code(&self, kind: &CodeBlockKind, code: &str) -> String {
        let language = match kind {
            CodeBlockKind::Fenced(info) => info.split([',', ' ']).next().unwrap_or_default(),
            CodeBlockKind::Indented => "",
        };
        // A block that is wider than a phone can be scrolled with the keyboard too.
        format!("<pre tabindex=0><code>{}</code></pre>\n", self.highlighter.html(language, code))
    }

    fn heading(&self, level: HeadingLevel, inner: Vec<Event>) -> String {
        let text: String = inner.iter().filter_map(text_of).collect();
        let id = format!("lesson-{}-{}", self.number, slug(&text));
        let mut html = String::new();
        pulldown_cmark::html::push_html(&mut html, inner.into_iter());
        format!("<{level} id={id}><a href=\"#{id}\">{html}</a></{level}>\n")
    }

    /// A link to another lesson leads there on the page; one to a file of the course
    /// leads nowhere from here, so only its text is left.
    fn link<'a>(&self, to: &str, inner: Vec<Event<'a>>) -> Vec<Event<'a>> {
        let lesson = STAGES.iter().find(|stage| to.ends_with(&stage.lesson_file()[8..]));
        let to = match lesson {
            Some(stage) => format!("#lesson-{}", stage.number),
            None if to.starts_with("https://") => to.to_string(),
            None if to.starts_with('#') => format!("#lesson-{}-{}", self.number, &to[1..]),
            None => return inner,
        };
        let start = Event::Html(CowStr::from(format!("<a href=\"{}\">", escaped(&to))));
        [start].into_iter().chain(inner).chain([Event::Html("</a>".into())]).collect()
    }
}

fn inside<'a>(events: &mut Parser<'a>, end: TagEnd) -> Vec<Event<'a>> {
    events.take_while(|event| *event != Event::End(end)).collect()
}

fn text_until(events: &mut Parser, end: TagEnd) -> String {
    inside(events, end).iter().filter_map(text_of).collect()
}

fn text_of(event: &Event) -> Option<String> {
    match event {
        Event::Text(text) | Event::Code(text) => Some(text.to_string()),
        _ => None,
    }
}

/// A heading as the end of a link.
fn slug(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}
