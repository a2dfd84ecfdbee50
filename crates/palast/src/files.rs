//! Reads files that are named on the command line. A file that is missing, a directory, binary or too
//! long gets an error with a sentence.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::Context as _;

use crate::usage_error::UsageError;

/// Larger than any record or edition, but small enough that a wrong file does not fill the memory.
const LONGEST: u64 = 8 << 20;

/// Reads a text file, or standard input if the path is `-`. `what` names the expected content in
/// errors.
pub(crate) fn read_text(path: &Path, what: &str) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    if path.as_os_str() == "-" {
        io::stdin()
            .take(LONGEST + 1)
            .read_to_end(&mut bytes)
            .context("the standard input cannot be read")?;
    } else {
        if path.is_dir() {
            return Err(refuse(path, &format!("is a directory; expected {what}")));
        }
        File::open(path)
            .and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes))
            .map_err(|error| refuse(path, &format!("cannot be read: {error}")))?;
    }
    if bytes.len() as u64 > LONGEST {
        return Err(refuse(path, &format!("is too long to be {what}")));
    }
    String::from_utf8(bytes).map_err(|_| refuse(path, &format!("is no text; expected {what}")))
}

/// Reads the edition file, if one was named.
pub(crate) fn read_edition(path: Option<&Path>) -> anyhow::Result<Option<String>> {
    path.map(|path| read_text(path, "an edition")).transpose()
}

fn refuse(path: &Path, why: &str) -> anyhow::Error {
    UsageError::new(format!("{} {why}", path.display())).into()
}
