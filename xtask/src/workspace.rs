//! The workspace as cargo describes it, and its files.

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The parts of `cargo metadata` that xtask uses.
#[derive(Debug, Deserialize)]
pub(crate) struct Workspace {
    pub(crate) packages: Vec<Package>,
    pub(crate) target_directory: PathBuf,
    #[serde(rename = "workspace_root")]
    pub(crate) root: PathBuf,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) manifest_path: PathBuf,
    pub(crate) dependencies: Vec<Dependency>,
    pub(crate) targets: Vec<Target>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// `dev`, `build`, or none for a normal one.
    pub(crate) kind: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Target {
    pub(crate) name: String,
    pub(crate) kind: Vec<String>,
}

impl Workspace {
    /// Loads the metadata of the workspace that contains this xtask, from any current directory.
    pub(crate) fn load() -> Result<Self> {
        // Read at run time: a shared build directory may hold an xtask built from another checkout.
        let here = std::env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
        let output = Command::new(cargo_program())
            .args(["metadata", "--no-deps", "--format-version", "1"])
            .current_dir(here)
            .output()
            .context("running cargo metadata")?;
        let errors = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "cargo metadata failed:\n{errors}");
        serde_json::from_slice(&output.stdout).context("reading the output of cargo metadata")
    }

    /// Creates a cargo command that runs at the root of the workspace.
    pub(crate) fn cargo<'a>(&self, args: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = Command::new(cargo_program());
        command.args(args).current_dir(&self.root);
        command
    }

    /// The rules crates: directories of `games/` without the UI crates.
    pub(crate) fn games(&self) -> Vec<&Package> {
        let is_game = |package: &&Package| {
            package.directory().starts_with(self.root.join("games"))
                && !package.name.ends_with("-ui")
        };
        self.packages.iter().filter(is_game).collect()
    }

    /// All files below `crates/` and `games/` with this extension, sorted.
    pub(crate) fn files(&self, extension: &str) -> Result<Vec<PathBuf>> {
        let mut found = Vec::new();
        for top in ["crates", "games"] {
            let top = self.root.join(top);
            if top.is_dir() {
                collect(&top, extension, &mut found)?;
            }
        }
        found.sort();
        Ok(found)
    }

    /// A path relative to the root of the workspace.
    pub(crate) fn short<'p>(&self, path: &'p Path) -> &'p Path {
        path.strip_prefix(&self.root).unwrap_or(path)
    }
}

impl Package {
    pub(crate) fn has_library(&self) -> bool {
        self.targets
            .iter()
            .any(|target| target.kind.iter().any(|kind| kind == "lib"))
    }

    pub(crate) fn directory(&self) -> &Path {
        self.manifest_path
            .parent()
            .expect("a manifest is in a directory")
    }
}

fn cargo_program() -> std::ffi::OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

fn collect(directory: &Path, extension: &str, into: &mut Vec<PathBuf>) -> Result<()> {
    let entries =
        std::fs::read_dir(directory).with_context(|| format!("listing {}", directory.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target") {
                collect(&path, extension, into)?;
            }
        } else if path.extension().is_some_and(|its| its == extension) {
            into.push(path);
        }
    }
    Ok(())
}
