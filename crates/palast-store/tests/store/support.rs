//! Shared by the tests: small values and a table ready to be appended to.
use palast_store::{
    MatchStart, NewTable, Owner, Progress, PublicProgress, SeatMask, SeatRow, Secret, Store,
    TableId, Then, Timestamp, Visibility,
};

pub(crate) fn id(text: &str) -> TableId {
    TableId::new(text).unwrap()
}

pub(crate) fn at(seconds: i64) -> Timestamp {
    Timestamp::from_unix(seconds)
}

pub(crate) fn person(number: u8) -> Owner {
    Owner::from_hash([number; 32])
}

pub(crate) fn lines(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

pub(crate) fn lobby(name: &str, created: i64) -> NewTable {
    NewTable {
        id: id(name),
        game: "toy".to_owned(),
        header: "provisional".to_owned(),
        seed: Secret::new([7; 32]),
        setup: "{}".to_owned(),
        visibility: Visibility::Public,
        seats: vec![
            SeatRow::person(person(1), "Host"),
            SeatRow::open(),
            SeatRow::open(),
        ],
        created: at(created),
    }
}

/// Everybody sees that these seats are asked, and their persons have to answer.
pub(crate) fn asks(seats: &[u8], seen: i64) -> Progress {
    let seats: SeatMask = seats.iter().copied().collect();
    Progress {
        awaited: seats,
        due: None,
        public: Some(PublicProgress {
            asked: seats,
            seen: at(seen),
        }),
    }
}

/// The match goes on as [`asks`] says.
pub(crate) fn goes_on(seats: &[u8], seen: i64) -> Then {
    Then::GoesOn(asks(seats, seen))
}

/// Creates a table and starts it at once. Nobody is asked anything.
pub(crate) async fn running(store: &Store, name: &str) -> TableId {
    let new = lobby(name, 0);
    let start = MatchStart {
        header: "final".to_owned(),
        setup: new.setup.clone(),
        seats: new.seats.clone(),
        progress: asks(&[], 0),
    };
    store.create(new).await.unwrap();
    store.start(&id(name), start).await.unwrap();
    id(name)
}

/// A new database of the PostgreSQL server that these tests share; nothing where there is no server.
pub(crate) fn database() -> Option<String> {
    palast_postgres::shared().map(palast_postgres::Server::database)
}

/// All back ends, SQLite's in a directory that lives as long as the second value.
pub(crate) fn all() -> (Vec<(&'static str, Store)>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = Store::sqlite(folder.path().join("palast.db")).unwrap();
    let mut all = vec![("memory", Store::memory()), ("sqlite", sqlite)];
    if let Some(url) = database() {
        all.push(("postgres", Store::postgres(&url).unwrap()));
    }
    (all, folder)
}
