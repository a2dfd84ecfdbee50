//! Starts Chromium and its driver; [`ChildProcess`] makes sure that both end.

use crate::child::ChildProcess;
use crate::error::{BrowserError, ErrorKind, located};
use crate::page::Page;
use crate::webdriver::Session;
use serde_json::{Value, json};
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

const FLAGS: &[&str] = &[
    "--headless=new",
    "--no-sandbox", // root in a container cannot use the sandbox, and the pages are trusted
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
    "--remote-debugging-pipe", // Chromium ends when the driver closes the pipe
];

/// A Chromium process with its own profile, its own cookies and one page. It ends when dropped.
#[derive(Debug)]
pub struct Browser {
    // Dropped in this order: close the session, kill the driver, delete the profile.
    page: Page,
    driver: ChildProcess,
    _profile: TempDir,
}

impl Browser {
    /// Starts a browser with an empty profile and an empty page of 1280 × 800.
    ///
    /// The error names the packages to install if Chromium or its driver is missing.
    #[track_caller]
    pub fn start() -> Result<Self, BrowserError> {
        located(Self::launch())
    }

    /// The browser's page.
    #[must_use]
    pub fn page(&self) -> &Page {
        &self.page
    }

    /// The id of the process that guards the browser: the driver and Chromium are below it.
    #[must_use]
    pub fn process_id(&self) -> u32 {
        self.driver.id()
    }

    fn launch() -> Result<Self, ErrorKind> {
        let profile = tempfile::Builder::new()
            .prefix("palast-browser-")
            .tempdir()
            .map_err(|error| ErrorKind::Start(error.to_string()))?;
        on_path("chromedriver")?;
        // Chromium's error stream is about missing buses and graphics cards, never about the page.
        let mut driver =
            ChildProcess::start(Command::new("chromedriver").arg("--port=0"), Stdio::null())?;
        let port = driver.wait_for_line(Duration::from_secs(60), port)?;
        let downloads = profile.path().join("saved");
        let capabilities = capabilities(profile.path(), &downloads);
        let session = Session::open(port, &capabilities).map_err(missing)?;
        let page = Page::new(session, downloads)?;
        Ok(Self {
            page,
            driver,
            _profile: profile,
        })
    }
}

fn capabilities(profile: &Path, downloads: &Path) -> Value {
    let mut args: Vec<String> = FLAGS.iter().map(|flag| (*flag).to_owned()).collect();
    args.push(format!("--user-data-dir={}", profile.display()));
    json!({
        "browserName": "chrome",
        "pageLoadStrategy": "normal",
        "unhandledPromptBehavior": "dismiss and notify",
        "goog:loggingPrefs": { "browser": "ALL" },
        "goog:chromeOptions": {
            "args": args,
            "prefs": { "download.default_directory": downloads, "download.prompt_for_download": false },
        },
    })
}

/// Turns the driver's message about a missing browser into [`ErrorKind::Missing`].
fn missing(kind: ErrorKind) -> ErrorKind {
    if kind.to_string().contains("cannot find Chrome binary") {
        return ErrorKind::Missing {
            program: "Chromium",
        };
    }
    kind
}

/// Fails if the program is not installed. The shell would report that only on its error stream.
fn on_path(program: &'static str) -> Result<(), ErrorKind> {
    match Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .status()
    {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(ErrorKind::Missing { program })
        }
        Err(error) => Err(ErrorKind::Start(error.to_string())),
    }
}

/// Finds the port in the driver's output: "… started successfully on port 40123."
fn port(line: &str) -> Option<u16> {
    let (_, port) = line.split_once("started successfully on port ")?;
    port.trim().trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_read_from_the_driver_output() {
        assert_eq!(
            port("ChromeDriver was started successfully on port 40123."),
            Some(40123)
        );
        assert_eq!(port("Starting ChromeDriver 1.2 on port 0"), None);
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
        let refused = ErrorKind::Refused {
            command: String::new(),
            kind: "session not created".into(),
            message: "session not created: cannot find Chrome binary".into(),
        };
        assert!(missing(refused).to_string().contains("`chromium`"));
    }
}
