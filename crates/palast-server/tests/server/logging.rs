//! What the log says, and what it must not.

use std::cell::RefCell;
use std::io;
use std::sync::Once;

use crate::company::{next_of, three};
use crate::support::{Site, choices, invitation};

thread_local! {
    /// What the test on this thread has logged, if it wants to know.
    static LOG: RefCell<Option<Vec<u8>>> = const { RefCell::new(None) };
}

/// Writes to the log of the thread's own test.
struct OwnLog;

impl io::Write for OwnLog {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.with_borrow_mut(|log| {
            if let Some(log) = log {
                log.extend_from_slice(bytes);
            }
        });
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Logs for all tests of this binary, from before the first site.
///
/// Whether a place in the code logs at all is decided once for the process, when it is first
/// reached. A logger that comes later, for one test, can lose that race against the others.
pub(crate) fn start() {
    static STARTED: Once = Once::new();
    STARTED.call_once(|| {
        tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_writer(|| OwnLog)
            .with_ansi(false)
            .init();
    });
}

#[tokio::test]
async fn the_log_names_requests_and_no_secrets() {
    LOG.set(Some(Vec::new()));
    let site = Site::new().await;
    let (mut people, table) = three(&site).await;
    let mut host = site.visitor();
    let lobby = host.opens(2, &[]).await;
    let invite = invitation(&host.page(&lobby).await);
    site.visitor()
        .get(&format!("{lobby}?invite={invite}"))
        .await;
    let mut said = Vec::new();
    for _ in 0..6 {
        let Some((who, page)) = next_of(&mut people, &table).await else {
            break;
        };
        let choice = choices(&page)[0].clone();
        people[who].answers(&table, &page, &choice).await;
        said.push(choice);
    }
    let log = String::from_utf8(LOG.take().unwrap()).unwrap();
    assert!(log.contains("/t/{id}/answer"), "requests are traced: {log}");
    let id = table.strip_prefix("/t/").unwrap();
    let named = format!("table=\"{}\"", &id[..4]);
    let answers = log.lines().filter(|line| line.contains("/t/{id}/answer"));
    assert!(answers.clone().count() > 0 && answers.clone().all(|line| line.contains(&named)));
    for secret in [id, invite.as_str(), "Second", "Third", "invite=", "csrf="] {
        assert!(!log.contains(secret), "{secret} is in the log");
    }
    for person in &people {
        assert!(!log.contains(&person.cookies["palast"][..32]));
    }
    for choice in said {
        assert!(!log.contains(&choice), "{choice} is in the log");
    }
}
