//! Shared by the tests: small values and a table ready to be appended to.
use palast_store::{
    NewTable, Owner, SeatRow, Secret, Start, Store, TableId, Timestamp, Visibility,
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

/// Creates a table and starts it at once.
pub(crate) async fn running(store: &Store, name: &str) -> TableId {
    let new = lobby(name, 0);
    let start = Start {
        header: "final".to_owned(),
        setup: new.setup.clone(),
        seats: new.seats.clone(),
    };
    store.create(new).await.unwrap();
    store.start(&id(name), start, at(0)).await.unwrap();
    id(name)
}

/// Both back ends, the durable one in a directory that lives as long as the second value.
pub(crate) fn both() -> (Vec<(&'static str, Store)>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = Store::sqlite(folder.path().join("palast.db")).unwrap();
    (
        vec![("memory", Store::memory()), ("sqlite", sqlite)],
        folder,
    )
}
