//! Where the programs of PostgreSQL are, and as whom they run: they refuse to run as root.

use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Debug)]
pub(crate) struct Programs {
    directory: PathBuf,
    /// User and group to run as, if this process is root's.
    user: Option<(u32, u32)>,
}

impl Programs {
    pub(crate) fn find() -> Option<Self> {
        Some(Self {
            directory: directory()?,
            user: is_root().then(user).flatten(),
        })
    }

    pub(crate) fn path(&self, program: &str) -> PathBuf {
        self.directory.join(program)
    }

    pub(crate) fn command(&self, program: &str) -> Command {
        self.as_user(Command::new(self.path(program)))
    }

    pub(crate) fn shell(&self) -> Command {
        self.as_user(Command::new("sh"))
    }

    fn as_user(&self, mut command: Command) -> Command {
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        // Any directory may be one that the other user cannot enter.
        command.current_dir("/").env("LC_ALL", "C");
        command
    }

    /// Gives a directory to the user that the programs run as.
    pub(crate) fn own(&self, directory: &Path) {
        if let Some((user, group)) = self.user {
            chown(directory, Some(user), Some(group))
                .unwrap_or_else(|error| panic!("chown {}: {error}", directory.display()));
        }
    }
}

/// On the path, or where Debian has them: the newest version.
fn directory() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let mut versions: Vec<(u32, PathBuf)> = versions
        .flatten()
        .filter_map(|it| {
            let version = it.file_name().to_str()?.parse().ok()?;
            Some((version, it.path().join("bin")))
        })
        .collect();
    versions.sort_unstable_by(|a, b| b.cmp(a));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let debian = versions.into_iter().map(|(_, path)| path);
    let mut all = debian.chain(std::env::split_paths(&path));
    all.find(|it| {
        ["initdb", "postgres", "createdb"]
            .iter()
            .all(|name| it.join(name).is_file())
    })
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

/// The user whom the package made for this, or whoever has no rights.
fn user() -> Option<(u32, u32)> {
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    let find = |name: &str| {
        let mut lines = users.lines();
        let line = lines.find(|line| line.split(':').next() == Some(name))?;
        let mut numbers = line.split(':').skip(2);
        Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
    };
    find("postgres").or_else(|| find("nobody"))
}
