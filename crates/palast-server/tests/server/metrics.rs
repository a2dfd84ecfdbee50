//! Figures for operators: what is counted, that nothing secret is in them, and that the dashboard in
//! `deploy/` asks for nothing else.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use palast_server::metrics_router;
use tower::ServiceExt as _;

use crate::company::{next_of, three};
use crate::faulty::{self, Faults};
use crate::support::{Person, Site, choices, quick};

/// What the listener for operators answers.
async fn operators(site: &Site, path: &str) -> (StatusCode, String) {
    let request = Request::get(path).body(Body::empty()).unwrap();
    let response = metrics_router(site.app.clone())
        .oneshot(request)
        .await
        .unwrap();
    let status = response.status();
    let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
    (status, String::from_utf8(bytes.to_vec()).unwrap())
}

/// The value of a sample whose line begins so.
fn value(text: &str, sample: &str) -> f64 {
    let line = text.lines().find(|line| line.starts_with(sample));
    let line = line.unwrap_or_else(|| panic!("no {sample} in\n{text}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

/// A site on which three people have moved and one was refused, its people and their table.
async fn played() -> (Site, Vec<Person>, String, Vec<String>) {
    let site = Site::new().await;
    let (mut people, table) = three(&site).await;
    let mut said = Vec::new();
    for _ in 0..6 {
        let (who, page) = next_of(&mut people, &table).await.unwrap();
        let choice = choices(&page)[0].clone();
        people[who].answers(&table, &page, &choice).await;
        // The same once more is refused.
        let again = people[who].answers(&table, &page, &choice).await;
        assert_eq!(again.status, StatusCode::CONFLICT);
        said.push(choice);
    }
    (site, people, table, said)
}

#[tokio::test]
async fn moves_latencies_and_refusals_are_counted() {
    let (site, people, table, _) = played().await;
    let stream = people[0].live(&format!("{table}/live")).await;
    let (status, text) = operators(&site, "/metrics").await;
    assert_eq!(status, StatusCode::OK);
    assert!(value(&text, "palast_moves_total{by=\"Person\"}") >= 6.0);
    assert!(value(&text, "palast_move_seconds_count") >= 6.0);
    assert!(value(&text, "palast_store_append_seconds_count") >= 6.0);
    assert!(value(&text, "palast_refusals_total{status=\"409\"}") >= 6.0);
    assert!(value(&text, "palast_live_tables ") >= 1.0);
    assert!(
        value(
            &text,
            "palast_request_seconds_count{route=\"/t/{id}/answer\"}"
        ) >= 12.0
    );
    assert!((value(&text, "palast_viewers ") - 1.0).abs() < f64::EPSILON);
    drop(stream);
    let (_, text) = operators(&site, "/metrics").await;
    assert!(value(&text, "palast_viewers ").abs() < f64::EPSILON);
    assert!(text.ends_with("# EOF\n"));
}

#[tokio::test]
async fn figures_name_nobody_and_players_do_not_see_them() {
    let (site, mut people, table, said) = played().await;
    let (_, text) = operators(&site, "/metrics").await;
    let id = table.strip_prefix("/t/").unwrap();
    for secret in [
        &id[..4],
        "Second",
        "Third",
        "palastgefluester",
        "192.",
        "127.0",
    ] {
        assert!(!text.contains(secret), "{secret} is in the figures");
    }
    let cookie = people[0].cookies["palast"].clone();
    assert!(!text.contains(&cookie[..16]));
    for choice in said.iter().filter(|choice| choice.len() > 3) {
        assert!(
            !text.contains(choice.as_str()),
            "{choice} is in the figures"
        );
    }
    assert_eq!(
        people[0].get("/metrics").await.status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn the_dashboard_asks_for_nothing_that_is_not_there() {
    let (site, ..) = played().await;
    let (_, text) = operators(&site, "/metrics").await;
    let names: BTreeSet<&str> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split(['{', ' ']).next())
        .collect();
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../deploy/grafana-dashboard.json"
    );
    let file = std::fs::read_to_string(file).unwrap();
    let dashboard: serde_json::Value = serde_json::from_str(&file).unwrap();
    let mut asked = BTreeSet::new();
    for panel in dashboard["panels"].as_array().unwrap() {
        for target in panel["targets"].as_array().unwrap() {
            let expression = target["expr"].as_str().unwrap();
            let words = expression.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
            asked.extend(
                words
                    .filter(|word| word.starts_with("palast_"))
                    .map(str::to_owned),
            );
        }
    }
    assert!(asked.len() > 10, "{asked:?}");
    for name in &asked {
        assert!(
            names.contains(name.as_str()),
            "{name} is not among {names:?}"
        );
    }
    // And it shows everything that there is.
    for name in names {
        let base = ["_bucket", "_sum", "_count", "_total"]
            .iter()
            .find_map(|ending| name.strip_suffix(ending))
            .unwrap_or(name);
        assert!(
            asked.iter().any(|it| it.starts_with(base)),
            "{name} is not shown"
        );
    }
}

#[tokio::test]
async fn a_server_that_stops_is_alive_but_not_ready() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    for path in ["/health", "/ready"] {
        assert_eq!(ada.get(path).await.text, "ok\n");
        assert_eq!(
            operators(&site, path).await,
            (StatusCode::OK, "ok\n".to_owned())
        );
    }
    site.app.drain();
    let ready = ada.get("/ready").await;
    assert_eq!(ready.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(ready.text, "the server is stopping\n");
    assert_eq!(ada.get("/health").await.status, StatusCode::OK);
    assert_eq!(
        ada.get("/").await.status,
        StatusCode::OK,
        "what comes is still answered"
    );
}

#[tokio::test]
async fn a_store_that_refuses_writes_makes_it_unready() {
    let (store, faults) = faulty::store();
    let site = Site::over(store, quick()).await;
    let mut ada = site.visitor();
    let switch: &AtomicBool = &faults.check;
    Faults::set(switch, true);
    let ready = ada.get("/ready").await;
    assert_eq!(ready.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(ready.text.contains("disk is full"), "{}", ready.text);
    assert_eq!(
        ada.get("/health").await.status,
        StatusCode::OK,
        "a restart would not help"
    );
    Faults::set(switch, false);
    assert_eq!(ada.get("/ready").await.status, StatusCode::OK);
}
