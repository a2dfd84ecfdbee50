//! Files that a page offers for download.

use crate::error::{BrowserError, ErrorKind, located};
use crate::page::Page;
use std::io;

impl Page {
    /// Waits for a download to complete and returns its content. Every browser has its own download folder, empty at the
    /// start.
    #[track_caller]
    pub fn download(&self, name: &str) -> Result<Vec<u8>, BrowserError> {
        located(self.saved(name))
    }

    fn saved(&self, name: &str) -> Result<Vec<u8>, ErrorKind> {
        let path = self.downloads.join(name);
        let mut content = Vec::new();
        // Chromium writes to a temporary name and renames the file at the end.
        self.until(&format!("the file `{name}`"), || {
            match std::fs::read(&path) {
                Ok(read) => {
                    content = read;
                    Ok(true)
                }
                Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
                Err(cause) => Err(ErrorKind::File {
                    path: path.clone(),
                    cause,
                }),
            }
        })?;
        Ok(content)
    }
}
