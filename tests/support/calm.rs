//! Running a test without the variables that change what insta does.

use std::env;
use std::ffi::OsStr;
use std::process::Command;

/// Runs `test`, which is the test called `name`. When a variable of insta's is set
/// it runs in a child process without it, so that no environment makes a wrong
/// snapshot pass. Only an author's `INSTA_UPDATE=always` is left.
pub fn calmly(name: &str, test: impl FnOnce()) {
    let hostile: Vec<_> = env::vars_os()
        .filter(|(name, value)| changes_insta(name, value))
        .map(|(name, _)| name)
        .collect();
    if hostile.is_empty() {
        return test();
    }
    let mut child = Command::new(env::current_exe().expect("a test knows its own file"));
    child.args([name, "--exact", "--nocapture"]);
    for variable in hostile {
        child.env_remove(variable);
    }
    let output = child.output().expect("a test can start itself");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(printed.contains("running 1 test"), "no test is called {name}");
    assert!(output.status.success(), "{printed}{}", String::from_utf8_lossy(&output.stderr));
}

fn changes_insta(name: &OsStr, value: &OsStr) -> bool {
    let is_update = name == "INSTA_UPDATE" && value == "always";
    name.to_string_lossy().starts_with("INSTA_") && !is_update
}
