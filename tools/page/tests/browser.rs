//! The page in a browser: `browser/drive.mjs` clicks through it in headless Chromium.
//!
//! It needs Node, Chromium and `npm ci` in `tools/page/browser`. Where one of them is missing
//! the test says so and passes; with `PAGE_BROWSER=required`, as in `.ci/run`, it fails.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

fn runs(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Where Chromium is, or what is missing.
fn browser(drive: &Path) -> Result<&'static str, &'static str> {
    if !runs("node") {
        return Err("node is missing");
    }
    if !drive.with_file_name("node_modules").is_dir() {
        return Err("`npm ci` has to run in tools/page/browser first");
    }
    let known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    known.into_iter().find(|path| runs(path)).ok_or("chromium is missing")
}

#[test]
fn readers_find_everything_at_work() {
    let drive = Path::new(env!("CARGO_MANIFEST_DIR")).join("browser/drive.mjs");
    let chromium = match browser(&drive) {
        Ok(chromium) => chromium,
        Err(missing) => {
            let required = env::var("PAGE_BROWSER").is_ok_and(|value| value == "required");
            assert!(!required, "{missing}");
            eprintln!("not tested in a browser: {missing}");
            return;
        }
    };
    let page = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("driven.html");
    let made = Command::new(env!("CARGO_BIN_EXE_page")).arg("--out").arg(&page).output().unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let output = Command::new("node").arg(&drive).arg(&page).arg(chromium).output().unwrap();
    let (said, errors) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}{errors}");
    assert!(said.contains("all well"), "{said}{errors}");
}
