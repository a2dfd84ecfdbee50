//! `docs/security.md` names a test for each promise: those tests are there.

use std::path::Path;

#[test]
fn every_test_that_the_security_page_names_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = std::fs::read_to_string(root.join("docs/security.md")).unwrap();
    let rows = page
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| promise"));
    let (mut files, mut functions) = (0, 0);
    for row in rows {
        let held_by = row.split('|').nth(2).unwrap();
        assert!(held_by.trim().len() > 5, "nothing holds: {row}");
        let mut source = String::new();
        // What stands between backticks is every second part.
        for name in held_by.split('`').skip(1).step_by(2) {
            if let Some(path) = test_file(name) {
                let path = root.join(path);
                source = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{name}: {row}"));
                files += 1;
            } else if is_function(name) {
                assert!(source.contains(&format!("fn {name}(")), "{name}: {row}");
                functions += 1;
            }
        }
    }
    assert!(
        files >= 30 && functions >= 20,
        "{files} files, {functions} functions"
    );
}

/// The path of a file by the short names that the page explains.
fn test_file(name: &str) -> Option<String> {
    if !name.contains('/') || !(name.ends_with(".rs") || name.ends_with(".sh")) {
        return None;
    }
    let (short, rest) = name.split_once('/')?;
    Some(match short {
        "server" => format!("crates/palast-server/tests/server/{rest}"),
        "store" => format!("crates/palast-store/tests/store/{rest}"),
        "cli" => format!("crates/palast/tests/cli/{rest}"),
        _ => name.to_owned(),
    })
}

fn is_function(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    name.contains('_') && name.chars().all(plain)
}
