//! What a person saves from a page.

use crate::error::{BrowserError, Trouble, here};
use crate::page::Page;
use std::io::ErrorKind;

impl Page {
    /// The content of a file the page has been asked to save, once it is whole. Every browser has a folder of its own
    /// for them, empty at the start.
    #[track_caller]
    pub fn download(&self, name: &str) -> Result<Vec<u8>, BrowserError> {
        here(self.saved(name))
    }

    fn saved(&self, name: &str) -> Result<Vec<u8>, Trouble> {
        let path = self.downloads.join(name);
        let mut content = Vec::new();
        // Chromium writes under another name and renames at the end.
        self.until(&format!("the file `{name}`"), || {
            match std::fs::read(&path) {
                Ok(read) => {
                    content = read;
                    Ok(true)
                }
                Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
                Err(cause) => Err(Trouble::File {
                    path: path.clone(),
                    cause,
                }),
            }
        })?;
        Ok(content)
    }
}
