//! Actions on a page, and reading its content.
//!
//! Selectors are CSS. Every call that needs an element waits for it, up to the page's timeout. Live pages may replace
//! elements at any time; if an element vanishes during a click, it is looked up again.

use crate::console::{ConsoleMessage, Entry};
use crate::emulate::{MediaPreferences, Motion, Theme};
use crate::error::{BrowserError, ErrorKind, located};
use crate::keys;
use crate::webdriver::{Element, Session};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The default timeout. It is long, for busy machines; only failures reach it.
const TIMEOUT: Duration = Duration::from_secs(20);
const POLL_INTERVAL: Duration = Duration::from_millis(25);

/// The one page of a [`crate::Browser`].
#[derive(Debug)]
pub struct Page {
    pub(crate) session: Session,
    pub(crate) prefers: Mutex<MediaPreferences>,
    timeout: Mutex<Duration>,
    /// The download folder.
    pub(crate) downloads: PathBuf,
}

impl Drop for Page {
    fn drop(&mut self) {
        self.session.close();
    }
}

impl Page {
    pub(crate) fn new(session: Session, downloads: PathBuf) -> Result<Self, ErrorKind> {
        let prefers = Mutex::new(MediaPreferences {
            theme: Theme::Light,
            motion: Motion::Full,
        });
        let page = Self {
            session,
            prefers,
            timeout: Mutex::new(TIMEOUT),
            downloads,
        };
        page.set_size(1280, 800)?;
        page.set_media(|_| ())?;
        Ok(page)
    }

