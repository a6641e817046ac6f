//! Putting a stub back, and keeping what the learner wrote.

use std::fs;
use std::io::{Write, stdout};
use std::process::Command;

use sudoku_steps::course::Stage;
use sudoku_steps::lesson::Stop;

use super::{ROOT, path};

/// Puts the stub of an exercise back. What stood there is kept under a name that it prints.
pub fn put_back(stage: &Stage) -> Result<(), Stop> {
    let file = stage.exercise_file();
    let stub = stub(&file)?;
    let yours = fs::read_to_string(path(&file)).unwrap_or_default();
    if yours == stub {
        writeln!(stdout(), "{file} is the untouched stub already")?;
        return Ok(());
    }
    let in_way = |error: std::io::Error| Stop::Bad(format!("cannot write beside {file}: {error}"));
    if !yours.trim().is_empty() {
        let kept = (1..).map(|number| file.replace(".rs", &format!(".{number}.kept")));
        let kept = kept.into_iter().find(|name| !path(name).exists()).unwrap_or_default();
        fs::write(path(&kept), &yours).map_err(in_way)?;
        writeln!(stdout(), "Yours is kept as {kept}")?;
    }
    fs::write(path(&file), stub).map_err(in_way)?;
    writeln!(stdout(), "{file} is the untouched stub again")?;
    Ok(())
}

/// The stub, from the history of the checkout: of all versions of the file the newest with
/// the most functions still to be written. A learner may have committed an answer.
fn stub(file: &str) -> Result<String, Stop> {
    let versions = git(&["log", "--format=%H", "--", file])?;
    let texts = versions.lines().filter_map(|hash| git(&["show", &format!("{hash}:{file}")]).ok());
    let open = |text: &String| text.matches("todo!(").count();
    let stub = texts.fold(None, |best: Option<String>, text| match best {
        Some(best) if open(&best) >= open(&text) => Some(best),
        _ => Some(text),
    });
    stub.filter(|text| open(text) > 0).ok_or_else(|| {
        Stop::Bad(format!(
            "the history of this folder has no stub of {file}: clone the course anew"
        ))
    })
}

fn git(arguments: &[&str]) -> Result<String, Stop> {
    let output = Command::new("git").args(arguments).current_dir(ROOT).output();
    let output = output.map_err(|error| Stop::Bad(format!("cannot run git: {error}")))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(Stop::Bad(format!("git says: {}", said.lines().next().unwrap_or_default())));
    }
    Ok(String::from_utf8_lossy(&output.stdout).replace("\r\n", "\n"))
}
