//! What the log says, and what it must not.

use std::io;
use std::sync::{Arc, Mutex};

use tracing_subscriber::fmt::MakeWriter;

use crate::company::{next_of, three};
use crate::support::{Site, choices, invitation};

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

#[tokio::test]
async fn the_log_names_requests_and_no_secrets() {
    let log = Log::default();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(log.clone())
        .with_ansi(false)
        .finish();
    let _logging = tracing::subscriber::set_default(subscriber);
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
    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains("/t/{id}/answer"), "requests are traced: {log}");
    let id = table.strip_prefix("/t/").unwrap();
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
