//! One story for every back end: what the server does with a table from its opening to its end, and
//! the questions it asks meanwhile. A new back end is right when it passes this file and `lists.rs`.

use crate::support::{all, asks, at, goes_on, id, lines, lobby, person, running};
use palast_store::{
    AppendError, ChangeError, CreateError, MatchStart, SeatMask, SeatRow, Secret, Status, Store,
    StoreError, TableId, Then, Visibility,
};

#[tokio::test]
async fn a_table_from_lobby_to_end() {
    let (stores, _folder) = all();
    for (name, store) in stores {
        println!("{name}");
        in_the_lobby(&store).await;
        starting(&store).await;
        playing(&store).await;
        looking_back(&store).await;
    }
}

async fn in_the_lobby(store: &Store) {
    let game = id("first");
    assert_eq!(store.load(&game).await, Ok(None));
    store.create(lobby("first", 100)).await.unwrap();
    assert_eq!(
        store.create(lobby("first", 101)).await,
        Err(CreateError::Exists)
    );

    let stored = store.load(&game).await.unwrap().unwrap();
    let expected = lobby("first", 100);
    assert_eq!(stored.seats, expected.seats);
    assert_eq!(stored.seed, Secret::new([7; 32]));
    assert_eq!(
        (stored.header.as_str(), stored.status),
        ("provisional", Status::Lobby)
    );
    assert_eq!((stored.created, stored.seen), (at(100), at(100)));
    assert_eq!(
        (stored.asked, stored.awaited, stored.due),
        (SeatMask::EMPTY, SeatMask::EMPTY, None)
    );
    assert!(stored.lines.is_empty());
    assert!(
        !format!("{stored:?}").contains("7, 7"),
        "the seed shows in debug output"
    );

    let guest = SeatRow {
        extra: "{\"lang\":\"nl\"}".to_owned(),
        ..SeatRow::person(person(2), "Gast 👑")
    };
    store
        .claim_seat(&game, 1, guest.clone(), at(110))
        .await
        .unwrap();
    assert_eq!(
        store
            .claim_seat(&game, 1, SeatRow::person(person(3), "Late"), at(111))
            .await,
        Err(ChangeError::SeatChanged {
            seat: 1,
            actual: guest.clone()
        })
    );
    assert_eq!(
        store.claim_seat(&game, 3, SeatRow::open(), at(111)).await,
        Err(ChangeError::NoSuchSeat)
    );
    assert_eq!(
        store
            .claim_seat(&id("nowhere"), 0, SeatRow::open(), at(111))
            .await,
        Err(ChangeError::NotFound)
    );
    let renamed = SeatRow {
        name: "Guest".to_owned(),
        ..guest.clone()
    };
    store
        .change_seat(&game, 1, guest.clone(), renamed.clone(), at(112))
        .await
        .unwrap();
    assert_eq!(
        store
            .change_seat(&game, 1, guest, SeatRow::open(), at(113))
            .await,
        Err(ChangeError::SeatChanged {
            seat: 1,
            actual: renamed
        })
    );
    store
        .claim_seat(&game, 2, SeatRow::bot("random", "Robin"), at(114))
        .await
        .unwrap();
    store
        .set_setup(
            &game,
            Visibility::Private,
            "{\"pace\":1}".to_owned(),
            at(115),
        )
        .await
        .unwrap();

    let stored = store.load(&game).await.unwrap().unwrap();
    assert_eq!(stored.seats[1].name, "Guest");
    assert_eq!(stored.seats[2], SeatRow::bot("random", "Robin"));
    assert_eq!(
        (stored.visibility, stored.seen),
        (Visibility::Private, at(115))
    );
    assert_eq!(stored.setup, "{\"pace\":1}");
}

