//! `cargo xtask arrows`: checks which crate may depend on which.
//!
//! Rules depend on the core only, so that they run anywhere; the store depends on no game; only tests depend on the test
//! kits and the browser. A crate without a role is refused too: a new crate needs an entry here.

use crate::workspace::{Dependency, Package, Workspace};

/// Third-party crates that rules may use: data and errors, no clock, file or random generator.
const RULES_MAY_USE: [&str; 3] = ["serde", "thiserror", "toml"];
/// Crates that may only be dev-dependencies.
const ONLY_IN_TESTS: [&str; 4] = [
    "palast-browser",
    "palast-conformance",
    "palast-postgres",
    "palast-ui-testkit",
];

/// The role of a crate in the architecture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role<'n> {
    Core,
    Conformance,
    UiTestkit,
    Bots,
    Lab,
    Env,
    Ui,
    Rules,
    /// The UI of the game of this name.
    GameUi(&'n str),
    Games,
    Store,
    Server,
    Binary,
    Browser,
    Xtask,
}

/// Lists all forbidden dependencies, one line each.
pub(crate) fn run(workspace: &Workspace) -> Vec<String> {
    let mut problems = Vec::new();
    for package in &workspace.packages {
        let Some(role) = role(package, workspace) else {
            let name = &package.name;
            problems.push(format!(
                "{name} has no role: add it to `role` in xtask/src/dependencies.rs"
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
                .map_or(Role::Rules, Role::GameUi),
        );
    }
    Some(match package.name.as_str() {
        "palast-core" => Role::Core,
        "palast-conformance" => Role::Conformance,
        "palast-ui-testkit" => Role::UiTestkit,
        "palast-bots" => Role::Bots,
        "palast-lab" => Role::Lab,
        "palast-env" => Role::Env,
        "palast-ui" => Role::Ui,
        "palast-games" => Role::Games,
        "palast-store" => Role::Store,
        "palast-server" => Role::Server,
        "palast" => Role::Binary,
        "palast-browser" | "palast-postgres" => Role::Browser,
        "xtask" => Role::Xtask,
        _ => return None,
    })
}

/// Returns why a dependency is forbidden, or `None` if it is allowed.
fn refused(from: Role<'_>, dependency: &Dependency, workspace: &Workspace) -> Option<&'static str> {
    let for_tests = dependency.kind.as_deref() == Some("dev");
    let Some(package) = workspace
        .packages
        .iter()
        .find(|package| package.name == dependency.name)
    else {
        let forbidden =
            from == Role::Rules && !for_tests && !RULES_MAY_USE.contains(&dependency.name.as_str());
        return forbidden.then_some("rules use only serde, thiserror and toml");
    };
    // The UI test kit is itself for tests only, and reuses the toy game of the conformance kit.
    let between_kits = from == Role::UiTestkit && dependency.name == "palast-conformance";
    if ONLY_IN_TESTS.contains(&dependency.name.as_str()) && !between_kits {
        return (!for_tests).then_some("for tests only: make it a dev-dependency");
    }
    let to = role(package, workspace)?;
    let is_allowed = match from {
        Role::Core | Role::Store | Role::Browser | Role::Xtask => false,
        Role::Conformance | Role::Ui => to == Role::Core,
        Role::UiTestkit => matches!(to, Role::Core | Role::Ui | Role::Conformance),
        // Tests of a game's heuristic use bots, and tests of bots use real games. The crates themselves are independent.
        Role::Rules => to == Role::Core || (for_tests && to == Role::Bots),
        Role::Bots => to == Role::Core || (for_tests && to == Role::Rules),
        Role::Lab => matches!(to, Role::Core | Role::Bots) || (for_tests && to == Role::Rules),
        Role::Env => matches!(to, Role::Core | Role::Bots | Role::Rules),
        Role::GameUi(game) => to == Role::Core || to == Role::Ui || dependency.name == game,
        Role::Games => {
            matches!(
                to,
                Role::Core | Role::Ui | Role::Bots | Role::Rules | Role::GameUi(_)
            )
        }
        Role::Server => matches!(to, Role::Core | Role::Ui | Role::Games | Role::Store),
        // A state of an environment sees every hand: nothing that people play against links it.
        Role::Binary => to != Role::Env,
    };
    (!is_allowed).then_some(match from {
        Role::Core => "the core depends on no other crate of ours",
        Role::Conformance | Role::Bots | Role::Ui | Role::Rules => "it depends on the core only",
        Role::UiTestkit => "it depends on core, palast-ui and palast-conformance only",
        Role::Lab => "the laboratory depends on core and bots only",
        Role::Env => "environments depend on core, bots and the games",
        Role::GameUi(_) => "a game's UI depends on the core, palast-ui and its own game",
        Role::Games => "the list of games depends on core, ui, bots and the games",
        Role::Store => "the store stores records as lines and depends on no game",
        Role::Server => "the server uses games only through palast-games",
        Role::Binary => "a state of an environment sees every hand",
        Role::Browser | Role::Xtask => "it depends on no other crate of ours",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Builds a workspace from lines `directory: dependency, dev dependency`.
    fn workspace(lines: &[&str]) -> Workspace {
        let mut packages = Vec::new();
        for line in lines {
            let (directory, edges) = line.split_once(':').unwrap();
            let dependencies = edges
                .split(',')
                .map(str::trim)
                .filter(|dependency| !dependency.is_empty());
            let dependencies = dependencies.map(|dependency| match dependency.split_once(' ') {
                Some((kind, name)) => Dependency {
                    name: name.into(),
                    kind: Some(kind.into()),
                },
                None => Dependency {
                    name: dependency.into(),
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

    const DESIGN: [&str; 15] = [
        "crates/palast-core: serde",
        "crates/palast-conformance: palast-core",
        "crates/palast-ui-testkit: palast-core, palast-ui, palast-conformance, maud",
        "crates/palast-bots: palast-core, dev toy",
        "crates/palast-lab: palast-core, palast-bots, dev toy",
        "crates/palast-env: palast-core, palast-bots, toy",
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
    fn the_intended_dependencies_are_allowed() {
        assert_eq!(run(&workspace(&DESIGN)), Vec::<String>::new());
    }

    #[test]
    fn each_forbidden_dependency_is_refused() {
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
            ("palast-server", "palast-lab"),
            ("palast-server", "palast-env"),
            ("palast", "palast-env"),
            ("palast-env", "palast-games"),
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
    fn a_crate_without_a_role_is_named() {
        let problems = run(&workspace(&["crates/palast-extra: serde"]));
        assert!(
            problems[0].starts_with("palast-extra has no role"),
            "{problems:?}"
        );
    }
}
