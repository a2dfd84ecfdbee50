//! The arrows of the design: which crate may know which.
//!
//! Rules know the core and nothing else, so that they run anywhere; the store knows no game; only tests know the
//! kits and the browser. A crate that is not in the table is refused too: whoever adds one decides here what it may know.

use crate::workspace::{Dependency, Package, Workspace};

/// What rules may use of other people's: words for data and errors, no clock, file or generator.
const RULES_MAY_USE: [&str; 3] = ["serde", "thiserror", "toml"];
/// For tests only, whoever wants them.
const ONLY_IN_TESTS: [&str; 3] = ["palast-browser", "palast-conformance", "palast-ui-testkit"];

/// What a crate is in the design.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role<'n> {
    Core,
    Conformance,
    UiTestkit,
    Bots,
    Ui,
    Rules,
    /// The face of the game of this name.
    Face(&'n str),
    Games,
    Store,
    Server,
    Binary,
    Browser,
    Xtask,
}

/// Every forbidden edge, one line each.
pub(crate) fn run(workspace: &Workspace) -> Vec<String> {
    let mut problems = Vec::new();
    for package in &workspace.packages {
        let Some(role) = role(package, workspace) else {
            let name = &package.name;
            problems.push(format!(
                "{name} has no place in the design: give it one in xtask/src/arrows.rs"
            ));
            continue;
        };
        for dependency in &package.dependencies {
            if let Some(reason) = refused(role, dependency, workspace) {
                problems.push(format!("{} → {}: {reason}", package.name, dependency.name));
            }
        }
    }
    problems
}

fn role<'n>(package: &'n Package, workspace: &Workspace) -> Option<Role<'n>> {
    if package
        .directory()
        .starts_with(workspace.root.join("games"))
    {
        return Some(
            package
                .name
                .strip_suffix("-ui")
                .map_or(Role::Rules, Role::Face),
        );
    }
    Some(match package.name.as_str() {
        "palast-core" => Role::Core,
        "palast-conformance" => Role::Conformance,
        "palast-ui-testkit" => Role::UiTestkit,
        "palast-bots" => Role::Bots,
        "palast-ui" => Role::Ui,
        "palast-games" => Role::Games,
        "palast-store" => Role::Store,
        "palast-server" => Role::Server,
        "palast" => Role::Binary,
        "palast-browser" => Role::Browser,
        "xtask" => Role::Xtask,
        _ => return None,
    })
}

