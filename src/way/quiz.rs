//! The questions of a lesson, answered by a key, with a score at the end.

use std::io::{BufRead, Write, stdin, stdout};

use colored::Colorize;
use sudoku_steps::course::Stage;
use sudoku_steps::lesson::Stop;
use sudoku_steps::text::wrap;

use super::text;

/// A question of a lesson's text.
#[derive(Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked.
    pub text: String,
    /// The answers to choose from, each with its letter.
    pub choices: Vec<(char, String)>,
    /// The letter of the right one.
    pub right: char,
    /// Why each of them is right or wrong.
    pub why: Vec<(char, String)>,
}

/// Asks every question of a lesson, and says why each choice is right or wrong.
pub fn ask(stage: &Stage) -> Result<(), Stop> {
    let questions = questions(&text(&stage.lesson_file())?);
    let mut out = stdout().lock();
    let mut input = stdin().lock();
    let mut score = 0;
    writeln!(out, "{}", format!("lesson {} · {} questions", stage.number, questions.len()).bold())?;
    for (index, question) in questions.iter().enumerate() {
        writeln!(out)?;
        for line in wrap(&format!("{}. {}", index + 1, question.text), 78) {
            writeln!(out, "{}", line.bold())?;
        }
        for (letter, choice) in &question.choices {
            tell(&mut out, *letter, choice)?;
        }
        let Some(answer) = answer(&mut out, &mut input, question)? else {
            writeln!(out, "\n\n{score} of {index} right so far")?;
            return Ok(());
        };
        let is_right = answer == question.right;
        score += usize::from(is_right);
        let verdict = format!("{} is right", question.right);
        writeln!(out, "\n{}", if is_right { verdict.green() } else { verdict.red() })?;
        for (letter, why) in &question.why {
            tell(&mut out, *letter, why)?;
        }
    }
    writeln!(out, "\n{score} of {} right", questions.len())?;
    Ok(())
}

fn tell(out: &mut impl Write, letter: char, text: &str) -> Result<(), Stop> {
    for (index, line) in wrap(text, 73).iter().enumerate() {
        let mark = if index == 0 { format!("{letter})") } else { "  ".to_string() };
        writeln!(out, "  {mark} {line}")?;
    }
    Ok(())
}

/// The letter that was typed; nothing at the end of the input, or for q.
fn answer(
    out: &mut impl Write,
    input: &mut impl BufRead,
    question: &Question,
) -> Result<Option<char>, Stop> {
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let mut bytes = Vec::new();
        if input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_lowercase();
        if ["q", "quit", "exit"].contains(&line.as_str()) {
            return Ok(None);
        }
        let mut letters = line.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if question.choices.iter().any(|choice| choice.0 == letter) => {
                return Ok(Some(letter));
            }
            _ => {
                let letters: Vec<String> =
                    question.choices.iter().map(|choice| choice.0.to_string()).collect();
                writeln!(out, "type {}, or q to stop", letters.join(", "))?;
            }
        }
    }
}

/// The questions of a lesson's text: a bold line with a number, choices from a) on, and
/// the answer with a reason for each of them.
pub fn questions(text: &str) -> Vec<Question> {
    let part = text.split("\n## Check yourself\n").nth(1).unwrap_or_default();
    let part = part.split("\n## ").next().unwrap_or_default();
    part.split("</details>").filter_map(question).collect()
}

fn question(text: &str) -> Option<Question> {
    let (asked, answer) = text.split_once("<details><summary>Answer</summary>")?;
    let (heading, choices) = asked.trim().strip_prefix("**")?.split_once("**")?;
    let (_, heading) = heading.split_once(". ")?;
    let (right, rest) = answer.trim().strip_prefix("**")?.split_once(".**")?;
    let right = right.chars().next()?;
    let (reason, others) = rest.split_once("\n- ").unwrap_or((rest, ""));
    let mut why = vec![(right, plain(reason))];
    why.extend(list(&format!("\n- {others}")));
    Some(Question { text: plain(heading), choices: list(choices), right, why })
}

/// The entries of a list `- a) …`.
fn list(text: &str) -> Vec<(char, String)> {
    let entries = text.split("\n- ").skip(1);
    entries
        .filter_map(|entry| {
            let (letter, words) = entry.split_once(") ")?;
            Some((letter.chars().next()?, plain(words)))
        })
        .collect()
}

/// A paragraph on one line, without the marks of its text.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('`', "")
}
