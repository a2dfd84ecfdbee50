//! Two worlds that a program cannot tell apart give it the same bytes, and no event.

use std::time::Duration;

use axum::http::Method;
use futures_util::StreamExt as _;
use palast_store::Store;

use super::{Program, legal, sealed};
use crate::support::{Site, quick};

/// The open stream of a program.
async fn stream(program: &Program, id: &str) -> axum::body::BodyDataStream {
    let path = format!("/tables/{id}/events");
    let request = program.request(Method::GET, &path, String::new());
    program
        .site
        .respond(request)
        .await
        .into_body()
        .into_data_stream()
}

/// Everything that can be asked about a table.
async fn all_answers(program: &Program, id: &str) -> Vec<(String, String)> {
    let mut answers = Vec::new();
    for path in [
        "/tables".to_owned(),
        format!("/tables/{id}"),
        format!("/tables/{id}?log=all&consequences=true"),
        format!("/tables/{id}?at=0"),
        format!("/tables/{id}/record"),
    ] {
        let said = program.get(&path).await;
        answers.push((path, format!("{} {}", said.status, said.text)));
    }
    let event = stream(program, id).await.next().await.unwrap().unwrap();
    answers.push((
        "events".to_owned(),
        String::from_utf8_lossy(&event).into_owned(),
    ));
    answers
}

#[tokio::test]
async fn half_a_sealed_choice_changes_no_answer_to_another_program() {
    let store = Store::memory();
    let site = Site::over(store.clone(), quick()).await;
    let (host, other, id) = sealed(&site).await;
    let watcher = Program::new(&site).await;
    let mut worlds = Vec::new();
    for half in [false, true] {
        if half {
            let table = host.look(&id).await;
            let first = legal(&table)[0].clone();
            let done = host
                .answers(&id, &table["match"]["question"], &first)
                .await
                .ok();
            assert_eq!(done["your_turn"], true, "it was half a choice");
            assert_ne!(done["seen"], table["seen"]);
        }
        let mut answers = Vec::new();
        for at in [site.clone(), Site::over(store.clone(), quick()).await] {
            // Everybody has been here, in both worlds and on both sites.
            for program in [&host, &other, &watcher] {
                all_answers(&program.at(&at), &id).await;
            }
            for program in [&other, &watcher] {
                answers.push(all_answers(&program.at(&at), &id).await);
            }
        }
        worlds.push(answers);
    }
    for (before, after) in worlds[0].iter().flatten().zip(worlds[1].iter().flatten()) {
        assert!(
            before == after,
            "{}:\n{}\n\n{}",
            before.0,
            before.1,
            after.1
        );
    }
}

#[tokio::test]
async fn an_event_comes_when_the_viewer_sees_a_change_and_only_then() {
    let site = Site::new().await;
    let (host, other, id) = sealed(&site).await;
    host.look(&id).await;
    let mut events = stream(&other, &id).await;
    let first = events.next().await.unwrap().unwrap();
    let first = String::from_utf8_lossy(&first).into_owned();
    assert!(first.contains("event: table") && first.contains("\"your_turn\":true"));
    let table = host.look(&id).await;
    let answer = legal(&table)[0].clone();
    host.answers(&id, &table["match"]["question"], &answer)
        .await
        .ok();
    let quiet = tokio::time::timeout(Duration::from_millis(300), events.next()).await;
    assert!(
        quiet.is_err(),
        "half a sealed choice sends nothing to another seat"
    );
    let table = other.look(&id).await;
    let answer = legal(&table)[0].clone();
    other
        .answers(&id, &table["match"]["question"], &answer)
        .await
        .ok();
    let loud = tokio::time::timeout(Duration::from_secs(10), events.next()).await;
    let loud = loud.expect("one's own answer is seen").unwrap().unwrap();
    assert!(String::from_utf8_lossy(&loud).contains("event: table"));
}
