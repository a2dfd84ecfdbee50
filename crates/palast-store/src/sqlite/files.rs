//! The files of an open database: one store has them, and they stay the same while it does.
//!
//! Two servers on one file would each play on from what they have in memory, so a store holds a lock
//! for as long as it lives. The lock is on a file of its own beside the database: POSIX drops all of
//! SQLite's locks in a process that closes any other handle of the database itself. The system takes
//! the lock back when the process ends, however it ends; the empty lock file stays, because removing
//! it would race with the next server.
//!
//! SQLite does not notice when its file is deleted or replaced; it goes on writing to the file that
//! has no name any more. So the writer compares what is at the paths with what was opened before it
//! acknowledges a commit. The comparison is by device and inode; where there are none (Windows, which
//! does not let open files be deleted) only the existence is looked at.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use rusqlite::ffi;

use super::fault::store_error;
use crate::error::{OpenError, StoreError};

/// More than SQLite ever adds to a file in one write.
const MARGIN: u64 = 1 << 20;

/// The lock on a database, and what its files were when they were opened.
#[derive(Debug)]
pub(super) struct Files {
    /// None if the files are only read.
    lock: Option<File>,
    watched: Vec<(PathBuf, Identity)>,
    /// Set once a file was found to be another, and never reset: what was written since the last
    /// comparison is not in the files a restart will find.
    lost: AtomicBool,
}

/// Device and inode: no other file can have them while this one is open.
type Identity = (u64, u64);

/// The exclusive right to open a database.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    path: PathBuf,
    /// The database as the caller names it, and without symbolic links.
    named: PathBuf,
    database: PathBuf,
}

impl Lock {
    /// Takes the lock, before anything of the database is opened.
    pub(super) fn take(path: &Path) -> Result<Self, OpenError> {
        let name = || path.display().to_string();
        let failed = |error: io::Error| {
            if error.kind() == ErrorKind::ReadOnlyFilesystem {
                return OpenError::ReadOnly { path: name() };
            }
            OpenError::Failed {
                path: name(),
                reason: error.to_string(),
            }
        };
        // Two names for one file have to meet at one lock.
        let database = resolve(path).map_err(failed)?;
        let lock = beside(&database, ".lock");
        let file = private().open(&lock).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Self {
                file,
                path: lock,
                named: std::path::absolute(path).map_err(failed)?,
                database,
            }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: name() }),
            Err(TryLockError::Error(error)) => Err(OpenError::Failed {
                path: name(),
                reason: format!("it cannot be locked: {error}"),
            }),
        }
    }

    /// The path to open the database by.
    pub(super) fn database(&self) -> &Path {
        &self.database
    }

    /// Remembers the files as they are, now that they are open.
    pub(super) fn watch(self) -> io::Result<Files> {
        let log = beside(&self.database, "-wal");
        let watched = [self.named, log, self.path].into_iter().map(|path| {
            let identity = identity(&fs::metadata(&path)?);
            Ok((path, identity))
        });
        Ok(Files {
            lock: Some(self.file),
            watched: watched.collect::<io::Result<_>>()?,
            lost: AtomicBool::new(false),
        })
    }
}

impl Files {
    /// Refuses if the files were lost earlier. Asks the system nothing.
    pub(super) fn refuse_lost(&self) -> Result<(), StoreError> {
        if self.lost.load(Ordering::Acquire) {
            Err(StoreError::FileLost)
        } else {
            Ok(())
        }
    }

    /// Whether the paths still lead to the files that were opened.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        self.refuse_lost()?;
        for (path, opened) in &self.watched {
            let same = match fs::metadata(path) {
                Ok(found) => identity(&found) == *opened,
                Err(error) if error.kind() == ErrorKind::NotFound => false,
                Err(error) => {
                    return Err(StoreError::Failed(format!("cannot look at it: {error}")));
                }
            };
            if !same {
                self.lost.store(true, Ordering::Release);
                return Err(StoreError::FileLost);
            }
        }
        Ok(())
    }

    /// What a failed query means. SQLite reports a file that may not grow (a limit on the process or
    /// of the file system) as a failed write among others, and only the system knows the reason.
    pub(super) fn explain(&self, error: &rusqlite::Error) -> StoreError {
        let write = matches!(
            error.sqlite_error().map(|error| error.extended_code),
            Some(
                ffi::SQLITE_IOERR_WRITE
                    | ffi::SQLITE_IOERR_TRUNCATE
                    | ffi::SQLITE_IOERR_SHMSIZE
                    | ffi::SQLITE_IOERR_SHMOPEN
            )
        );
        if write && self.cannot_grow() {
            StoreError::Full
        } else {
            store_error(error)
        }
    }

    /// Tries whether a file may be a little larger than the database and its log are. The lock file
    /// has no content of its own, and nothing is written to it.
    fn cannot_grow(&self) -> bool {
        let Some(lock) = &self.lock else { return false };
        let sizes = self.watched.iter();
        let sizes = sizes.filter_map(|(path, _)| Some(fs::metadata(path).ok()?.len()));
        let larger = sizes.max().unwrap_or(0) + MARGIN;
        let grown = lock.set_len(larger);
        // If this fails, the file stays long and empty, which harms nobody.
        let _ = lock.set_len(0);
        grown.is_err_and(|error| error.kind() == ErrorKind::FileTooLarge)
    }

    /// Files that are only read: whoever writes to them watches them.
    pub(super) const fn unwatched() -> Self {
        Self {
            lock: None,
            watched: Vec::new(),
            lost: AtomicBool::new(false),
        }
    }
}

/// How we create files: for nobody else to read, and never emptied.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The path without symbolic links. The file may be missing, its directory may not.
fn resolve(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let path = std::path::absolute(path)?;
            let (Some(directory), Some(file)) = (path.parent(), path.file_name()) else {
                return Err(error);
            };
            Ok(fs::canonicalize(directory)?.join(file))
        }
        found => found,
    }
}

pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(database);
    name.push(ending);
    name.into()
}

#[cfg(unix)]
fn identity(found: &fs::Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (found.dev(), found.ino())
}

#[cfg(not(unix))]
fn identity(_: &fs::Metadata) -> Identity {
    (0, 0)
}
