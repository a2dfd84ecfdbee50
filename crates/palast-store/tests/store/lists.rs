//! Lists, wake-ups and retention: answered from columns, the same by every back end.

use crate::support::{all, asks, at, goes_on, id, lines, lobby, person, running};
use palast_store::{
    AppendError, ChangeError, DueTables, Lists, MatchStart, NewTable, OwnListing, Progress,
    SeatMask, SeatRow, Status, Store, TableId, Then, Timestamp, Visibility,
};

/// A running table of the first two persons, who are both asked.
async fn table(store: &Store, name: &str, seen: i64) -> TableId {
    let mut new = lobby(name, 0);
    new.seats[1] = SeatRow::person(person(2), "Guest");
    let start = MatchStart {
        header: String::new(),
        setup: new.setup.clone(),
        seats: new.seats.clone(),
        progress: asks(&[0, 1], seen),
    };
    store.create(new).await.unwrap();
    store.start(&id(name), start).await.unwrap();
    id(name)
}

/// Half of a sealed choice: only these seats are left to answer, and nobody can see that.
fn sealed(awaited: &[u8]) -> Then {
    Then::GoesOn(Progress {
        public: None,
        ..asks(awaited, 0)
    })
}

fn turns(mine: &[OwnListing]) -> Vec<(&str, bool)> {
    let turn = |it: &OwnListing| it.your_turn;
    mine.iter()
        .map(|it| (it.listing.id.as_str(), turn(it)))
        .collect()
}

#[tokio::test]
async fn ones_own_tables_are_listed_by_turn_then_by_what_was_seen() {
    let (stores, _folder) = all();
    for (name, store) in stores {
        for (table_name, seen) in [("a", 10), ("b", 30), ("c", 20)] {
            table(&store, table_name, seen).await;
        }
        let over = table(&store, "d", 40).await;
        let end = store.append(&over, 0, lines(&["end"]), Then::IsOver, at(50));
        end.await.unwrap();
        store.create(lobby("e", 25)).await.unwrap();
        let elsewhere = store.append(&id("b"), 0, lines(&["x"]), goes_on(&[1], 60), at(60));
        elsewhere.await.unwrap();

        let mine = store.list_for_owner(person(1), 9).await.unwrap();
        let expected = [
            ("c", true),
            ("a", true),
            ("b", false),
            ("e", false),
            ("d", false),
        ];
        assert_eq!(turns(&mine), expected, "{name}");
        let theirs = store.list_for_owner(person(2), 2).await.unwrap();
        assert_eq!(turns(&theirs), [("b", true), ("c", true)], "{name}");
        assert_eq!(mine[0].listing.asked, SeatMask::from_bits(0b11), "{name}");
        assert_eq!(mine[0].listing.seats.len(), 3, "{name}");
        assert_eq!(mine[2].listing.asked, SeatMask::from_bits(0b10), "{name}");
        assert_eq!(mine[2].listing.seen, at(60), "{name}");
    }
}