async fn starting(store: &Store) {
    let game = id("first");
    assert_eq!(
        store
            .append(&game, 0, lines(&["early"]), goes_on(&[], 119), at(119))
            .await,
        Err(AppendError::NotRunning {
            actual: Status::Lobby
        })
    );
    let seats = store.load(&game).await.unwrap().unwrap().seats;
    let start = |seats: Vec<SeatRow>| MatchStart {
        header: "final".to_owned(),
        setup: "{\"pace\":2}".to_owned(),
        seats,
        progress: asks(&[0, 1], 121),
    };
    // Made from seats as they were before the bot sat down.
    let mut stale = seats.clone();
    stale[2] = SeatRow::open();
    assert_eq!(
        store.start(&game, start(stale)).await,
        Err(ChangeError::SeatChanged {
            seat: 2,
            actual: seats[2].clone()
        })
    );
    assert_eq!(
        store.load(&game).await.unwrap().unwrap().header,
        "provisional"
    );
    store.start(&game, start(seats.clone())).await.unwrap();
    let again = Err(ChangeError::WrongStatus {
        actual: Status::Running,
    });
    assert_eq!(store.start(&game, start(seats)).await, again);
    assert_eq!(
        store
            .set_setup(&game, Visibility::Public, String::new(), at(122))
            .await,
        again
    );
    let stored = store.load(&game).await.unwrap().unwrap();
    assert_eq!(
        (stored.header.as_str(), stored.setup.as_str()),
        ("final", "{\"pace\":2}")
    );
    assert_eq!((stored.status, stored.seen), (Status::Running, at(121)));
    assert_eq!(stored.asked, SeatMask::from_bits(0b011));
    assert_eq!(stored.awaited, SeatMask::from_bits(0b011));
}

async fn playing(store: &Store) {
    let game = id("first");
    let append = |len, texts: &[&str], then| store.append(&game, len, lines(texts), then, at(130));
    assert_eq!(
        append(0, &["deal 1", "deal 2"], goes_on(&[0], 130)).await,
        Ok(2)
    );
    assert_eq!(append(2, &["red plays"], goes_on(&[0], 130)).await, Ok(3));
    assert_eq!(
        append(2, &["too late"], goes_on(&[0], 130)).await,
        Err(AppendError::Conflict { actual: 3 })
    );
    assert_eq!(
        append(9, &["early"], Then::IsOver).await,
        Err(AppendError::Conflict { actual: 3 })
    );
    assert_eq!(
        append(u64::MAX, &[], goes_on(&[0], 130)).await,
        Err(AppendError::Conflict { actual: 3 })
    );
    assert_eq!(
        append(3, &["good", "bad\nline"], goes_on(&[0], 130)).await,
        Err(AppendError::Store(StoreError::Unstorable {
            what: "a record line"
        }))
    );
    assert_eq!(append(3, &["blue plays ü"], Then::IsOver).await, Ok(4));
    assert_eq!(
        append(4, &["after the end"], goes_on(&[0], 131)).await,
        Err(AppendError::NotRunning {
            actual: Status::Over
        })
    );
    assert_eq!(
        store
            .append(&id("nowhere"), 0, vec![], goes_on(&[], 130), at(130))
            .await,
        Err(AppendError::NotFound)
    );
    let stored = store.load(&game).await.unwrap().unwrap();
    assert_eq!(
        stored.lines,
        lines(&["deal 1", "deal 2", "red plays", "blue plays ü"])
    );
    assert_eq!((stored.status, stored.seen), (Status::Over, at(130)));
    assert_eq!(
        (stored.asked, stored.awaited, stored.due),
        (SeatMask::EMPTY, SeatMask::EMPTY, None),
        "nobody is asked any more"
    );
    assert_eq!(stored.seats.len(), 3);
}

