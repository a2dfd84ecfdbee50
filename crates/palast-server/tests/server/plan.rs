//! Plans: several answers sent together are all stored, or none of them is.

use axum::http::StatusCode;
use palast_server::Config;
use palast_store::{Store, TableId};

use crate::auction::AUCTION;
use crate::faulty::{self, Faults};
use crate::support::{Person, Site, ask, assert_same, between, invitation, quick};
use crate::toy;

/// An auction of two, and its address.
async fn two(store: Store) -> (Person, Person, String) {
    let config = Config {
        games: toy::games(),
        ..quick()
    };
    two_with(store, config).await
}

async fn two_with(store: Store, config: Config) -> (Person, Person, String) {
    let site = Site::over(store, config).await;
    let (mut ada, mut bob) = (site.visitor(), site.visitor());
    let form = [
        ("name", "Ada"),
        ("visibility", "private"),
        ("seat-2", "open"),
    ];
    let answer = ada.post(&format!("/new/{AUCTION}"), &form).await;
    let table = answer.location().to_owned();
    let invite = invitation(&ada.page(&table).await);
    bob.page(&table).await;
    bob.sits(&table, &invite, "Bob").await;
    ada.post(&format!("{table}/start"), &[]).await;
    (ada, bob, table)
}

/// How many lines of the match are stored.
async fn stored(store: &Store, table: &str) -> usize {
    let id = TableId::new(table.trim_start_matches("/t/")).unwrap();
    store.load(&id).await.unwrap().unwrap().lines.len()
}

/// A coin in the hand on this page.
fn coin(page: &str) -> &str {
    between(page, "data-about=\"coin-", "\"").unwrap()
}

async fn plans(person: &mut Person, table: &str, ask: &str, places: &[&str]) -> StatusCode {
    let mut fields = vec![("ask", ask)];
    fields.extend(places.iter().map(|place| ("place", *place)));
    person.post(&format!("{table}/plan"), &fields).await.status
}

#[tokio::test]
async fn a_plan_is_stored_whole() {
    let store = Store::memory();
    let (mut ada, _, table) = two(store.clone()).await;
    let page = ada.page(&table).await;
    assert!(page.contains("id=\"plan\""), "{page}");
    let before = stored(&store, &table).await;
    let place = format!("bid {}", coin(&page));
    let status = plans(&mut ada, &table, &ask(&page).unwrap(), &["", &place]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert_eq!(stored(&store, &table).await, before + 2);
    assert_eq!(
        ask(&ada.page(&table).await),
        None,
        "both steps are answered"
    );
}

#[tokio::test]
async fn a_plan_that_does_not_fit_changes_nothing() {
    let store = Store::memory();
    let (mut ada, _, table) = two(store.clone()).await;
    let page = ada.page(&table).await;
    let before = stored(&store, &table).await;
    let (now, own) = (ask(&page).unwrap(), coin(&page));
    let foreign = (1..=4).map(|n| format!("c{n}"));
    let foreign = foreign
        .into_iter()
        .find(|coin| !page.contains(&format!("coin-{coin}\"")));
    let (own, foreign) = (format!("bid {own}"), format!("bid {}", foreign.unwrap()));
    let unfit = StatusCode::UNPROCESSABLE_ENTITY;
    for (ask, places, expected) in [
        (now.as_str(), vec![], unfit),
        (&now, vec![own.as_str(), &own], unfit),
        (&now, vec![foreign.as_str()], unfit),
        (&now, vec!["bid"], StatusCode::BAD_REQUEST),
        ("77", vec![own.as_str()], StatusCode::CONFLICT),
    ] {
        let status = plans(&mut ada, &table, ask, &places).await;
        assert_eq!(status, expected, "{ask} {places:?}");
    }
    assert_eq!(stored(&store, &table).await, before);
    assert_same(&ada.page(&table).await, &page);
    let mut stranger = two(Store::memory()).await.1;
    let status = plans(&mut stranger, &table, &now, &[&own]).await;
    assert!(status.is_client_error(), "{status}");
}

#[tokio::test]
async fn a_plan_that_could_not_be_stored_has_not_happened() {
    let (store, faults) = faulty::store();
    let (mut ada, _, table) = two(store).await;
    let page = ada.page(&table).await;
    let (now, place) = (ask(&page).unwrap(), format!("fold {}", coin(&page)));
    Faults::set(&faults.append, true);
    let status = plans(&mut ada, &table, &now, &[&place]).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    Faults::set(&faults.append, false);
    assert_same(&ada.page(&table).await, &page);
    let status = plans(&mut ada, &table, &now, &[&place]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
}

/// What the other player sees and can ask about once Ada has planned this.
async fn seen_by_bob(slot: &str) -> Vec<String> {
    let config = Config {
        games: toy::games(),
        seed: Some(7),
        ..quick()
    };
    let (mut ada, mut bob, table) = two_with(Store::memory(), config).await;
    let page = ada.page(&table).await;
    let (now, coin) = (ask(&page).unwrap(), coin(&page).to_owned());
    let status = plans(&mut ada, &table, &now, &[&format!("{slot} {coin}")]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let mut told = Vec::new();
    for path in [
        "",
        "/part",
        "/about",
        "/about/coin-c1",
        "/about/coin-c2",
        "/about/coin-c3",
    ] {
        let answer = bob.get(&format!("{table}{path}")).await;
        // Each table has its own address, and each browser its own secret.
        let secret = bob.csrf().await;
        let text = answer.text.replace(&table, "/t/").replace(&secret, "");
        // The name of a page's look is made from its address, too.
        let look = between(&text, "data-seen=\"", "\"")
            .unwrap_or("-")
            .to_owned();
        told.push(text.replace(&look, ""));
    }
    told
}

/// Neither moments nor points nor what can be asked about tells what another has planned.
#[tokio::test]
async fn others_cannot_tell_one_plan_from_another() {
    let (bid, fold) = (seen_by_bob("bid").await, seen_by_bob("fold").await);
    for (bid, fold) in bid.iter().zip(&fold) {
        if bid.contains("<main") {
            assert_same(bid, fold);
        } else {
            assert_eq!(bid, fold);
        }
    }
}