#[tokio::test]
async fn one_query_lists_ones_own_tables_and_the_public_ones_of_others() {
    let (stores, _folder) = all();
    for (name, store) in stores {
        for (table_name, seen) in [("own", 10), ("older", 20), ("newer", 30)] {
            table(&store, table_name, seen).await;
        }
        store.create(lobby("lobby", 5)).await.unwrap();
        let hidden = NewTable {
            visibility: Visibility::Private,
            ..lobby("hidden", 40)
        };
        store.create(hidden).await.unwrap();
        let over = table(&store, "over", 50).await;
        let end = store.append(&over, 0, lines(&["end"]), Then::IsOver, at(60));
        end.await.unwrap();
        let empty = NewTable {
            seats: Vec::new(),
            ..lobby("no-seats", 1)
        };
        store.create(empty).await.unwrap();
        let taken = SeatRow::person(person(3), "Third");
        let sat = store.change_seat(&id("own"), 2, SeatRow::open(), taken, at(70));
        sat.await.unwrap();

        let lists = store.lists(person(3), 9).await.unwrap();
        assert_eq!(turns(&lists.own), [("own", false)], "{name}");
        assert_eq!(lists.own[0].listing.seats.len(), 3, "{name}");
        let ids = |lists: &Lists| -> Vec<String> {
            lists.public.iter().map(|it| it.id.to_string()).collect()
        };
        let expected = ["lobby", "no-seats", "newer", "older"];
        assert_eq!(ids(&lists), expected, "{name}");
        let seats: Vec<usize> = lists.public.iter().map(|it| it.seats.len()).collect();
        assert_eq!(seats, [3, 0, 3, 3], "{name}");
        assert_eq!(lists.public[2].seats[1].name, "Guest", "{name}");
        // The limit is of each kind, and one's own tables take no place of others'.
        let lists = store.lists(person(3), 1).await.unwrap();
        assert_eq!(ids(&lists), ["lobby", "newer"], "{name}");
        let host = store.lists(person(1), 9).await.unwrap();
        assert_eq!(ids(&host), ["no-seats"], "{name}");
        let alone = store.list_for_owner(person(1), 9).await;
        assert_eq!(alone, Ok(host.own), "{name}");
    }
}

/// Half of a sealed choice is a write. Nobody but the person who made it may learn of it from a list,
/// neither by its order nor by what it says.
#[tokio::test]
async fn half_of_a_sealed_choice_shows_in_ones_own_list_only() {
    let (stores, _folder) = all();
    for (name, store) in stores {
        table(&store, "a", 10).await;
        table(&store, "b", 20).await;
        let others = async || {
            let stranger = store.lists(person(9), 9).await.unwrap();
            let theirs = store.lists(person(2), 9).await.unwrap();
            format!("{stranger:?} {theirs:?}")
        };
        let before = others().await;
        let half = store.append(&id("a"), 0, lines(&["0 sealed"]), sealed(&[1]), at(99));
        half.await.unwrap();
        assert_eq!(others().await, before, "{name}");
        assert_eq!(
            store.load(&id("a")).await.unwrap().unwrap().seen,
            at(10),
            "{name}: a clock would start from it after a restart"
        );
        let mine = store.list_for_owner(person(1), 9).await.unwrap();
        assert_eq!(turns(&mine), [("b", true), ("a", false)], "{name}");
        let revealed = store.append(&id("a"), 1, lines(&["1"]), goes_on(&[0], 30), at(100));
        revealed.await.unwrap();
        assert_ne!(others().await, before, "{name}: now everybody sees it");
        let public = store.lists(person(9), 9).await.unwrap().public;
        assert_eq!((public[0].id.as_str(), public[0].seen), ("a", at(30)));
    }
}

#[tokio::test]
async fn changes_of_seats_are_seen_in_the_lobby_and_move_no_clock_later() {
    let (stores, _folder) = all();
    for (name, store) in stores {
        let seen = async |table: &str| store.load(&id(table)).await.unwrap().unwrap().seen;
        let guest = SeatRow::person(person(2), "Guest");
        store.create(lobby("lobby", 10)).await.unwrap();
        let claim = store.claim_seat(&id("lobby"), 1, guest.clone(), at(11));
        claim.await.unwrap();
        assert_eq!(seen("lobby").await, at(11), "{name}");
        let setup = store.set_setup(&id("lobby"), Visibility::Public, String::new(), at(12));
        setup.await.unwrap();
        assert_eq!(seen("lobby").await, at(12), "{name}");

        table(&store, "running", 20).await;
        let renamed = SeatRow::person(person(2), "Other");
        let change = store.change_seat(&id("running"), 1, guest, renamed, at(99));
        change.await.unwrap();
        assert_eq!(seen("running").await, at(20), "{name}");
    }
}

async fn due(store: &Store, now: i64, limit: u32) -> (Vec<String>, Option<Timestamp>) {
    let DueTables { ids, next } = store.due_tables(at(now), limit).await.unwrap();
    (ids.iter().map(ToString::to_string).collect(), next)
}

