//! The questions at the end of a lesson, read from its text.
//!
//! A question is a bold paragraph that begins with its number, a list of choices that
//! begin with `a)`, and between `<details>` and `</details>` the answer: a paragraph that
//! begins with the right letter in bold, and a list of what is wrong with the others. A
//! question without choices has any text as its answer.

use serde::Serialize;

/// A question of a lesson.
#[derive(Serialize, Debug, PartialEq, Eq)]
pub struct Question<T> {
    pub number: usize,
    pub asks: T,
    pub choices: Vec<Choice<T>>,
    /// The answer of a question without choices.
    pub answer: Option<T>,
}

/// One of the answers to choose from.
#[derive(Serialize, Debug, PartialEq, Eq)]
pub struct Choice<T> {
    pub letter: char,
    pub says: T,
    pub is_right: bool,
    /// Why it is right, or what is wrong with it.
    pub why: T,
}

/// The heading of the part that has the questions.
pub const HEADING: &str = "## Check yourself";

/// A lesson's text before its questions, the text of the questions, and the rest.
pub fn split(text: &str) -> Option<(&str, &str, &str)> {
    let start = text.find(HEADING)? + HEADING.len();
    let end = text[start..].find("\n## ").map_or(text.len(), |at| start + at + 1);
    Some((&text[..start - HEADING.len()], &text[start..end], &text[end..]))
}

/// The questions of that part, in Markdown; or which one isn't in the form, and why.
pub fn questions(text: &str) -> Result<Vec<Question<String>>, String> {
    let mut questions = Vec::new();
    for block in text.split("</details>") {
        let block = block.trim();
        if block.is_empty() {
            continue;
        }
        let number = questions.len() + 1;
        let question = question(number, block);
        questions.push(question.ok_or_else(|| format!("question {number} isn't in the form"))?);
    }
    Ok(questions)
}

fn question(number: usize, block: &str) -> Option<Question<String>> {
    let (asked, answer) = block.split_once("<details><summary>Answer</summary>")?;
    let (asks, choices) = asked.split_once("\n\n- a) ").unwrap_or((asked, ""));
    let asks = asks.trim().strip_prefix(&format!("**{number}. "))?;
    // The question is bold up to its end; what follows it may be code or a second
    // paragraph.
    let (bold, after) = asks.split_once("**")?;
    let asks = format!("{bold}{after}");
    let answer = answer.trim();
    if choices.is_empty() {
        let answer = Some(answer.to_string());
        return Some(Question { number, asks, choices: Vec::new(), answer });
    }
    let choices = lettered(&format!("- a) {choices}"));
    let (right, wrong) = answer.split_once("\n\n- ").unwrap_or((answer, ""));
    let mut whys = lettered(&format!("- {wrong}"));
    let letter = right.strip_prefix("**")?.chars().next()?;
    let why = right.strip_prefix(&format!("**{letter}.**"))?.trim();
    whys.push((letter, why.to_string()));
    let choice = |(its, says): (char, String)| {
        let (_, why) = whys.iter().find(|(letter, _)| *letter == its)?;
        Some(Choice { letter: its, says, is_right: its == letter, why: why.clone() })
    };
    let choices: Vec<Choice<String>> = choices.into_iter().map(choice).collect::<Option<_>>()?;
    let rights = choices.iter().filter(|choice| choice.is_right).count();
    (choices.len() > 1 && rights == 1 && whys.len() == choices.len()).then_some(Question {
        number,
        asks,
        choices,
        answer: None,
    })
}

/// The entries of a list whose entries begin with a letter and a bracket.
fn lettered(list: &str) -> Vec<(char, String)> {
    let entries = format!("\n{list}");
    let entry = |entry: &str| {
        let (letter, text) = entry.split_once(") ")?;
        let mut letters = letter.chars();
        let letter = letters.next().filter(char::is_ascii_lowercase)?;
        letters.next().is_none().then(|| (letter, text.trim().to_string()))
    };
    entries.split("\n- ").filter_map(entry).collect()
}
