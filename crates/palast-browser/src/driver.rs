//! Starting Chromium with its driver; [`Guard`] makes sure that both end.

use crate::error::{BrowserError, Trouble, here};
use crate::guard::Guard;
use crate::page::Page;
use crate::wire::Session;
use serde_json::{Value, json};
use std::io::ErrorKind;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

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
    _driver: Guard,
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
        on_path("chromedriver")?;
        // Chromium's error stream speaks of missing buses and graphics cards, never of the page.
        let mut driver = Guard::start(Command::new("chromedriver").arg("--port=0"), Stdio::null())?;
        let port = driver.hear(Duration::from_secs(60), port)?;
        let downloads = profile.path().join("saved");
        let capabilities = capabilities(profile.path(), &downloads);
        let session = Session::open(port, &capabilities).map_err(missing)?;
        let page = Page::new(session, downloads)?;
        Ok(Self {
            page,
            _driver: driver,
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

/// The driver's way of saying that there is no browser.
fn missing(trouble: Trouble) -> Trouble {
    if trouble.to_string().contains("cannot find Chrome binary") {
        return Trouble::Missing {
            program: "Chromium",
        };
    }
    trouble
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
fn port(line: &str) -> Option<u16> {
    let (_, port) = line.split_once("started successfully on port ")?;
    port.trim().trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn port_is_read_from_what_the_driver_says() {
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
        let said = Trouble::Refused {
            command: String::new(),
            kind: "session not created".into(),
            message: "session not created: cannot find Chrome binary".into(),
        };
        assert!(missing(said).to_string().contains("`chromium`"));
    }
}
