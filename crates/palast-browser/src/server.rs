//! The server under test, in its own process.

use crate::child::ChildProcess;
use crate::error::{BrowserError, ErrorKind, located};
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Generous, because a debug build on a busy machine migrates its database first.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// A running server. Dropping it kills the process as `kill -9` does, which durability tests need.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    _process: ChildProcess,
}

impl Server {
    /// Starts a program and waits until it prints an address such as `http://127.0.0.1:8080` on standard output.
    #[track_caller]
    pub fn start(program: &Command) -> Result<Self, BrowserError> {
        located(Self::launch(program))
    }

    /// The socket address, for a [`crate::Proxy`].
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The URL to open: `http://127.0.0.1:PORT`.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    fn launch(program: &Command) -> Result<Self, ErrorKind> {
        let mut process = ChildProcess::start(program, Stdio::inherit())?;
        let address = process.wait_for_line(START_TIMEOUT, address)?;
        Ok(Self {
            address,
            _process: process,
        })
    }
}

/// Finds the first address in a line.
fn address(line: &str) -> Option<SocketAddr> {
    let (_, rest) = line.split_once("http://")?;
    let end = rest
        .find(|c: char| c.is_whitespace() || c == '/')
        .unwrap_or(rest.len());
    let host = rest[..end].trim_end_matches(|c: char| !c.is_ascii_digit());
    host.replace("localhost", "127.0.0.1").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_found_in_a_sentence() {
        let at = |text: &str| address(text).map(|it| it.to_string());
        assert_eq!(
            at("Open http://127.0.0.1:8080/ in a browser").as_deref(),
            Some("127.0.0.1:8080")
        );
        assert_eq!(
            at("It is at http://localhost:80.").as_deref(),
            Some("127.0.0.1:80")
        );
        assert_eq!(at("no address"), None);
    }
}
