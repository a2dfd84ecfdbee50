//! A table begun under an earlier version of the rules is loaded by this server and played on.

use std::path::Path;

use palast_core::{Verdict, hex};
use palast_store::{MatchStart, NewTable, Occupant, Progress, SeatMask, SeatRow, Secret, Store};
use palast_store::{TableId, Then, Timestamp, Visibility};

use crate::matches::play_on;
use crate::support::{Site, quick};

/// A kept match: its header, its answers and draws, and the bytes of its seed.
fn kept(game: &str, name: &str) -> (String, Vec<String>, [u8; 32]) {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let text = std::fs::read_to_string(games.join(game).join("golden").join(name)).unwrap();
    let (header, rest) = text.split_once("inputs\n").unwrap();
    let (inputs, end) = rest.split_once("\nend ").unwrap();
    let seed = end.lines().find_map(|line| line.strip_prefix("seed "));
    let seed = hex::parse_32(seed.unwrap()).unwrap();
    let lines = inputs.lines().map(str::to_owned).collect();
    (format!("{header}inputs\n"), lines, seed)
}

/// Stores the first half of a kept match of three as a running table: seat 1 is this person's, bots have the
/// others.
async fn store_half(
    store: &Store,
    (person, setup): (&SeatRow, &str),
    (game, name): (&str, &str),
) -> String {
    let (header, mut lines, seed) = kept(game, name);
    assert!(header.contains("\nrules 1\n"), "{name} is of version 1");
    lines.truncate(lines.len() / 2);
    let bot = |name: &str| SeatRow {
        occupant: Occupant::Bot("random".to_owned()),
        name: name.to_owned(),
        ..person.clone()
    };
    let seats = vec![person.clone(), bot("Bo"), bot("Cy")];
    let id = TableId::new(format!("begun-before-{game}")).unwrap();
    let now = Timestamp::from_unix(0);
    let setup = setup.to_owned();
    let new = NewTable {
        id: id.clone(),
        game: game.to_owned(),
        header: String::new(),
        seed: Secret::new(seed),
        setup: setup.clone(),
        visibility: Visibility::Private,
        seats: seats.clone(),
        created: now,
    };
    store.create(new).await.unwrap();
    // Whose turn it is finds out whoever loads the table: here it is due at once.
    let due = Progress {
        awaited: SeatMask::EMPTY,
        due: Some(now),
        public: None,
    };
    let start = MatchStart {
        header,
        setup,
        seats,
        progress: due,
    };
    store.start(&id, start).await.unwrap();
    store
        .append(&id, 0, lines, Then::GoesOn(due), now)
        .await
        .unwrap();
    format!("/t/{id}")
}

/// A match of version 1 that lies in the store half-played: a new server loads it, a person and bots play
/// it to its end by version 1, and all its draws are proved.
async fn goes_on(game: &str, name: &str) {
    let store = Store::memory();
    let before = Site::over(store.clone(), quick()).await;
    let mut ada = before.visitor();
    // Her seat at any table says who she is, and its setup what a table is opened with.
    let other = ada.against_bots().await;
    let other = TableId::new(other.trim_start_matches("/t/")).unwrap();
    let other = store.load(&other).await.unwrap().unwrap();
    let setup = other
        .setup
        .lines()
        .filter(|line| !line.starts_with("option "));
    let setup = setup.map(|line| format!("{line}\n")).collect::<String>();
    let seats = other.seats;
    let person = seats
        .into_iter()
        .find(|seat| matches!(seat.occupant, Occupant::Person(_)));
    let person = person.unwrap();
    let table = store_half(&store, (&person, &setup), (game, name)).await;
    let (_, lines, _) = kept(game, name);
    // The upgraded server: all it has is the store.
    let after = Site::over(store.clone(), quick()).await;
    let mut ada = ada.at(&after);
    let last = play_on(&mut ada, &table).await;
    assert!(last.contains("id=\"score\""), "{game}");
    let record = ada.get(&format!("{table}/record")).await.text;
    assert!(record.contains("\nrules 1\n"), "{game}");
    assert!(
        record.contains(&lines[..lines.len() / 2].join("\n")),
        "{game}"
    );
    let verdict = palast_games::game(game).unwrap().verify(&record, &[]);
    assert!(matches!(verdict.unwrap(), Verdict::Proved { .. }), "{game}");
}

#[tokio::test]
async fn amyitis_begun_under_version_1_goes_on() {
    goes_on("amyitis", "base-3.match").await;
}

#[tokio::test]
async fn eschnapur_begun_under_version_1_goes_on() {
    goes_on("eschnapur", "seats-3.match").await;
}

#[tokio::test]
async fn eternal_palace_begun_under_version_1_goes_on() {
    goes_on("eternal-palace", "seats-3.match").await;
}
