//! Writes records to files. A second match does not overwrite the first: its file name gets a number.

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use crate::usage_error::UsageError;

#[derive(Debug)]
pub(crate) struct Recorder {
    path: Option<PathBuf>,
    matches: usize,
}

impl Recorder {
    /// Checks that the file can be written, before the match rather than after it. An existing file
    /// keeps its content until there is a record to write.
    pub(crate) fn new(path: Option<&Path>) -> anyhow::Result<Self> {
        if let Some(path) = path {
            let existed = path.exists();
            OpenOptions::new()
                .append(true)
                .create(true)
                .open(path)
                .map_err(|error| {
                    UsageError::new(format!("{} cannot be written: {error}", path.display()))
                })?;
            if !existed {
                fs::remove_file(path).with_context(|| format!("trying {}", path.display()))?;
            }
        }
        Ok(Self {
            path: path.map(Path::to_owned),
            matches: 0,
        })
    }

    /// Writes the record of one more match. Returns the path, or `None` if no file was asked for.
    pub(crate) fn save(&mut self, record: &str) -> anyhow::Result<Option<PathBuf>> {
        let Some(path) = &self.path else {
            return Ok(None);
        };
        self.matches += 1;
        let path = if self.matches == 1 {
            path.clone()
        } else {
            numbered(path, self.matches)
        };
        fs::write(&path, record).with_context(|| format!("writing {}", path.display()))?;
        Ok(Some(path))
    }
}

fn numbered(path: &Path, number: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = match path.extension() {
        Some(extension) => format!("{stem}-{number}.{}", extension.to_string_lossy()),
        None => format!("{stem}-{number}"),
    };
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_match_has_its_own_file() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("evening.match");
        let mut recorder = Recorder::new(Some(&path)).unwrap();
        assert!(!path.exists(), "the check leaves no file behind");
        assert_eq!(recorder.save("one").unwrap(), Some(path.clone()));
        let second = recorder.save("two").unwrap().unwrap();
        assert_eq!(second, dir.path().join("evening-2.match"));
        assert_eq!(fs::read_to_string(path).unwrap(), "one");
        assert_eq!(fs::read_to_string(second).unwrap(), "two");
    }

    #[test]
    fn a_path_that_cannot_be_written_is_refused_before_the_match() {
        let dir = tempfile::tempdir().unwrap();
        assert!(Recorder::new(Some(dir.path())).is_err());
        assert!(Recorder::new(Some(&dir.path().join("no/such/place"))).is_err());
    }
}
