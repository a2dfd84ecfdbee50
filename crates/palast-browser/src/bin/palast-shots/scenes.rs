//! The pages worth looking at, and how to get there.

use palast_browser::{BrowserError, Page};

/// A page in a telling position.
#[derive(Debug)]
pub(crate) struct Scene {
    /// The beginning of its pictures' file names.
    pub(crate) name: &'static str,
    /// Brings a fresh browser there, from the server's address; the language and size are set afterwards.
    pub(crate) reach: fn(&Page, &str) -> Result<(), BrowserError>,
}

/// Every scene, in the order of a visit.
pub(crate) const SCENES: &[Scene] = &[Scene {
    name: "front",
    reach: front,
}];

fn front(page: &Page, server: &str) -> Result<(), BrowserError> {
    page.goto(server)
}
