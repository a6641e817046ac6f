//! Holding a text against the snapshot of the same name, for stub and reference.

use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;

use crate::{Report, Verdict};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/exercises/snapshots");

/// Compares `text` with the snapshot `name`. The report says expected and yours,
/// which insta's own panic doesn't.
pub fn matches(name: &str, headline: &str, text: &str) -> Verdict {
    let settings = settings(FOLDER);
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let held = settings
        .bind(|| panic::catch_unwind(AssertUnwindSafe(|| insta::assert_snapshot!(name, text))));
    panic::set_hook(hook);
    if held.is_ok() {
        return Ok(());
    }
    let file = Path::new(FOLDER).join(format!("{name}.snap"));
    let Ok(kept) = fs::read_to_string(&file) else {
        return Err(Box::new(Report::new(headline).say(format!(
            "check/src/exercises/snapshots/{name}.snap is missing. Get it back: \
             git restore check/src/exercises/snapshots"
        ))));
    };
    let kept = kept.replace("\r\n", "\n");
    let expected = kept.splitn(3, "---\n").nth(2).unwrap_or_default().trim_end();
    Err(Box::new(Report::new(headline).pair("", expected, text)))
}

/// Snapshots in this folder, each in a file of just its name.
pub fn settings(folder: &str) -> insta::Settings {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(folder);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings
}
