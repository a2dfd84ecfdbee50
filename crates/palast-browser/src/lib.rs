//! Drives headless Chromium for tests and screenshots.
//!
//! A test starts a [`Browser`] and uses its [`Page`] (`goto`, `click`, `keys`, `text`). Where the transferred bytes
//! matter, it puts a [`Proxy`] between browser and server, which records every byte and can cut the connection. A
//! [`Server`] is the program under test; dropping it kills the process, as a power cut would. Reads and clicks wait for
//! the elements they need, so tests contain no sleeps.
//!
//! This crate implements WebDriver, a small protocol of JSON requests, itself: tests stay synchronous, and the build
//! needs three more crates, whereas a client library would need more than a hundred. The crate does not install Chromium
//! and its driver; `cargo xtask test` does.

mod axe;
mod child;
mod console;
mod download;
mod driver;
mod emulate;
mod error;
mod keys;
mod page;
mod proxy;
mod server;
mod webdriver;

pub use axe::{Violation, axe_path};
pub use console::{ConsoleMessage, Source};
pub use driver::Browser;
pub use emulate::{Motion, Network, Script, Theme};
pub use error::{BrowserError, ErrorKind, PACKAGES};
pub use page::Page;
pub use proxy::Proxy;
pub use server::Server;
