//! The race of idle eviction with a new stream, step by step: the test plays the actor that is about
//! to leave memory.

use palast_store::{Store, Visibility};
use tokio::time::timeout;

use super::super::command::NewOccupant;
use super::super::config::TableConfig;
use super::super::opening::{TableSpec, open};
use super::*;
use crate::config::Config;

const HOST: Owner = Owner::from_hash([7; 32]);
const SOON: Duration = Duration::from_secs(10);

async fn lobby(app: &App) -> TableId {
    let host = "07".repeat(32);
    let config = TableConfig::parse(&format!("host {host}")).expect("a host is enough");
    let spec = TableSpec {
        game: app.config.games[0],
        visibility: Visibility::Private,
        config,
        seats: TableSpec::seats(HOST, "Host", 0, &[NewOccupant::Open; 2]),
        seed: None,
    };
    open(app, spec, None).await.expect("the store is empty")
}

/// An actor finds that nobody looks, a stream begins, and then the actor ends. The stream has to hear
/// of it, and of everything that the next incarnation does.
#[tokio::test]
async fn a_stream_that_begins_while_its_actor_leaves_follows_the_next_one() {
    let app = App::new(Config::default(), Store::memory()).await;
    let app = app.expect("a store in memory has a key");
    let id = lobby(&app).await;
    let (mailbox, mut inbox) = mpsc::channel(MAILBOX);
    let channel = Arc::new(Channel::new());
    let leaving = Entry {
        mailbox,
        channel: Arc::clone(&channel),
    };
    app.tables.lock().insert(id.clone(), leaving);
    assert_eq!(channel.presence.streams(), 0, "the actor decides to leave");

    let mut following = app.follow(&id, HOST);
    assert!(
        app.tables.is_loaded(&id),
        "it is found as long as it listens"
    );
    following.mark_seen();
    inbox.close();
    drop(inbox);
    app.tables.actor_ended(&id);
    let heard = timeout(SOON, following.changed()).await;
    assert!(heard.is_ok(), "the stream looks again");

    following.mark_seen();
    let seen = app.snapshot(&id, HOST, Invite::default(), None).await;
    assert!(seen.is_ok(), "the next incarnation answers");
    following.mark_seen();
    let renamed = Command::Sit {
        name: "New".to_owned(),
        seat: None,
        invite: Invite::default(),
    };
    app.command(&id, HOST, renamed)
        .await
        .expect("it is allowed");
    let heard = timeout(SOON, following.changed()).await;
    assert!(heard.is_ok(), "and is followed");
    assert!(Arc::ptr_eq(&app.channel(&id), &channel));

    drop(following);
    assert_eq!(channel.presence.streams(), 0);
}

/// If the actor has stopped listening before the stream begins, the stream starts the next one itself.
#[tokio::test]
async fn a_stream_that_begins_after_its_actor_has_left_starts_another() {
    let app = App::new(Config::default(), Store::memory()).await;
    let app = app.expect("a store in memory has a key");
    let id = lobby(&app).await;
    let (mailbox, mut inbox) = mpsc::channel(MAILBOX);
    let channel = Arc::new(Channel::new());
    app.tables
        .lock()
        .insert(id.clone(), Entry { mailbox, channel });
    inbox.close();

    let mut following = app.follow(&id, HOST);
    assert!(app.tables.is_loaded(&id), "there is a new one");
    // The list learns of the end of the old one only now.
    drop(inbox);
    app.tables.actor_ended(&id);
    assert!(app.tables.is_loaded(&id), "which stays");
    let seen = app.snapshot(&id, HOST, Invite::default(), None).await;
    assert!(seen.is_ok());
    following.mark_seen();
    let sits = Command::Sit {
        name: "New".to_owned(),
        seat: None,
        invite: Invite::default(),
    };
    app.command(&id, HOST, sits).await.expect("it is allowed");
    let heard = timeout(SOON, following.changed()).await;
    assert!(heard.is_ok(), "and is followed");
}
