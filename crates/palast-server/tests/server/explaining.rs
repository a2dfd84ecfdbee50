//! Explanations: offered once, told once, switched off and on, remembered by the browser.

use axum::http::StatusCode;
use palast_server::Config;
use palast_store::Store;

use crate::support::{Person, Site, between, choices, quick};
use crate::toy::{self, SOLO};

async fn site() -> Site {
    let config = Config {
        games: toy::games(),
        ..quick()
    };
    Site::over(Store::memory(), config).await
}

/// Opens a solo table with this answer to the offer.
async fn begins(person: &mut Person, explain: &[(&str, &str)]) -> String {
    let opened = person.post(&format!("/alone/{SOLO}"), explain).await;
    opened.location().to_owned()
}

/// What a page explains.
fn explains(page: &str) -> Option<&str> {
    between(page, "data-explain=\"", "\"")
}

#[tokio::test]
async fn the_first_time_a_form_offers_explanations_and_afterwards_keeps_the_wish() {
    let mut ada = site().await.visitor();
    let form = format!("/alone/{SOLO}");
    let offered = |page: &str| {
        let field = between(page, "id=\"explain\"", ">").unwrap().to_owned();
        field.contains("checked")
    };
    assert!(offered(&ada.page(&form).await), "to whoever is new");
    let table = begins(&mut ada, &[("explain", "no")]).await;
    assert_eq!(explains(&ada.page(&table).await), None);
    assert!(!offered(&ada.page(&form).await), "no means no");
    begins(&mut ada, &[("explain", "yes"), ("explain", "no")]).await;
    assert!(offered(&ada.page(&form).await));
}

#[tokio::test]
async fn welcome_and_lesson_are_told_once() {
    let mut ada = site().await.visitor();
    let table = begins(&mut ada, &[("explain", "yes")]).await;
    let page = ada.page(&table).await;
    assert_eq!(explains(&page), Some("welcome"));
    for sentence in ["You are the guest.", "You want points.", "Each round"] {
        assert!(page.contains(sentence), "{sentence}");
    }
    let told = ada
        .post(&format!("{table}/lesson"), &[("told", "welcome")])
        .await;
    assert_eq!(told.status, StatusCode::SEE_OTHER);
    let page = ada.page(&table).await;
    assert_eq!(explains(&page), Some("card"));
    assert!(!page.contains("You are the guest."));
    assert!(page.contains("usually wise") && page.contains("href=\"#rule-all\""));
    // Whoever answers has understood.
    let ask = between(&page, "data-ask=\"", "\"").unwrap();
    let answer = choices(&page)[0].clone();
    let fields = [("ask", ask), ("answer", &answer), ("told", "card")];
    ada.post(&format!("{table}/answer"), &fields).await;
    assert_eq!(explains(&ada.turn(&table).await), None);
    let next = begins(&mut ada, &[]).await;
    assert_eq!(
        explains(&ada.page(&next).await),
        None,
        "nor in another match"
    );
}

#[tokio::test]
async fn they_are_switched_off_and_on_again() {
    let mut ada = site().await.visitor();
    let table = begins(&mut ada, &[("explain", "yes")]).await;
    let switch = format!("{table}/lesson");
    ada.post(&switch, &[("explain", "no")]).await;
    let page = ada.page(&table).await;
    assert_eq!(explains(&page), None);
    assert!(page.contains("id=\"explain-switch\""), "they can come back");
    ada.post(&switch, &[("explain", "yes")]).await;
    assert_eq!(explains(&ada.page(&table).await), Some("welcome"));
    let nothing = ada.post(&switch, &[]).await;
    assert_eq!(nothing.status, StatusCode::BAD_REQUEST);
    // Those who only watch are told nothing.
    let mut bo = ada.clone();
    bo.cookies.remove("palast");
    assert_eq!(explains(&bo.page(&table).await), None);
    // A cookie is only a wish.
    ada.cookies
        .insert("lessons".into(), "~~nonsense.on.zz~".into());
    assert_eq!(explains(&ada.page(&table).await), None);
}
