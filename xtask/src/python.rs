//! The Python package: built and tested in a virtual environment of its own, `target/python-venv`.
//!
//! A machine without Python, or one that cannot get the packages, skips this and says so: what is missing
//! there is no fault of ours. A package that does not build and a test that fails are failures.

use crate::stages::succeed;
use crate::workspace::Workspace;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the tests use; the package itself needs only the first.
const PACKAGES: [&str; 6] = [
    "numpy",
    "maturin",
    "pytest",
    "gymnasium",
    "pettingzoo",
    "open_spiel",
];
const FIT: &str = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))";

/// Builds the wheel, installs it and runs `python/tests`.
pub(crate) fn test(workspace: &Workspace) -> Result<()> {
    match prepare(workspace) {
        Err(missing) => {
            println!("SKIPPED: the Python package was neither built nor tested: {missing}");
            Ok(())
        }
        Ok(python) => build_and_test(workspace, &python),
    }
}

/// The interpreter of the environment, with all packages; or what is missing.
fn prepare(workspace: &Workspace) -> Result<PathBuf, String> {
    if !quietly(Command::new("python3").args(["-c", FIT])) {
        return Err("it needs python3, 3.11 or newer, with the modules venv and ensurepip".into());
    }
    let home = workspace.target_directory.join("python-venv");
    let python = home.join("bin").join("python");
    if !python.exists() && !quietly(Command::new("python3").args(["-m", "venv"]).arg(&home)) {
        return Err("`python3 -m venv` failed".into());
    }
    for package in PACKAGES {
        let mut pip = Command::new(&python);
        pip.args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            package,
        ]);
        if !quietly(&mut pip) {
            return Err(format!(
                "`pip install {package}` failed; is there a network?"
            ));
        }
    }
    let manifest = workspace.root.join("crates/palast-python/Cargo.toml");
    let mut fetch = workspace.cargo(["fetch", "--quiet", "--manifest-path"]);
    if !quietly(fetch.arg(&manifest)) {
        return Err("its Rust dependencies cannot be fetched; is there a network?".into());
    }
    Ok(python)
}

fn build_and_test(workspace: &Workspace, python: &Path) -> Result<()> {
    let bin = python.parent().context("an interpreter is in a folder")?;
    let mut paths = vec![bin.to_path_buf()];
    paths.extend(std::env::split_paths(
        &std::env::var_os("PATH").unwrap_or_default(),
    ));
    let path = std::env::join_paths(paths).context("a search path for programs")?;
    let run = |args: &[&str]| {
        let mut command = Command::new(python);
        command
            .args(args)
            .current_dir(&workspace.root)
            .env("PATH", &path)
            .env(
                "CARGO_TARGET_DIR",
                workspace.target_directory.join("python"),
            );
        succeed(&mut command)
    };
    // The builder was installed above by name, so that a missing network shows there and not here.
    run(&[
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-build-isolation",
        "--no-deps",
        "--force-reinstall",
        ".",
    ])?;
    run(&[
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "python/tests",
    ])
}

/// Whether a command succeeds; its output is for nobody.
fn quietly(command: &mut Command) -> bool {
    let silent = command.stdin(Stdio::null()).stdout(Stdio::null());
    silent.status().is_ok_and(|status| status.success())
}
