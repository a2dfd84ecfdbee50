//! Many at once: exactly one of them wins, and the others are told so.

use std::collections::BTreeSet;

use crate::support::{all, at, goes_on, id, lobby, person, running};
use palast_store::{AppendError, ChangeError, SeatRow, Store};

const RACERS: u8 = 32;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_of_many_claims_wins() {
    let (stores, _folder) = all();
    for (name, store) in stores {
        store.create(lobby("table", 0)).await.unwrap();
        let mut claims = tokio::task::JoinSet::new();
        for racer in 10..10 + RACERS {
            let store = store.clone();
            claims.spawn(async move {
                let me = SeatRow::person(person(racer), format!("racer {racer}"));
                (
                    me.clone(),
                    store.claim_seat(&id("table"), 1, me, at(1)).await,
                )
            });
        }
        let results = claims.join_all().await;
        let winners: Vec<_> = results
            .iter()
            .filter(|(_, result)| result.is_ok())
            .collect();
        assert_eq!(winners.len(), 1, "{name}");
        let winner = &winners[0].0;
        assert_eq!(
            store.load(&id("table")).await.unwrap().unwrap().seats[1],
            *winner,
            "{name}"
        );
        for (me, result) in &results {
            let told = Err(ChangeError::SeatChanged {
                seat: 1,
                actual: winner.clone(),
            });
            assert!(me == winner || *result == told, "{name}: {result:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn every_line_of_racing_appends_is_there_once() {
    let (stores, _folder) = all();
    for (name, store) in stores {
        contend(name, &store).await;
    }
}

/// Each writer adds ten lines, learning the length from the conflicts it runs into.
async fn contend(name: &str, store: &Store) {
    let table = running(store, "table").await;
    let mut writers = tokio::task::JoinSet::new();
    for writer in 0..8 {
        let (store, table) = (store.clone(), table.clone());
        writers.spawn(async move {
            let (mut len, mut conflicts) = (0, 0);
            for n in 0..10 {
                loop {
                    let line = vec![format!("{writer}.{n}")];
                    match store
                        .append(&table, len, line, goes_on(&[], 1), at(1))
                        .await
                    {
                        Ok(now) => break len = now,
                        Err(AppendError::Conflict { actual }) => {
                            (len, conflicts) = (actual, conflicts + 1)
                        }
                        Err(other) => panic!("{other}"),
                    }
                }
            }
            conflicts
        });
    }
    let conflicts: u32 = writers.join_all().await.iter().sum();
    assert!(
        conflicts > 0,
        "{name}: nobody met anybody, so nothing was tested"
    );
    let lines = store.load(&table).await.unwrap().unwrap().lines;
    let distinct: BTreeSet<_> = lines.iter().collect();
    assert_eq!((lines.len(), distinct.len()), (80, 80), "{name}");
}
