//! Browser tests that read like what a person does.
//!
//! A test starts a [`Browser`], speaks to its [`Page`] (`goto`, `click`, `keys`, `text`) and, where it matters what
//! went over the wire, puts a [`Proxy`] between browser and server: it records every byte and can lose the connection.
//! A [`Server`] is the program under test, killed as by a power cut when it is dropped. Reads and clicks wait until
//! what they need is there, so tests contain no sleeps.
//!
//! The WebDriver protocol is a handful of small JSON requests; speaking it directly keeps tests synchronous and adds
//! three crates to the build where the ready-made clients add more than a hundred. Chromium and its driver are found,
//! never installed: `cargo xtask test` does that.

mod axe;
mod console;
mod download;
mod driver;
mod emulate;
mod error;
mod guard;
mod keys;
mod page;
mod proxy;
mod server;
mod wire;

pub use axe::{Violation, axe_path};
pub use console::{Complaint, Source};
pub use driver::Browser;
pub use emulate::{Motion, Network, Script, Theme};
pub use error::{BrowserError, PACKAGES, Trouble};
pub use page::Page;
pub use proxy::Proxy;
pub use server::Server;