async fn looking_back(store: &Store) {
    running(store, "second").await;
    store
        .set_status(&id("second"), Status::Running, Status::Over, at(140))
        .await
        .unwrap();
    assert_eq!(
        store
            .set_status(&id("second"), Status::Running, Status::Over, at(141))
            .await,
        Err(ChangeError::WrongStatus {
            actual: Status::Over
        })
    );
    for (name, created) in [("old", 10), ("third", 150), ("fourth", 160)] {
        store.create(lobby(name, created)).await.unwrap();
    }
    let mut twice = lobby("both-seats", 155);
    twice.seats = vec![
        SeatRow::person(person(2), "a"),
        SeatRow::person(person(2), "b"),
    ];
    store.create(twice).await.unwrap();

    let names = |ids: Vec<TableId>| ids.iter().map(ToString::to_string).collect::<Vec<_>>();
    let listed = async |limit| {
        let found = store.lists(person(9), limit).await.unwrap().public;
        names(found.into_iter().map(|listing| listing.id).collect())
    };
    assert_eq!(listed(9).await, ["fourth", "both-seats", "third", "old"]);
    assert_eq!(listed(2).await, ["fourth", "both-seats"]);

    let mine = store.list_for_owner(person(2), 9).await.unwrap();
    assert_eq!(
        names(mine.iter().map(|it| it.listing.id.clone()).collect()),
        ["both-seats", "first"]
    );
    assert_eq!(
        (mine[1].listing.status, mine[1].listing.seats.len()),
        (Status::Over, 3)
    );
    assert_eq!(mine[1].listing.seats[1].name, "Guest");
    assert_eq!(mine[0].listing.seats.len(), 2);
    assert_eq!(store.list_for_owner(person(9), 9).await, Ok(vec![]));

    assert_eq!(store.count(Status::Lobby).await, Ok(4));
    assert_eq!(store.count(Status::Running).await, Ok(0));
    assert_eq!(
        names(store.ids(Some(Status::Over)).await.unwrap()),
        ["first", "second"]
    );
    assert_eq!(
        store.delete_older(Status::Lobby, at(151), 9).await,
        Ok(vec![id("old"), id("third")])
    );
    assert_eq!(
        names(store.ids(None).await.unwrap()),
        ["both-seats", "first", "fourth", "second"]
    );
    assert_eq!(store.load(&id("old")).await, Ok(None));
    let deleted = store.delete(&id("fourth"), Status::Running).await;
    let actual = Status::Lobby;
    assert_eq!(deleted, Err(ChangeError::WrongStatus { actual }));
    assert_eq!(store.delete(&id("fourth"), Status::Lobby).await, Ok(()));
    assert_eq!(store.load(&id("fourth")).await, Ok(None));
    let again = store.delete(&id("fourth"), Status::Lobby).await;
    assert_eq!(again, Err(ChangeError::NotFound));
    store.create(lobby("old", 170)).await.unwrap();
    assert_eq!(
        store.load(&id("old")).await.unwrap().unwrap().seats,
        lobby("old", 0).seats
    );
}

#[tokio::test]
async fn texts_no_back_end_could_keep_are_refused() {
    let (stores, _folder) = all();
    for (name, store) in stores {
        let bad = |what| StoreError::Unstorable { what };
        let mut new = lobby("a", 0);
        new.header = "nul \0".to_owned();
        assert_eq!(
            store.create(new).await,
            Err(bad("the header").into()),
            "{name}"
        );
        let mut crowd = lobby("a", 0);
        crowd.seats = vec![SeatRow::open(); 65];
        assert_eq!(
            store.create(crowd).await,
            Err(StoreError::TooManySeats.into()),
            "{name}"
        );
        store.create(lobby("a", 0)).await.unwrap();
        let seat = SeatRow::person(person(1), "\0");
        let refused = store.claim_seat(&id("a"), 1, seat, at(1)).await;
        assert_eq!(refused, Err(bad("a seat's name").into()), "{name}");
    }
}

#[tokio::test]
async fn keys_are_made_once_and_differ() {
    let (stores, _folder) = all();
    for (name, store) in stores {
        assert_eq!(store.check().await, Ok(()), "{name}");
        let cookie = store.secret_key("cookie").await.unwrap();
        assert_eq!(store.secret_key("cookie").await.unwrap(), cookie, "{name}");
        assert_ne!(store.secret_key("other").await.unwrap(), cookie, "{name}");
        assert_ne!(cookie, Secret::new([0; 32]), "{name}");
    }
}
