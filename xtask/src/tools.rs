//! Tools that tests need: Chromium, its driver and axe-core for those in a browser, and a PostgreSQL server.
//!
//! Missing tools are installed if permissions allow it; otherwise an error names the packages.

use crate::stages::succeed;
use crate::workspace::Workspace;
use anyhow::{Context, Result, bail, ensure};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The program names of Chromium.
const CHROMIUMS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];
/// The version is fixed, because the audit's rules differ between versions.
const AXE: &str = "4.14.0";

/// Makes sure that all tools are installed.
pub(crate) fn prepare(workspace: &Workspace) -> Result<()> {
    // One list, so that an error names all missing packages at once.
    let mut missing = missing_browser();
    if !has_axe(workspace) && !is_installed("npm") {
        missing.push("npm");
    }
    if !has_postgres() {
        missing.push("postgresql");
    }
    install(&missing)?;
    fetch_axe(workspace)?;
    println!("Chromium, its driver, axe-core {AXE} and PostgreSQL are here");
    Ok(())
}

/// Makes sure that Chromium and its driver are installed.
pub(crate) fn prepare_browser() -> Result<()> {
    install(&missing_browser())
}

/// The path of axe-core; `palast-browser` uses the same one.
pub(crate) fn axe_script(workspace: &Workspace) -> PathBuf {
    workspace
        .target_directory
        .join("axe/node_modules/axe-core/axe.min.js")
}

fn missing_browser() -> Vec<&'static str> {
    let mut missing = Vec::new();
    if !CHROMIUMS.iter().any(|name| is_installed(name)) {
        missing.push("chromium");
    }
    if !is_installed("chromedriver") {
        missing.push("chromium-driver");
    }
    missing
}

/// Whether there is a PostgreSQL server. Debian keeps its programs off the path, in a directory for each version;
/// `palast-postgres` looks in the same places.
fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let mut servers = versions.flatten().map(|it| it.path().join("bin/postgres"));
    is_installed("postgres") || servers.any(|server| server.is_file())
}

fn has_axe(workspace: &Workspace) -> bool {
    let script = axe_script(workspace);
    let manifest = std::fs::read_to_string(script.with_file_name("package.json"));
    script.is_file() && manifest.is_ok_and(|it| it.contains(&format!("\"version\": \"{AXE}\"")))
}

fn fetch_axe(workspace: &Workspace) -> Result<()> {
    if has_axe(workspace) {
        return Ok(());
    }
    let directory = workspace.target_directory.join("axe");
    std::fs::create_dir_all(&directory).context("creating a directory for axe-core")?;
    let mut npm = Command::new("npm");
    npm.args([
        "install",
        "--no-save",
        "--no-audit",
        "--no-fund",
        "--ignore-scripts",
        "--prefix",
    ]);
    succeed(npm.arg(&directory).arg(format!("axe-core@{AXE}")))?;
    ensure!(
        has_axe(workspace),
        "npm did not put axe-core into {}",
        directory.display()
    );
    Ok(())
}

/// Installs packages with apt-get, as root or with a sudo that needs no password.
fn install(packages: &[&str]) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    let names = packages.join(" ");
    let prefix: &[&str] = match (is_installed("apt-get"), is_root(), can_sudo()) {
        (true, true, _) => &[],
        (true, false, true) => &["sudo", "-n"],
        (true, false, false) => bail!("missing: {names}. Run: sudo apt-get install {names}"),
        (false, _, _) => bail!(
            "missing: {names} (Debian's names). Install Chromium, a chromedriver of the same version, npm and a PostgreSQL server \
             with this system's package manager, so that they are on the path"
        ),
    };
    let apt = |args: &[&str]| {
        // `env` because sudo drops the environment.
        let words = [
            prefix,
            &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"],
            args,
        ]
        .concat();
        succeed(Command::new(words[0]).args(&words[1..]))
    };
    apt(&["update", "-q", "-o", "Acquire::Retries=3"])?;
    let flags = [
        "install",
        "-q",
        "-y",
        "--no-install-recommends",
        "-o",
        "Acquire::Retries=3",
    ];
    apt(&[&flags, packages].concat()).with_context(|| format!("installing {names}"))
}

fn is_installed(program: &str) -> bool {
    quiet(Command::new(program).arg("--version")).is_ok()
}

fn is_root() -> bool {
    Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn can_sudo() -> bool {
    quiet(Command::new("sudo").args(["-n", "true"])).is_ok()
}

fn quiet(command: &mut Command) -> Result<()> {
    succeed(command.stdout(Stdio::null()).stderr(Stdio::null()))
}