/// Why an edge is forbidden, if it is.
fn refused(from: Role<'_>, edge: &Dependency, workspace: &Workspace) -> Option<&'static str> {
    let for_tests = edge.kind.as_deref() == Some("dev");
    let Some(package) = workspace
        .packages
        .iter()
        .find(|package| package.name == edge.name)
    else {
        let foreign =
            from == Role::Rules && !for_tests && !RULES_MAY_USE.contains(&edge.name.as_str());
        return foreign.then_some("rules use only serde, thiserror and toml");
    };
    // The kit for faces is itself for tests only, and plays the set-ups the kit for rules plays.
    let between_kits = from == Role::UiTestkit && edge.name == "palast-conformance";
    if ONLY_IN_TESTS.contains(&edge.name.as_str()) && !between_kits {
        return (!for_tests).then_some("for tests only: make it a dev-dependency");
    }
    let to = role(package, workspace)?;
    let is_allowed = match from {
        Role::Core | Role::Store | Role::Browser | Role::Xtask => false,
        Role::Conformance | Role::Ui => to == Role::Core,
        Role::UiTestkit => matches!(to, Role::Core | Role::Ui | Role::Conformance),
        // A game's judgement is tested by bots that use it; bots are tested on real games. Neither knows the other.
        Role::Rules => to == Role::Core || (for_tests && to == Role::Bots),
        Role::Bots => to == Role::Core || (for_tests && to == Role::Rules),
        Role::Face(game) => to == Role::Core || to == Role::Ui || edge.name == game,
        Role::Games => {
            matches!(
                to,
                Role::Core | Role::Ui | Role::Bots | Role::Rules | Role::Face(_)
            )
        }
        Role::Server => matches!(to, Role::Core | Role::Ui | Role::Games | Role::Store),
        Role::Binary => true,
    };
    (!is_allowed).then_some(match from {
        Role::Core => "the core knows no other crate of ours",
        Role::Conformance | Role::Bots | Role::Ui | Role::Rules => "it knows the core only",
        Role::UiTestkit => "it knows core, palast-ui and palast-conformance only",
        Role::Face(_) => "a face knows the core, palast-ui and its own game",
        Role::Games => "the list of games knows core, ui, bots and the games",
        Role::Store => "the store knows records as lines and no game",
        Role::Server => "the server knows games only through palast-games",
        Role::Binary | Role::Browser | Role::Xtask => "it knows no other crate of ours",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A workspace of packages written as `directory: dependency, dev dependency`.
    fn workspace(lines: &[&str]) -> Workspace {
        let mut packages = Vec::new();
        for line in lines {
            let (directory, edges) = line.split_once(':').unwrap();
            let dependencies = edges
                .split(',')
                .map(str::trim)
                .filter(|edge| !edge.is_empty());
            let dependencies = dependencies.map(|edge| match edge.split_once(' ') {
                Some((kind, name)) => Dependency {
                    name: name.into(),
                    kind: Some(kind.into()),
                },
                None => Dependency {
                    name: edge.into(),
                    kind: None,
                },
            });
            packages.push(Package {
                name: directory.rsplit('/').next().unwrap().into(),
                manifest_path: format!("/w/{directory}/Cargo.toml").into(),
                dependencies: dependencies.collect(),
                targets: Vec::new(),
            });
        }
        Workspace {
            packages,
            target_directory: "/w/target".into(),
            root: "/w".into(),
        }
    }

    const DESIGN: [&str; 13] = [
        "crates/palast-core: serde",
        "crates/palast-conformance: palast-core",
        "crates/palast-ui-testkit: palast-core, palast-ui, palast-conformance, maud",
        "crates/palast-bots: palast-core, dev toy",
        "crates/palast-ui: palast-core, maud",
        "crates/palast-games: palast-core, palast-ui, palast-bots, toy, toy-ui",
        "crates/palast-store: rusqlite",
        "crates/palast-server: palast-ui, palast-games, palast-store, dev palast-browser",
        "crates/palast: palast-server, palast-games, palast-core, dev palast-browser",
        "crates/palast-browser: ureq",
        "games/toy: palast-core, serde, thiserror, toml, dev palast-conformance, dev proptest",
        "games/toy-ui: toy, palast-core, palast-ui, dev palast-ui-testkit",
        "xtask: clap",
    ];

    #[test]
    fn the_design_is_allowed() {
        assert_eq!(run(&workspace(&DESIGN)), Vec::<String>::new());
    }

    #[test]
    fn each_forbidden_edge_is_refused() {
        let forbidden = [
            ("palast-core", "palast-ui"),
            ("palast-core", "dev toy"),
            ("palast-conformance", "palast-bots"),
            ("palast-ui-testkit", "toy"),
            ("palast-bots", "toy"),
            ("palast-ui", "toy"),
            ("palast-games", "palast-store"),
            ("palast-store", "palast-core"),
            ("palast-server", "toy"),
            ("palast-server", "palast-bots"),
            ("palast-server", "palast-browser"),
            ("palast", "palast-conformance"),
            ("palast-browser", "palast-core"),
            ("toy", "palast-bots"),
            ("toy", "palast-conformance"),
            ("toy", "rand"),
            ("toy", "build cc"),
            ("toy", "dev toy-ui"),
            ("toy-ui", "palast-games"),
            ("toy-ui", "other"),
            ("toy-ui", "palast-ui-testkit"),
            ("xtask", "palast-core"),
        ];
        for (from, to) in forbidden {
            let mut lines: Vec<String> = DESIGN.iter().map(ToString::to_string).collect();
            lines.push("games/other: palast-core".into());
            let line = lines
                .iter_mut()
                .find(|line| line.split(':').next().unwrap().rsplit('/').next() == Some(from));
            line.unwrap().push_str(&format!(", {to}"));
            let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
            let problems = run(&workspace(&lines));
            let edge = format!("{from} → {}: ", to.rsplit(' ').next().unwrap());
            assert!(
                problems.len() == 1 && problems[0].starts_with(&edge),
                "{edge}{problems:?}"
            );
        }
    }

    #[test]
    fn a_crate_without_a_place_is_named() {
        let problems = run(&workspace(&["crates/palast-extra: serde"]));
        assert!(
            problems[0].starts_with("palast-extra has no place"),
            "{problems:?}"
        );
    }
}
