//! The address of a database, and the pool of connections to it.

use std::fmt::Write as _;
use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use tokio_postgres::config::Host;
use tokio_postgres::{Config, NoTls};

use crate::error::OpenError;

/// Connections of one store: more than a small machine has cores to commit on, and few enough that
/// several nodes fit into PostgreSQL's hundred.
const CONNECTIONS: usize = 12;
/// How long to wait for a connection, to be made or to become free.
const CONNECT: Duration = Duration::from_secs(5);
/// What the server is told for each connection, in milliseconds: a statement that takes longer is
/// ended there, and so is one that waits for a lock, or a transaction that its program has forgotten.
/// A commit is acknowledged when it is on the disk, whatever the server's default is.
const SETTINGS: &str = "-c statement_timeout=10000 -c lock_timeout=5000 \
     -c idle_in_transaction_session_timeout=10000 -c client_min_messages=warning \
     -c synchronous_commit=on -c timezone=UTC";

/// Reads an address such as `postgres://user@host/name`; also says how to call it without a password.
pub(super) fn parse(url: &str) -> Result<(String, Config), OpenError> {
    let mut config: Config = url.parse().map_err(|_| OpenError::Failed {
        // The address itself may hold a password.
        path: "the address of the database".to_owned(),
        reason: "it is not of the form postgres://user:password@host:port/name".to_owned(),
    })?;
    if config.get_hosts().is_empty() {
        return Err(OpenError::Failed {
            path: "the address of the database".to_owned(),
            reason: "it names no host".to_owned(),
        });
    }
    let options = config.get_options().map(ToOwned::to_owned);
    // What the address says comes last, and so counts.
    let options = format!("{SETTINGS} {}", options.unwrap_or_default());
    config
        .options(options.trim_end())
        .connect_timeout(CONNECT)
        .tcp_user_timeout(CONNECT)
        .keepalives_idle(Duration::from_secs(10));
    if config.get_application_name().is_none() {
        config.application_name("palast");
    }
    Ok((name(&config), config))
}

fn name(config: &Config) -> String {
    let mut name = String::from("the PostgreSQL database");
    if let Some(database) = config.get_dbname() {
        let _ = write!(name, " {database}");
    }
    for host in config.get_hosts() {
        let _ = match host {
            Host::Tcp(host) => write!(name, " at {host}"),
            #[cfg(unix)]
            Host::Unix(path) => write!(name, " at {}", path.display()),
        };
    }
    name
}

/// A pool that opens connections when they are needed, and leaves those that were lost.
pub(super) fn pool(config: Config) -> Result<Pool, String> {
    let manager = ManagerConfig {
        recycling_method: RecyclingMethod::Fast,
    };
    Pool::builder(Manager::from_config(config, NoTls, manager))
        .max_size(CONNECTIONS)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(CONNECT))
        .create_timeout(Some(CONNECT))
        .build()
        .map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_called_without_its_password() {
        let (name, _) = parse("postgres://me:secret@db.example:5433/palast").unwrap();
        assert_eq!(name, "the PostgreSQL database palast at db.example");
        for bad in ["postgres://", "postgres://me:secret@:x/", "nonsense", ""] {
            let error = parse(bad).unwrap_err().to_string();
            assert!(!error.contains("secret"), "{error}");
        }
    }

    #[test]
    fn what_the_address_says_of_settings_counts() {
        let (_, config) = parse("postgres://h/d?options=-c%20statement_timeout%3D7").unwrap();
        assert!(
            config
                .get_options()
                .unwrap()
                .ends_with("statement_timeout=7")
        );
    }
}
