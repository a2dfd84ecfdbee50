//! What a person does with a page, and what they find there.
//!
//! Selectors are CSS. Every call that needs an element waits for it, up to the page's patience: live pages replace
//! elements at any moment, so an element that vanished under the click is simply looked for again.

use crate::console::{Complaint, Entry};
use crate::emulate::{Motion, Prefers, Theme};
use crate::error::{BrowserError, Trouble, here};
use crate::keys;
use crate::wire::{Element, Session};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long a page is waited for unless the test says otherwise. Long, for a busy machine; met only by failures.
const PATIENCE: Duration = Duration::from_secs(20);
const PAUSE: Duration = Duration::from_millis(25);

/// The one page of a [`crate::Browser`].
#[derive(Debug)]
pub struct Page {
    pub(crate) session: Session,
    pub(crate) prefers: Mutex<Prefers>,
    patience: Mutex<Duration>,
    /// Where saved files go.
    pub(crate) downloads: PathBuf,
}

impl Drop for Page {
    fn drop(&mut self) {
        self.session.close();
    }
}

impl Page {
    pub(crate) fn new(session: Session, downloads: PathBuf) -> Result<Self, Trouble> {
        let prefers = Mutex::new(Prefers {
            theme: Theme::Light,
            motion: Motion::Full,
        });
        let page = Self {
            session,
            prefers,
            patience: Mutex::new(PATIENCE),
            downloads,
        };
        page.set_size(1280, 800)?;
        page.set_media(|_| ())?;
        Ok(page)
    }

