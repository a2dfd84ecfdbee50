//! `cargo xtask rulebook`: checks that every rule has a test and that every cited rule exists.
//!
//! A game's `LEDGER.md` lists its rules under ids such as `PG-001`. A test cites a rule in its name (`pg_001_…`), in the
//! comments above it or in its body (`PG-001`). Only citations of test functions that run count. Ranges of ids are not
//! allowed, because a range could hide an untested rule.

mod citation;
mod ledger;

use crate::source::{self, Kind};
use crate::workspace::Workspace;
use anyhow::{Context, Result};
use ledger::Ledger;
use std::collections::BTreeMap;
use std::path::Path;

/// One source file and its path from the root.
struct File {
    path: String,
    text: String,
    kind: Kind,
}

/// Lists the coverage problems of all games, one line each.
pub(crate) fn run(workspace: &Workspace, verbose: bool) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for path in workspace.files("rs")? {
        let text = std::fs::read_to_string(&path)
            .with_context(|| format!("reading {}", path.display()))?;
        let short = workspace.short(&path);
        files.push(File {
            path: short.display().to_string(),
            text,
            kind: kind(short),
        });
    }
    let mut problems = Vec::new();
    for game in workspace.games() {
        let path = game.directory().join("LEDGER.md");
        let Ok(text) = std::fs::read_to_string(&path) else {
            problems.push(format!("{}: missing", workspace.short(&path).display()));
            continue;
        };
        let coverage = Coverage::of(&Ledger::parse(&text), &files);
        if verbose {
            coverage
                .cited
                .iter()
                .for_each(|(id, tests)| println!("{id}  {}", tests.join("\n        ")));
        }
        println!("{}: {}", game.name, coverage.summary);
        problems.extend(
            coverage
                .problems
                .iter()
                .map(|problem| format!("{}: {problem}", game.name)),
        );
    }
    Ok(problems)
}

/// Files in a `tests` directory and files of test modules consist of tests only.
fn kind(path: &Path) -> Kind {
    let is_tests = path.components().any(|part| part.as_os_str() == "tests")
        || path.file_name().is_some_and(|name| name == "tests.rs");
    if is_tests { Kind::Tests } else { Kind::Library }
}

/// Which tests cite which rules of one game.
#[derive(Debug)]
struct Coverage {
    cited: BTreeMap<String, Vec<String>>,
    problems: Vec<String>,
    summary: String,
}

impl Coverage {
    fn of(ledger: &Ledger, files: &[File]) -> Self {
        let mut cited: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let mut problems = ledger.problems.clone();
        for file in files {
            for test in source::test_functions(&file.text, file.kind) {
                let mut ids = citation::in_name(test.name, &ledger.prefix);
                ids.extend(citation::in_text(test.text, &ledger.prefix).map(|it| it.id));
                ids.sort();
                ids.dedup();
                if test.is_ignored {
                    continue;
                }
                for id in ids {
                    let place = format!("{}:{} {}", file.path, test.line, test.name);
                    cited.entry(id).or_default().push(place);
                }
            }
            // Ids in comments of the rules crate must exist too, and ranges are not allowed anywhere.
            for found in citation::in_text(&file.text, &ledger.prefix) {
                let line = source::line_of(&file.text, found.position);
                let place = format!("{}:{line}", file.path);
                if found.is_range {
                    problems.push(format!(
                        "{place}: cite every id, not a range from {}",
                        found.id
                    ));
                }
                if let Some(problem) = ledger.check(&found.id) {
                    problems.push(format!("{place}: {problem}"));
                }
            }
        }
        for (id, tests) in &cited {
            let in_names = tests.iter().filter(|test| !mentions(test, files, id));
            if let Some(problem) = ledger.check(id) {
                problems.extend(in_names.map(|test| format!("{test}: {problem}")));
            }
        }
        let open: Vec<&String> = ledger
            .rules
            .iter()
            .filter(|id| !cited.contains_key(*id))
            .collect();
        problems.extend(open.iter().map(|id| format!("{id}: no test cites it")));
        let summary = format!(
            "{} rules, {} cited, {} open, {} withdrawn",
            ledger.rules.len(),
            ledger.rules.len() - open.len(),
            open.len(),
            ledger.withdrawn.len()
        );
        Self {
            cited,
            problems,
            summary,
        }
    }
}

/// Whether the file of a test also contains the id as text, which is reported with its own line.
fn mentions(test: &str, files: &[File], id: &str) -> bool {
    let path = test.split(':').next().unwrap_or_default();
    files
        .iter()
        .any(|file| file.path == path && file.text.contains(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = "# Toy\n- XX-001 (§1) One.\n- XX-002 (§1) Two.\n- XX-003 (§2, withdrawn) Three.\n\
                          - XX-004 (§2) A bid cannot be withdrawn.\n";

    fn coverage(sources: &[(&str, &str)]) -> Coverage {
        let files: Vec<File> = sources
            .iter()
            .map(|(path, text)| File {
                path: (*path).into(),
                text: (*text).into(),
                kind: kind(Path::new(path)),
            })
            .collect();
        Coverage::of(&Ledger::parse(LEDGER), &files)
    }

    #[test]
    fn test_names_comments_and_bodies_cite_rules() {
        let all = coverage(&[
            (
                "games/toy/tests/rules.rs",
                "#[test]\nfn xx_001_one() {}\n// XX-002\n#[test]\nfn two() {}\n",
            ),
            (
                "games/toy/src/bid.rs",
                "#[cfg(test)]\nmod t {\n#[test]\nfn bid() { given(\"XX-004\") }\n}\n",
            ),
        ]);
        assert_eq!(all.problems, Vec::<String>::new());
        assert_eq!(all.summary, "3 rules, 3 cited, 0 open, 1 withdrawn");
        assert_eq!(all.cited["XX-004"], ["games/toy/src/bid.rs:4 bid"]);
    }

    #[test]
    fn only_tests_that_run_cite_rules() {
        let none = coverage(&[
            ("games/toy/src/lib.rs", "// XX-001\nfn f() {}\n"),
            (
                "games/toy/tests/a.rs",
                "// XX-002\nconst A: u8 = 1;\n#[test]\n#[ignore]\nfn xx_004() {}\n",
            ),
        ]);
        let open: Vec<&str> = vec![
            "XX-001: no test cites it",
            "XX-002: no test cites it",
            "XX-004: no test cites it",
        ];
        assert_eq!(none.problems, open);
    }

    #[test]
    fn unknown_ids_withdrawn_ids_and_ranges_are_reported_with_their_line() {
        let wrong = coverage(&[(
            "games/toy/tests/a.rs",
            "// XX-001..XX-004\n#[test]\nfn a() {}\n// XX-002 XX-003 XX-009\n#[test]\nfn xx_010() {}\n",
        )]);
        assert_eq!(
            wrong.problems,
            [
                "games/toy/tests/a.rs:1: cite every id, not a range from XX-001",
                "games/toy/tests/a.rs:4: XX-003 is withdrawn",
                "games/toy/tests/a.rs:4: XX-009 is not in the ledger",
                "games/toy/tests/a.rs:6 xx_010: XX-010 is not in the ledger",
            ]
        );
    }
}
