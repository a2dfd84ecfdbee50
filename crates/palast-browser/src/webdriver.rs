//! A WebDriver client: JSON requests to the driver on loopback.

use crate::error::ErrorKind;
use serde_json::{Value, json};
use std::time::Duration;

/// Large enough for a screenshot of a long page in base64.
const MAX_RESPONSE: u64 = 256 << 20;
/// The JSON key of an element reference in WebDriver.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The driver's reference to an element; it is stale once the page replaces the element.
#[derive(Debug)]
pub(crate) struct Element(String);

/// One browser session of one driver.
#[derive(Debug)]
pub(crate) struct Session {
    agent: ureq::Agent,
    base: String,
}

impl Session {
    /// Opens a session with the driver at `port`.
    pub(crate) fn open(port: u16, capabilities: &Value) -> Result<Self, ErrorKind> {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(Duration::from_secs(120)))
            .build();
        let mut session = Self {
            agent: config.new_agent(),
            base: format!("http://127.0.0.1:{port}/session"),
        };
        let answer = session.post(
            "",
            &json!({ "capabilities": { "alwaysMatch": capabilities } }),
        )?;
        let id = answer["sessionId"]
            .as_str()
            .ok_or_else(|| ErrorKind::Start(format!("no session id in {answer}")))?;
        session.base = format!("{}/{id}", session.base);
        Ok(session)
    }

    /// Asks the driver to close the browser.
    pub(crate) fn close(&self) {
        let request = self.agent.delete(&self.base).config();
        // Errors are ignored: dropping the process group kills the browser in any case.
        drop(
            request
                .timeout_global(Some(Duration::from_secs(3)))
                .build()
                .call(),
        );
    }

    pub(crate) fn get(&self, path: &str) -> Result<Value, ErrorKind> {
        let response = self.agent.get(format!("{}{path}", self.base)).call()?;
        read(path, response)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Result<Value, ErrorKind> {
        let response = self
            .agent
            .post(format!("{}{path}", self.base))
            .send_json(body)?;
        read(path, response)
    }

    /// Sends a Chrome DevTools command, for what WebDriver cannot do.
    pub(crate) fn devtools(&self, command: &str, params: &Value) -> Result<Value, ErrorKind> {
        self.post(
            "/goog/cdp/execute",
            &json!({ "cmd": command, "params": params }),
        )
    }

    /// Runs a function body in the page and waits for its promise, if it returns one.
    pub(crate) fn execute(&self, body: &str, args: &[Value]) -> Result<Value, ErrorKind> {
        self.post("/execute/sync", &json!({ "script": body, "args": args }))
    }

    /// Finds the first element that matches.
    pub(crate) fn find(&self, css: &str) -> Result<Element, ErrorKind> {
        let found = self.post(
            "/element",
            &json!({ "using": "css selector", "value": css }),
        )?;
        let id = found[ELEMENT].as_str();
        let id = id.ok_or_else(|| ErrorKind::Start(format!("no element id in {found}")))?;
        Ok(Element(id.to_owned()))
    }

    pub(crate) fn element_post(
        &self,
        element: &Element,
        what: &str,
        body: &Value,
    ) -> Result<Value, ErrorKind> {
        self.post(&format!("/element/{}/{what}", element.0), body)
    }

    pub(crate) fn element_get(&self, element: &Element, what: &str) -> Result<Value, ErrorKind> {
        self.get(&format!("/element/{}/{what}", element.0))
    }
}

fn read(command: &str, mut response: ureq::http::Response<ureq::Body>) -> Result<Value, ErrorKind> {
    let mut answer: Value = response
        .body_mut()
        .with_config()
        .limit(MAX_RESPONSE)
        .read_json()?;
    let value = answer["value"].take();
    if response.status().is_success() {
        return Ok(value);
    }
    let text = |name: &str| value[name].as_str().unwrap_or_default().to_owned();
    // The message ends with the driver's own stack trace, which does not help here.
    let message = text("message");
    let message = message
        .split("\n  (Session info")
        .next()
        .unwrap_or_default()
        .to_owned();
    Err(ErrorKind::Refused {
        command: command.to_owned(),
        kind: text("error"),
        message,
    })
}