    /// How long calls wait for what they need before they fail; 20 seconds at first.
    pub fn patience(&self, patience: Duration) {
        *self
            .patience
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner) = patience;
    }

    /// Opens an address and waits until it is loaded.
    #[track_caller]
    pub fn goto(&self, url: &str) -> Result<(), BrowserError> {
        here(self.session.post("/url", &json!({ "url": url })).map(drop))
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) -> Result<(), BrowserError> {
        here(self.session.post("/refresh", &json!({})).map(drop))
    }

    /// Goes back one page.
    #[track_caller]
    pub fn back(&self) -> Result<(), BrowserError> {
        here(self.session.post("/back", &json!({})).map(drop))
    }

    /// The address shown.
    #[track_caller]
    pub fn url(&self) -> Result<String, BrowserError> {
        here(self.session.get("/url").and_then(typed))
    }

    /// The page's title.
    #[track_caller]
    pub fn title(&self) -> Result<String, BrowserError> {
        here(self.session.get("/title").and_then(typed))
    }

    /// The document as it is now, as HTML.
    #[track_caller]
    pub fn source(&self) -> Result<String, BrowserError> {
        here(self.session.get("/source").and_then(typed))
    }

    /// Clicks the middle of the first match: really, so something lying over it is a failure.
    #[track_caller]
    pub fn click(&self, css: &str) -> Result<(), BrowserError> {
        here(self.with(css, |session, it| {
            session.element_post(it, "click", &json!({})).map(drop)
        }))
    }

    /// Empties a field and types into it.
    #[track_caller]
    pub fn fill(&self, css: &str, text: &str) -> Result<(), BrowserError> {
        here(self.with(css, |session, it| {
            session.element_post(it, "clear", &json!({}))?;
            session
                .element_post(it, "value", &json!({ "text": text }))
                .map(drop)
        }))
    }

    /// Types after what a field already holds.
    #[track_caller]
    pub fn type_text(&self, css: &str, text: &str) -> Result<(), BrowserError> {
        let body = json!({ "text": text });
        here(self.with(css, |session, it| {
            session.element_post(it, "value", &body).map(drop)
        }))
    }

    /// Presses keys, separated by spaces, wherever the focus is: `"Tab Shift+Tab Enter u"`.
    #[track_caller]
    pub fn keys(&self, keys: &str) -> Result<(), BrowserError> {
        here(keys::actions(keys).and_then(|body| self.session.post("/actions", &body).map(drop)))
    }

    /// The text of the first match, as it is shown.
    #[track_caller]
    pub fn text(&self, css: &str) -> Result<String, BrowserError> {
        here(self.with(css, |session, it| {
            session.element_get(it, "text").and_then(typed)
        }))
    }

    /// The texts of all matches now; none is an answer too.
    #[track_caller]
    pub fn texts(&self, css: &str) -> Result<Vec<String>, BrowserError> {
        const BODY: &str = "return [...document.querySelectorAll(arguments[0])].map(e => e.innerText ?? e.textContent)";
        here(self.session.execute(BODY, &[json!(css)]).and_then(typed))
    }

    /// An attribute of the first match.
    #[track_caller]
    pub fn attribute(&self, css: &str, name: &str) -> Result<Option<String>, BrowserError> {
        let what = format!("attribute/{name}");
        here(self.with(css, |session, it| {
            session.element_get(it, &what).and_then(typed)
        }))
    }

    /// The accessible name of the first match, as a screen reader says it.
    #[track_caller]
    pub fn label(&self, css: &str) -> Result<String, BrowserError> {
        here(self.with(css, |session, it| {
            session.element_get(it, "computedlabel").and_then(typed)
        }))
    }

    /// The role of the first match, as a screen reader says it.
    #[track_caller]
    pub fn role(&self, css: &str) -> Result<String, BrowserError> {
        here(self.with(css, |session, it| {
            session.element_get(it, "computedrole").and_then(typed)
        }))
    }

    /// How many elements match now.
    #[track_caller]
    pub fn count(&self, css: &str) -> Result<usize, BrowserError> {
        const BODY: &str = "return document.querySelectorAll(arguments[0]).length";
        here(self.session.execute(BODY, &[json!(css)]).and_then(typed))
    }

    /// Whether anything matches now.
    #[track_caller]
    pub fn exists(&self, css: &str) -> Result<bool, BrowserError> {
        const BODY: &str = "return document.querySelector(arguments[0]) !== null";
        here(self.session.execute(BODY, &[json!(css)]).and_then(typed))
    }

    /// Evaluates an expression in the page; a promise is awaited.
    #[track_caller]
    pub fn eval<T: DeserializeOwned>(&self, expression: &str) -> Result<T, BrowserError> {
        here(
            self.session
                .execute(&format!("return ({expression})"), &[])
                .and_then(typed),
        )
    }

    /// Waits until something matches.
    #[track_caller]
    pub fn wait_for(&self, css: &str) -> Result<(), BrowserError> {
        here(self.with(css, |_, _| Ok(())))
    }

    /// Waits until nothing matches.
    #[track_caller]
    pub fn wait_gone(&self, css: &str) -> Result<(), BrowserError> {
        const BODY: &str = "return document.querySelector(arguments[0]) === null";
        let what = format!("`{css}` to go");
        here(self.until(&what, || {
            Ok(self.session.execute(BODY, &[json!(css)])? == json!(true))
        }))
    }

    /// Waits until an expression is true in the page.
    #[track_caller]
    pub fn wait_until(&self, expression: &str) -> Result<(), BrowserError> {
        let body = format!("return Boolean({expression})");
        here(self.until(expression, || {
            Ok(self.session.execute(&body, &[])? == json!(true))
        }))
    }

    /// Writes what the viewport shows as PNG, making directories as needed.
    #[track_caller]
    pub fn screenshot(&self, path: impl AsRef<Path>) -> Result<(), BrowserError> {
        here(self.shoot(path.as_ref()))
    }

    /// Writes the whole page as PNG, however long it is.
    #[track_caller]
    pub fn screenshot_whole(&self, path: impl AsRef<Path>) -> Result<(), BrowserError> {
        let params = json!({ "format": "png", "captureBeyondViewport": true });
        let shot = self.session.devtools("Page.captureScreenshot", &params);
        here(shot.and_then(|shot| save(path.as_ref(), &shot["data"])))
    }

    /// The elements that stick out to the right of the viewport, if the page scrolls sideways; outermost first.
    #[track_caller]
    pub fn overflow(&self) -> Result<Vec<String>, BrowserError> {
        const BODY: &str = r#"
            const wide = document.documentElement.clientWidth;
            if (document.documentElement.scrollWidth <= wide) return [];
            return [...document.body.querySelectorAll("*")]
                .filter(e => e.getBoundingClientRect().right > wide + 0.5)
                .map(e => e.cloneNode(false).outerHTML + " to " + e.getBoundingClientRect().right);
        "#;
        here(self.session.execute(BODY, &[]).and_then(typed))
    }

    /// Warnings and errors of the console since this was last asked.
    #[track_caller]
    pub fn complaints(&self) -> Result<Vec<Complaint>, BrowserError> {
        here(self.drain())
    }

    /// Fails if the page complained about anything since this was last asked.
    #[track_caller]
    pub fn expect_quiet(&self) -> Result<(), BrowserError> {
        here(self.drain().and_then(|complaints| {
            if complaints.is_empty() {
                return Ok(());
            }
            let lines: Vec<String> = complaints.iter().map(ToString::to_string).collect();
            Err(Trouble::Complaints(lines.join("\n")))
        }))
    }

    fn drain(&self) -> Result<Vec<Complaint>, Trouble> {
        let log = self
            .session
            .post("/se/log", &json!({ "type": "browser" }))?;
        let entries: Vec<Entry> = typed(log)?;
        Ok(entries.into_iter().filter_map(Entry::complaint).collect())
    }

    /// Does something with the first match, again if it moved or vanished meanwhile.
    fn with<T>(
        &self,
        css: &str,
        act: impl Fn(&Session, &Element) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        let mut done = None;
        let mut last = None;
        let waited = self.until(&format!("`{css}`"), || {
            match self
                .session
                .find(css)
                .and_then(|element| act(&self.session, &element))
            {
                Ok(value) => done = Some(value),
                Err(Trouble::Refused { kind, message, .. }) if passing(&kind) => {
                    last = Some(message);
                }
                Err(trouble) => return Err(trouble),
            }
            Ok(done.is_some())
        });
        match (waited, done, last) {
            (Ok(()), Some(value), _) => Ok(value),
            // "Waited for `#go`" alone would hide that it was there, but covered.
            (
                Err(Trouble::Patience {
                    what,
                    waited,
                    picture,
                }),
                _,
                Some(last),
            ) => Err(Trouble::Patience {
                what: format!("{what}: {last}"),
                waited,
                picture,
            }),
            (Err(trouble), _, _) => Err(trouble),
            (Ok(()), None, _) => unreachable!("until ends well only when done"),
        }
    }

    pub(crate) fn until(
        &self,
        what: &str,
        mut holds: impl FnMut() -> Result<bool, Trouble>,
    ) -> Result<(), Trouble> {
        let patience = *self
            .patience
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let start = Instant::now();
        loop {
            match holds() {
                Ok(true) => return Ok(()),
                Ok(false) => {}
                // The page went away under the question: ask the next one.
                Err(Trouble::Refused { kind, .. }) if kind == "aborted by navigation" => {}
                Err(trouble) => return Err(trouble),
            }
            if start.elapsed() > patience {
                let picture = self.evidence();
                return Err(Trouble::Patience {
                    what: what.to_owned(),
                    waited: patience,
                    picture,
                });
            }
            sleep(PAUSE);
        }
    }

    /// A picture of the page at the failure, named after the test.
    fn evidence(&self) -> Option<PathBuf> {
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

    fn shoot(&self, path: &Path) -> Result<(), Trouble> {
        save(path, &self.session.get("/screenshot")?)
    }
}

/// Refusals that time may cure.
fn passing(kind: &str) -> bool {
    matches!(
        kind,
        "no such element"
            | "stale element reference"
            | "element click intercepted"
            | "element not interactable"
            | "invalid element state"
    )
}

/// Where builds go, and what tests leave behind.
pub(crate) fn target() -> PathBuf {
    let default = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target");
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(default, PathBuf::from)
}

pub(crate) fn typed<T: DeserializeOwned>(value: Value) -> Result<T, Trouble> {
    Ok(serde_json::from_value(value)?)
}

fn save(path: &Path, base64: &Value) -> Result<(), Trouble> {
    let file = |cause| Trouble::File {
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
