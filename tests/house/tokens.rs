//! The tokens of a source file, as far as the imports need them.

/// A token: a word, the text of a string, or a sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    Word(String),
    Text(String),
    Sign(&'static str),
}

impl Token {
    pub fn word(&self) -> Option<&str> {
        if let Self::Word(word) = self { Some(word) } else { None }
    }

    pub fn is(&self, sign: &str) -> bool {
        matches!(self, Self::Sign(own) if *own == sign)
    }
}

const SIGNS: [&str; 10] = ["::", "{", "}", ";", ",", "*", "=", "(", ")", "?"];

/// The tokens of a text; comments and what a comment holds are left out.
pub fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let skip = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some((text, end)) = string(rest) {
            tokens.push(Token::Text(text.to_string()));
            end
        } else if letter == '\'' {
            quoted(rest)
        } else if letter.is_alphabetic() || letter == '_' {
            let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let end = end.unwrap_or(rest.len());
            tokens.push(Token::Word(rest[..end].to_string()));
            end
        } else if let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) {
            tokens.push(Token::Sign(sign));
            sign.len()
        } else {
            if !letter.is_whitespace() {
                tokens.push(Token::Sign(""));
            }
            letter.len_utf8()
        };
        rest = &rest[skip..];
    }
    tokens
}

/// A string at the start of a text, and where it ends.
fn string(text: &str) -> Option<(&str, usize)> {
    let raw = text.strip_prefix('r').unwrap_or(text);
    let hashes = raw.len() - raw.trim_start_matches('#').len();
    if raw.len() < text.len() && raw[hashes..].starts_with('"') {
        let start = 1 + hashes + 1;
        let close = format!("\"{}", "#".repeat(hashes));
        let end = text[start..].find(&close).map_or(text.len(), |at| start + at);
        return Some((&text[start..end], (end + close.len()).min(text.len())));
    }
    let body = text.strip_prefix('"')?;
    let mut escaped = false;
    for (at, letter) in body.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Some((&body[..at], at + 2)),
            _ => {}
        }
    }
    Some((body, text.len()))
}

/// The length of a letter in quotes, or of the quote of a lifetime.
fn quoted(text: &str) -> usize {
    let mut letters = text.char_indices().skip(1);
    match letters.next() {
        Some((_, '\\')) => {
            // The letter after the backslash may be a quote itself.
            letters.next();
            letters.find(|(_, letter)| *letter == '\'').map_or(1, |(at, _)| at + 1)
        }
        Some(_) => letters.next().filter(|(_, letter)| *letter == '\'').map_or(1, |(at, _)| at + 1),
        None => 1,
    }
}
