//! Starting Chromium with its driver, and making sure that both end.
//!
//! The driver runs under a small shell in a process group of its own. The shell waits on its standard input, which is
//! a pipe held by the test: when the test ends, by success, panic or `kill -9`, the pipe closes and the shell kills
//! the whole group. Nothing of a browser survives its test.

use crate::error::{BrowserError, Trouble, here};
use crate::page::Page;
use crate::wire::Session;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, ErrorKind};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use tempfile::TempDir;

/// Waits for end of file, then ends the group it leads. If the driver ends first, so does the wait.
const GUARD: &str = r#""$@" </dev/null & read -r _; kill -KILL 0"#;

const FLAGS: &[&str] = &[
    "--headless=new",
    "--no-sandbox", // a container's root may not use the sandbox, and the pages are ours
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-crash-reporter",
    "--disable-sync",
    "--disable-dev-shm-usage", // containers have a /dev/shm of 64 MB
    "--hide-scrollbars",
    "--lang=en",
    "--remote-debugging-pipe", // Chromium ends when the driver's end of the pipe does
];

/// A Chromium of its own: own profile, own cookies, one page. Ends when dropped.
#[derive(Debug)]
pub struct Browser {
    // Dropped in this order: the page says goodbye, the driver is killed, the profile deleted.
    page: Page,
    _driver: Driver,
    _profile: TempDir,
}

impl Browser {
    /// Starts a browser with an empty profile and an empty page of 1280 × 800.
    ///
    /// Fails with the packages' names where Chromium or its driver is missing.
    #[track_caller]
    pub fn start() -> Result<Self, BrowserError> {
        here(Self::launch())
    }

    /// The page shown.
    #[must_use]
    pub fn page(&self) -> &Page {
        &self.page
    }

    fn launch() -> Result<Self, Trouble> {
        let profile = tempfile::Builder::new()
            .prefix("palast-browser-")
            .tempdir()
            .map_err(|error| Trouble::Start(error.to_string()))?;
        let driver = Driver::start()?;
        let session = Session::open(driver.port, &capabilities(profile.path())).map_err(missing)?;
        let page = Page::new(session)?;
        Ok(Self {
            page,
            _driver: driver,
            _profile: profile,
        })
    }
}

fn capabilities(profile: &Path) -> Value {
    let mut args: Vec<String> = FLAGS.iter().map(|flag| (*flag).to_owned()).collect();
    args.push(format!("--user-data-dir={}", profile.display()));
    json!({
        "browserName": "chrome",
        "pageLoadStrategy": "normal",
        "unhandledPromptBehavior": "dismiss and notify",
        "goog:loggingPrefs": { "browser": "ALL" },
        "goog:chromeOptions": { "args": args },
    })
}

/// The driver's way of saying that there is no browser.
fn missing(trouble: Trouble) -> Trouble {
    if trouble.to_string().contains("cannot find Chrome binary") {
        return Trouble::Missing {
            program: "Chromium",
        };
    }
    trouble
}

/// The driver's process group.
#[derive(Debug)]
struct Driver {
    guard: Child,
    port: u16,
    // Kept open: the driver must not die of a broken pipe if it ever speaks again.
    _says: BufReader<ChildStdout>,
}

impl Driver {
    fn start() -> Result<Self, Trouble> {
        on_path("chromedriver")?;
        let mut guard = Command::new("sh")
            .args(["-c", GUARD, "guard", "chromedriver", "--port=0"])
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| Trouble::Start(error.to_string()))?;
        let mut says = BufReader::new(guard.stdout.take().expect("stdout is piped above"));
        match port(&mut says) {
            Ok(port) => Ok(Self {
                guard,
                port,
                _says: says,
            }),
            Err(trouble) => {
                end(&mut guard);
                Err(trouble)
            }
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        end(&mut self.guard);
    }
}

fn end(guard: &mut Child) {
    drop(guard.stdin.take());
    // The guard kills itself with its group; waiting only clears it from the process table.
    drop(guard.wait());
}

/// Asked first, because the shell would report a missing program only on its error stream.
fn on_path(program: &'static str) -> Result<(), Trouble> {
    match Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .status()
    {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::NotFound => Err(Trouble::Missing { program }),
        Err(error) => Err(Trouble::Start(error.to_string())),
    }
}

/// The driver chooses a free port and says which: "… started successfully on port 40123."
fn port(says: &mut impl BufRead) -> Result<u16, Trouble> {
    let mut heard = String::new();
    for line in says.lines() {
        let line = line.map_err(|error| Trouble::Start(error.to_string()))?;
        if let Some((_, port)) = line.split_once("started successfully on port ") {
            let digits = port.trim().trim_end_matches('.');
            return digits
                .parse()
                .map_err(|_| Trouble::Start(format!("no port in `{line}`")));
        }
        heard.push_str(&line);
        heard.push('\n');
    }
    Err(Trouble::Start(format!(
        "the driver ended, saying:\n{heard}"
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn port_is_read_from_what_the_driver_says() {
        let mut says =
            "Starting …\nChromeDriver was started successfully on port 40123.\n".as_bytes();
        assert_eq!(port(&mut says).unwrap(), 40123);
    }

    #[test]
    fn a_driver_that_ends_is_quoted() {
        let mut says = "bad flag\n".as_bytes();
        assert!(
            port(&mut says)
                .unwrap_err()
                .to_string()
                .contains("bad flag")
        );
    }

    #[test]
    fn a_missing_program_names_the_packages() {
        let error = on_path("palast-no-such-driver").unwrap_err().to_string();
        assert!(
            error.contains("`chromium` and `chromium-driver`"),
            "{error}"
        );
    }

    #[test]
    fn a_missing_browser_names_the_packages() {
        let said = Trouble::Refused {
            command: String::new(),
            kind: "session not created".into(),
            message: "session not created: cannot find Chrome binary".into(),
        };
        assert!(missing(said).to_string().contains("`chromium`"));
    }
}
