//! Bad input: each kind has its status and a sentence in the reader's language, nothing changes,
//! and nothing secret is said.

use axum::http::{Method, StatusCode};

use crate::support::{Person, Site, ask, assert_same, choices, encode, main_of, quick};
use palast_server::{Config, Limits, Rate};
use palast_store::Store;

/// A table where it is this person's turn.
async fn at_turn() -> (Person, String, String) {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let table = ada.against_bots().await;
    let page = ada.turn(&table).await;
    (ada, table, page)
}

#[tokio::test]
async fn every_refusal_has_its_status_and_changes_nothing() {
    let (mut ada, table, page) = at_turn().await;
    let mut eve = ada.clone();
    eve.cookies.clear();
    let number = ask(&page).unwrap();
    let choice = choices(&page)[0].clone();
    let good = [("ask", number.as_str()), ("answer", choice.as_str())];
    let big = "x".repeat(20_000);
    let stale = (number.parse::<u32>().unwrap() + 1).to_string();
    let answer = format!("{table}/answer");
    let elsewhere = "/t/0000000000000000/answer";
    let long = format!("/t/{}/answer", "x".repeat(99));

    // Who, where, what, and what comes of it.
    let stranger = eve.post(&answer, &good).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    assert!(stranger.text.contains("You have no seat at this table."));
    for (path, fields, status, says) in [
        (
            elsewhere,
            &good[..],
            StatusCode::NOT_FOUND,
            "There is no such table.",
        ),
        (
            long.as_str(),
            &good[..],
            StatusCode::NOT_FOUND,
            "There is no such table.",
        ),
        (
            &answer,
            &[("ask", &stale), ("answer", &choice)],
            StatusCode::CONFLICT,
            "moved on",
        ),
        (
            &answer,
            &[("ask", &number), ("answer", "play rX")],
            StatusCode::BAD_REQUEST,
            "not a move",
        ),
        (
            &answer,
            &[("ask", &number), ("answer", "")],
            StatusCode::BAD_REQUEST,
            "not a move",
        ),
        (
            &answer,
            &[("ask", "x"), ("answer", &choice)],
            StatusCode::BAD_REQUEST,
            "could not be understood",
        ),
        (
            &answer,
            &[("ask", &number)],
            StatusCode::BAD_REQUEST,
            "could not be understood",
        ),
        (
            &answer,
            &[("ask", &number), ("answer", &big)],
            StatusCode::PAYLOAD_TOO_LARGE,
            "too much text",
        ),
        (
            &format!("{table}/standin"),
            &[("seat", "9")],
            StatusCode::BAD_REQUEST,
            "could not be understood",
        ),
        (
            &format!("{table}/agree"),
            &[],
            StatusCode::CONFLICT,
            "nothing to take back",
        ),
        (
            &format!("{table}/start"),
            &[],
            StatusCode::CONFLICT,
            "too late",
        ),
        (
            &format!("{table}/dance"),
            &[],
            StatusCode::NOT_FOUND,
            "nothing here",
        ),
        ("/bots/chess", &[], StatusCode::NOT_FOUND, "nothing here"),
        ("/nowhere", &[], StatusCode::NOT_FOUND, "nothing here"),
        (
            "/",
            &[],
            StatusCode::METHOD_NOT_ALLOWED,
            "cannot be used like that",
        ),
        (
            &table,
            &[],
            StatusCode::METHOD_NOT_ALLOWED,
            "cannot be used like that",
        ),
        (
            "/settings",
            &[("lang", "tlh")],
            StatusCode::BAD_REQUEST,
            "could not be understood",
        ),
    ] {
        let refused = ada.post(path, fields).await;
        assert_eq!(
            refused.status, status,
            "{path} {fields:?}: {}",
            refused.text
        );
        assert!(
            refused.text.contains(says),
            "{path} {fields:?}: {}",
            main_of(&refused.text)
        );
        assert!(refused.text.contains("id=\"problem\""), "a whole page");
        assert!(!refused.text.contains(&big));
    }
    assert_same(&ada.page(&table).await, &page);

    // And the good one, once.
    assert_eq!(ada.post(&answer, &good).await.status, StatusCode::SEE_OTHER);
    assert_eq!(ada.post(&answer, &good).await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn an_illegal_card_is_refused_in_the_words_of_the_game() {
    let (mut ada, table, mut page) = at_turn().await;
    // Cards of others can be named but not played.
    for _ in 0..40 {
        if choices(&page)
            .iter()
            .any(|choice| choice.starts_with("play "))
        {
            break;
        }
        let choice = choices(&page)[0].clone();
        ada.answers(&table, &page, &choice).await;
        page = ada.turn(&table).await;
    }
    let own = choices(&page);
    let foreign = [
        "play rM", "play bM", "play rG", "play bG", "play yG", "play gG", "play nJ",
    ]
    .into_iter()
    .find(|card| !own.iter().any(|choice| choice == card))
    .unwrap();
    let mut refused = ada.answers(&table, &page, foreign).await;
    assert_eq!(
        refused.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "{}",
        refused.text
    );
    let english = main_of(&refused.text).to_owned();
    ada.headers = vec![("accept-language", "de".to_owned())];
    refused = ada.answers(&table, &page, foreign).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_ne!(main_of(&refused.text), english, "in the reader's language");
    assert!(refused.text.contains("<html lang=\"de\""));
}

#[tokio::test]
async fn forms_from_elsewhere_are_refused() {
    let (mut ada, table, page) = at_turn().await;
    let number = ask(&page).unwrap();
    let choice = choices(&page)[0].clone();
    let csrf = ada.csrf().await;
    let body = |csrf: &str| encode(&[("csrf", csrf), ("ask", &number), ("answer", &choice)]);
    let path = format!("{table}/answer");
    let mut eve = ada.clone();
    eve.cookies.clear();
    let foreign = eve.csrf().await;
    let send = |request| async { ada.clone().send(request).await.status };

    for wrong in ["", "00", &foreign, &csrf.to_uppercase()] {
        let request = ada.request(Method::POST, &path, body(wrong));
        assert_eq!(send(request).await, StatusCode::FORBIDDEN, "{wrong}");
    }
    let mut request = ada.request(Method::POST, &path, body(&csrf));
    request
        .headers_mut()
        .insert("sec-fetch-site", "cross-site".parse().unwrap());
    assert_eq!(send(request).await, StatusCode::FORBIDDEN);
    let mut request = ada.request(Method::POST, &path, body(&csrf));
    request
        .headers_mut()
        .insert("content-type", "text/plain".parse().unwrap());
    assert_eq!(send(request).await, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let request = ada.request(Method::POST, &path, format!("csrf={csrf}&ask=%ff%fe&&&="));
    assert_eq!(send(request).await, StatusCode::BAD_REQUEST);
    assert_same(&ada.page(&table).await, &page);
}

#[tokio::test]
async fn a_forged_cookie_is_a_stranger() {
    let (ada, table, page) = at_turn().await;
    let choice = choices(&page)[0].clone();
    let real = ada.cookies["palast"].clone();
    let (token, signature) = real.split_once('.').unwrap();
    let flipped = format!(
        "{}{}",
        if token.starts_with('0') { '1' } else { '0' },
        &token[1..]
    );
    for forged in [
        format!("{flipped}.{signature}"),
        format!("{token}.{}", "0".repeat(64)),
        token.to_owned(),
        String::new(),
        ".".to_owned(),
        format!("{token}.{signature}."),
        "é\u{1}".to_owned(),
    ] {
        let mut mallory = ada.clone();
        mallory.cookies.insert("palast".to_owned(), forged.clone());
        if forged.is_ascii() {
            let seen = mallory.clone().page(&table).await;
            assert!(seen.contains("data-viewer=\"spectator\""), "{forged}");
            assert!(choices(&seen).is_empty());
            // With a page of their own they get a cookie of their own, and no seat.
            let refused = mallory.answers(&table, &page, &choice).await;
            assert_eq!(refused.status, StatusCode::FORBIDDEN, "{forged}");
        }
    }
}

#[tokio::test]
async fn too_much_is_too_much() {
    let one = Rate {
        burst: 12.0,
        per_second: 0.001,
    };
    let strict = Config {
        limits: Limits {
            requests: one,
            ..Limits::generous()
        },
        ..quick()
    };
    let site = Site::over(Store::memory(), strict).await;
    let mut ada = site.visitor();
    for _ in 0..12 {
        assert_eq!(ada.get("/").await.status, StatusCode::OK);
    }
    let refused = ada.get("/").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.headers.contains_key("retry-after"));
    assert!(refused.text.contains("Wait a moment"));

    let few = Config {
        limits: Limits {
            tables_per_person: 2,
            streams_per_person: 1,
            ..Limits::generous()
        },
        ..quick()
    };
    let site = Site::over(Store::memory(), few).await;
    let mut ada = site.visitor();
    let table = ada.against_bots().await;
    ada.against_bots().await;
    let third = ada.post("/bots/palastgefluester", &[]).await;
    assert_eq!(third.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(third.text.contains("Finish one first"));
    let stream = ada.live(&format!("{table}/live")).await;
    let second = ada.get(&format!("{table}/live")).await;
    assert_eq!(second.status, StatusCode::TOO_MANY_REQUESTS);
    drop(stream);
    drop(ada.live(&format!("{table}/live")).await);
}

#[tokio::test]
async fn a_name_that_cannot_be_seen_is_no_name() {
    let site = Site::new().await;
    let mut host = site.visitor();
    let table = host.opens(2, &[]).await;
    let invite = crate::support::invitation(&host.page(&table).await);
    let mut guest = site.visitor();
    for unseen in [
        "\u{3164}",
        "\u{2800}\u{2800}",
        "\u{FE0F}",
        "\u{301}",
        " \u{34F} ",
    ] {
        let refused = guest.sits(&table, &invite, unseen).await;
        assert_eq!(
            refused.status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{unseen:?}"
        );
        assert!(refused.text.contains("enter a name"), "{unseen:?}");
    }
    let seated = guest.sits(&table, &invite, "A\u{3164}d\u{200B}a").await;
    assert_eq!(seated.status, StatusCode::SEE_OTHER);
    assert!(guest.page(&table).await.contains("A da"));
}
