//! The number of files that the system lets the process open: each connection is one.

/// Files for everything but connections: the database, its log, the standard streams, timers.
const RESERVED: u64 = 128;

/// How many connections fit, of those that are wanted. Raises the process's own limit as far as it
/// may and has to.
pub(crate) fn connections_that_fit(wanted: usize) -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

        let limit = getrlimit(Resource::Nofile);
        let needed = wanted as u64 + RESERVED;
        let possible = limit.maximum.map_or(needed, |most| most.min(needed));
        let mut current = limit.current;
        if current.is_some_and(|current| current < possible) {
            let raised = Rlimit {
                current: Some(possible),
                maximum: limit.maximum,
            };
            if setrlimit(Resource::Nofile, raised).is_ok() {
                current = Some(possible);
            }
        }
        fit(current, wanted)
    }
    #[cfg(not(unix))]
    fit(None, wanted)
}

/// How many connections fit into a limit of open files.
fn fit(files: Option<u64>, wanted: usize) -> usize {
    // With very few files three quarters of them are connections.
    let room = |files: u64| files - RESERVED.min(files / 4);
    let most = files.map_or(usize::MAX, |files| {
        usize::try_from(room(files)).unwrap_or(usize::MAX)
    });
    wanted.min(most)
}

#[cfg(test)]
mod tests {
    use super::fit;

    #[test]
    fn connections_leave_files_for_the_rest() {
        assert_eq!(fit(None, 10_000), 10_000);
        assert_eq!(fit(Some(20_000), 10_000), 10_000);
        assert_eq!(fit(Some(1_024), 10_000), 896);
        assert_eq!(fit(Some(64), 10_000), 48);
    }
}