    /// Sets how long calls wait before they fail; the default is 20 seconds.
    pub fn set_timeout(&self, timeout: Duration) {
        *self
            .timeout
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner) = timeout;
    }

    /// Opens a URL and waits until the page is loaded.
    #[track_caller]
    pub fn goto(&self, url: &str) -> Result<(), BrowserError> {
        located(self.session.post("/url", &json!({ "url": url })).map(drop))
    }

    /// Reloads the page.
    #[track_caller]
    pub fn reload(&self) -> Result<(), BrowserError> {
        located(self.session.post("/refresh", &json!({})).map(drop))
    }

    /// Forgets all cookies: the browser becomes another visitor's.
    #[track_caller]
    pub fn clear_cookies(&self) -> Result<(), BrowserError> {
        let clear = "Network.clearBrowserCookies";
        located(self.session.devtools(clear, &json!({})).map(drop))
    }

    /// Goes back one page.
    #[track_caller]
    pub fn back(&self) -> Result<(), BrowserError> {
        located(self.session.post("/back", &json!({})).map(drop))
    }

    /// The current URL.
    #[track_caller]
    pub fn url(&self) -> Result<String, BrowserError> {
        located(self.session.get("/url").and_then(typed))
    }

    /// The page's title.
    #[track_caller]
    pub fn title(&self) -> Result<String, BrowserError> {
        located(self.session.get("/title").and_then(typed))
    }

    /// The current document as HTML.
    #[track_caller]
    pub fn source(&self) -> Result<String, BrowserError> {
        located(self.session.get("/source").and_then(typed))
    }

    /// Clicks the middle of the first match with a real mouse event, so a covered element is a failure.
    #[track_caller]
    pub fn click(&self, css: &str) -> Result<(), BrowserError> {
        located(self.with(css, |session, it| {
            session.element_post(it, "click", &json!({})).map(drop)
        }))
    }

    /// Clears a field and types into it.
    #[track_caller]
    pub fn fill(&self, css: &str, text: &str) -> Result<(), BrowserError> {
        located(self.with(css, |session, it| {
            session.element_post(it, "clear", &json!({}))?;
            session
                .element_post(it, "value", &json!({ "text": text }))
                .map(drop)
        }))
    }

    /// Appends text to a field.
    #[track_caller]
    pub fn type_text(&self, css: &str, text: &str) -> Result<(), BrowserError> {
        let body = json!({ "text": text });
        located(self.with(css, |session, it| {
            session.element_post(it, "value", &body).map(drop)
        }))
    }

    /// Presses keys, separated by spaces, on the focused element: `"Tab Shift+Tab Enter u"`.
    #[track_caller]
    pub fn keys(&self, keys: &str) -> Result<(), BrowserError> {
        located(keys::actions(keys).and_then(|body| self.session.post("/actions", &body).map(drop)))
    }

    /// The visible text of the first match.
    #[track_caller]
    pub fn text(&self, css: &str) -> Result<String, BrowserError> {
        located(self.with(css, |session, it| {
            session.element_get(it, "text").and_then(typed)
        }))
    }

    /// The texts of all current matches, possibly none.
    #[track_caller]
    pub fn texts(&self, css: &str) -> Result<Vec<String>, BrowserError> {
        const BODY: &str = "return [...document.querySelectorAll(arguments[0])].map(e => e.innerText ?? e.textContent)";
        located(self.session.execute(BODY, &[json!(css)]).and_then(typed))
    }

    /// An attribute of the first match.
    #[track_caller]
    pub fn attribute(&self, css: &str, name: &str) -> Result<Option<String>, BrowserError> {
        let what = format!("attribute/{name}");
        located(self.with(css, |session, it| {
            session.element_get(it, &what).and_then(typed)
        }))
    }

    /// The accessible name of the first match.
    #[track_caller]
    pub fn label(&self, css: &str) -> Result<String, BrowserError> {
        located(self.with(css, |session, it| {
            session.element_get(it, "computedlabel").and_then(typed)
        }))
    }

    /// The accessible role of the first match.
    #[track_caller]
    pub fn role(&self, css: &str) -> Result<String, BrowserError> {
        located(self.with(css, |session, it| {
            session.element_get(it, "computedrole").and_then(typed)
        }))
    }

    /// How many elements match now.
    #[track_caller]
    pub fn count(&self, css: &str) -> Result<usize, BrowserError> {
        const BODY: &str = "return document.querySelectorAll(arguments[0]).length";
        located(self.session.execute(BODY, &[json!(css)]).and_then(typed))
    }

    /// Whether anything matches now.
    #[track_caller]
    pub fn exists(&self, css: &str) -> Result<bool, BrowserError> {
        const BODY: &str = "return document.querySelector(arguments[0]) !== null";
        located(self.session.execute(BODY, &[json!(css)]).and_then(typed))
    }

    /// Evaluates an expression in the page and awaits it if it is a promise.
    #[track_caller]
    pub fn eval<T: DeserializeOwned>(&self, expression: &str) -> Result<T, BrowserError> {
        located(
            self.session
                .execute(&format!("return ({expression})"), &[])
                .and_then(typed),
        )
    }

    /// Waits until something matches.
    #[track_caller]
    pub fn wait_for(&self, css: &str) -> Result<(), BrowserError> {
        located(self.with(css, |_, _| Ok(())))
    }

    /// Waits until nothing matches.
    #[track_caller]
    pub fn wait_gone(&self, css: &str) -> Result<(), BrowserError> {
        const BODY: &str = "return document.querySelector(arguments[0]) === null";
        let what = format!("`{css}` to go");
        located(self.until(&what, || {
            Ok(self.session.execute(BODY, &[json!(css)])? == json!(true))
        }))
    }

    /// Waits until an expression is true in the page.
    #[track_caller]
    pub fn wait_until(&self, expression: &str) -> Result<(), BrowserError> {
        let body = format!("return Boolean({expression})");
        located(self.until(expression, || {
            Ok(self.session.execute(&body, &[])? == json!(true))
        }))
    }

    /// Writes the visible part of the page as PNG and creates missing directories.
    #[track_caller]
    pub fn screenshot(&self, path: impl AsRef<Path>) -> Result<(), BrowserError> {
        located(self.shoot(path.as_ref()))
    }

    /// Writes the whole page as PNG, however long it is.
    #[track_caller]
    pub fn screenshot_whole(&self, path: impl AsRef<Path>) -> Result<(), BrowserError> {
        let params = json!({ "format": "png", "captureBeyondViewport": true });
        let shot = self.session.devtools("Page.captureScreenshot", &params);
        located(shot.and_then(|shot| save(path.as_ref(), &shot["data"])))
    }

    /// The elements that extend beyond the right edge, if the page scrolls sideways; outermost first.
    #[track_caller]
    pub fn overflow(&self) -> Result<Vec<String>, BrowserError> {
        const BODY: &str = r#"
            const wide = document.documentElement.clientWidth;
            if (document.documentElement.scrollWidth <= wide) return [];
            return [...document.body.querySelectorAll("*")]
                .filter(e => e.getBoundingClientRect().right > wide + 0.5)
                .map(e => e.cloneNode(false).outerHTML + " to " + e.getBoundingClientRect().right);
        "#;
        located(self.session.execute(BODY, &[]).and_then(typed))
    }

    /// Warnings and errors of the console since the last call.
    #[track_caller]
    pub fn console_messages(&self) -> Result<Vec<ConsoleMessage>, BrowserError> {
        located(self.drain())
    }

    /// Fails if the console has warnings or errors since the last call.
    #[track_caller]
    pub fn expect_no_console_errors(&self) -> Result<(), BrowserError> {
        located(self.drain().and_then(|messages| {
            if messages.is_empty() {
                return Ok(());
            }
            let lines: Vec<String> = messages.iter().map(ToString::to_string).collect();
            Err(ErrorKind::Console(lines.join("\n")))
        }))
    }

    fn drain(&self) -> Result<Vec<ConsoleMessage>, ErrorKind> {
        let log = self
            .session
            .post("/se/log", &json!({ "type": "browser" }))?;
        let entries: Vec<Entry> = typed(log)?;
        Ok(entries
            .into_iter()
            .filter_map(Entry::into_message)
            .collect())
    }

    /// Runs `act` on the first match, and again if the element moves or vanishes meanwhile.
    fn with<T>(
        &self,
        css: &str,
        act: impl Fn(&Session, &Element) -> Result<T, ErrorKind>,
    ) -> Result<T, ErrorKind> {
        let mut done = None;
        let mut last = None;
        let waited = self.until(&format!("`{css}`"), || {
            match self
                .session
                .find(css)
                .and_then(|element| act(&self.session, &element))
            {
                Ok(value) => done = Some(value),
                Err(ErrorKind::Refused { kind, message, .. }) if is_transient(&kind) => {
                    last = Some(message);
                }
                Err(kind) => return Err(kind),
            }
            Ok(done.is_some())
        });
        match (waited, done, last) {
            (Ok(()), Some(value), _) => Ok(value),
            // The message of the last attempt says, for example, that the element was covered.
            (
                Err(ErrorKind::Timeout {
                    what,
                    waited,
                    screenshot,
                }),
                _,
                Some(last),
            ) => Err(ErrorKind::Timeout {
                what: format!("{what}: {last}"),
                waited,
                screenshot,
            }),
            (Err(kind), _, _) => Err(kind),
            (Ok(()), None, _) => unreachable!("`until` succeeds only once `done` is set"),
        }
    }

    pub(crate) fn until(
        &self,
        what: &str,
        mut holds: impl FnMut() -> Result<bool, ErrorKind>,
    ) -> Result<(), ErrorKind> {
        let timeout = *self
            .timeout
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let start = Instant::now();
        loop {
            match holds() {
                Ok(true) => return Ok(()),
                Ok(false) => {}
                // The page was navigating: try again on the next one.
                Err(ErrorKind::Refused { kind, .. }) if kind == "aborted by navigation" => {}
                Err(kind) => return Err(kind),
            }
            if start.elapsed() > timeout {
                let screenshot = self.failure_screenshot();
                return Err(ErrorKind::Timeout {
                    what: what.to_owned(),
                    waited: timeout,
                    screenshot,
                });
            }
            sleep(POLL_INTERVAL);
        }
    }

    /// Saves a screenshot of the failure, named after the test.
    fn failure_screenshot(&self) -> Option<PathBuf> {
        let name = std::thread::current()
            .name()
            .unwrap_or("page")
            .replace("::", "-");
        let path = target()
            .join("browser-failures")
            .join(format!("{name}.png"));
        self.shoot(&path).ok()?;
        Some(path)
    }

    fn shoot(&self, path: &Path) -> Result<(), ErrorKind> {
        save(path, &self.session.get("/screenshot")?)
    }
}

/// Whether a refused command may succeed later.
fn is_transient(kind: &str) -> bool {
    matches!(
        kind,
        "no such element"
            | "stale element reference"
            | "element click intercepted"
            | "element not interactable"
            | "invalid element state"
    )
}

/// The build directory, which also holds what tests leave behind.
pub(crate) fn target() -> PathBuf {
    let default = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target");
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(default, PathBuf::from)
}

pub(crate) fn typed<T: DeserializeOwned>(value: Value) -> Result<T, ErrorKind> {
    Ok(serde_json::from_value(value)?)
}

fn save(path: &Path, base64: &Value) -> Result<(), ErrorKind> {
    let file = |cause| ErrorKind::File {
        path: path.to_owned(),
        cause,
    };
    let png = STANDARD
        .decode(base64.as_str().unwrap_or_default())
        .map_err(|error| file(std::io::Error::other(error)))?;
    if let Some(directory) = path.parent() {
        std::fs::create_dir_all(directory).map_err(file)?;
    }
    std::fs::write(path, png).map_err(file)
}