#[tokio::test]
async fn only_tables_that_are_due_are_woken() {
    let (stores, _folder) = all();
    for (name, store) in stores {
        let at_time = |time: Option<i64>| Progress {
            due: time.map(at),
            ..asks(&[0], 1)
        };
        for (table, time) in [
            ("a", Some(50)),
            ("b", Some(20)),
            ("c", Some(30)),
            ("d", None),
        ] {
            running(&store, table).await;
            let set = store.set_progress(&id(table), 0, at_time(time));
            set.await.unwrap();
        }
        let texts = |ids: &[&str]| ids.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(due(&store, 10, 9).await, (vec![], Some(at(20))), "{name}");
        let both = (texts(&["b", "c"]), Some(at(50)));
        assert_eq!(due(&store, 30, 9).await, both, "{name}");
        let first = (texts(&["b"]), Some(at(50)));
        assert_eq!(due(&store, 30, 1).await, first, "{name}");

        let moved = store.append(&id("b"), 0, lines(&["x"]), goes_on(&[1], 31), at(31));
        moved.await.unwrap();
        store.set_due(&id("c"), Some(at(70))).await.unwrap();
        assert_eq!(
            due(&store, 60, 9).await,
            (texts(&["a"]), Some(at(70))),
            "{name}"
        );
        let over = store.append(&id("a"), 0, lines(&["x"]), Then::IsOver, at(61));
        over.await.unwrap();
        store.set_due(&id("c"), None).await.unwrap();
        assert_eq!(due(&store, 99, 9).await, (vec![], None), "{name}");

        let stale = store.set_progress(&id("b"), 0, at_time(Some(1))).await;
        assert_eq!(stale, Err(AppendError::Conflict { actual: 1 }), "{name}");
        let actual = Status::Over;
        let ended = store.set_progress(&id("a"), 1, at_time(Some(1))).await;
        assert_eq!(ended, Err(AppendError::NotRunning { actual }), "{name}");
        let ended = store.set_due(&id("a"), Some(at(1))).await;
        assert_eq!(ended, Err(ChangeError::WrongStatus { actual }), "{name}");
        let missing = store.set_due(&id("nowhere"), None).await;
        assert_eq!(missing, Err(ChangeError::NotFound), "{name}");
    }
}

#[tokio::test]
async fn old_tables_are_deleted_by_status_and_in_batches() {
    let (stores, _folder) = all();
    for (name, store) in stores {
        for (table_name, seen) in [("a", 10), ("b", 20), ("c", 30)] {
            table(&store, table_name, seen).await;
        }
        // A secret write keeps no table alive that everybody has left, and its line goes with it.
        let half = store.append(&id("a"), 0, lines(&["0 sealed"]), sealed(&[1]), at(99));
        half.await.unwrap();
        store.create(lobby("lobby", 5)).await.unwrap();
        let delete = async |status, before, limit| {
            let gone = store.delete_older(status, at(before), limit).await.unwrap();
            gone.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(delete(Status::Over, 100, 9).await, [""; 0], "{name}");
        assert_eq!(delete(Status::Running, 30, 1).await.len(), 1, "{name}");
        assert_eq!(delete(Status::Running, 30, 1).await.len(), 1, "{name}");
        assert_eq!(delete(Status::Running, 30, 1).await, [""; 0], "{name}");
        assert_eq!(store.count(Status::Running).await, Ok(1), "{name}");
        assert_eq!(delete(Status::Running, 31, 9).await, ["c"], "{name}");
        assert_eq!(delete(Status::Lobby, 6, 9).await, ["lobby"], "{name}");
        let gone = store.append(&id("a"), 1, lines(&["x"]), sealed(&[]), at(99));
        assert_eq!(gone.await, Err(AppendError::NotFound), "{name}");
        assert_eq!(
            store.list_for_owner(person(1), 9).await,
            Ok(vec![]),
            "{name}"
        );
        let again = table(&store, "a", 40).await;
        let stored = store.load(&again).await.unwrap().unwrap();
        assert_eq!(stored.lines, [""; 0], "{name}: the old record is back");
    }
}
