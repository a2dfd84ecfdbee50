//! The server under test, as a program of its own: started, spoken to, killed, started again.

use crate::error::{BrowserError, Trouble, here};
use crate::guard::Guard;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Generous: a debug build on a busy machine migrates its database first.
const START: Duration = Duration::from_secs(60);

/// A running server. Killed when dropped, as by `kill -9`, which is what a durability test wants.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    _guard: Guard,
}

impl Server {
    /// Starts a program and waits until it prints an address such as `http://127.0.0.1:8080` on standard output.
    #[track_caller]
    pub fn start(program: &Command) -> Result<Self, BrowserError> {
        here(Self::launch(program))
    }

    /// Where it listens, for a [`crate::Proxy`].
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What to open: `http://127.0.0.1:PORT`.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    fn launch(program: &Command) -> Result<Self, Trouble> {
        let mut guard = Guard::start(program, Stdio::inherit())?;
        let address = guard.hear(START, address)?;
        Ok(Self {
            address,
            _guard: guard,
        })
    }
}

/// The first address in a line, wherever it stands in the sentence.
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
