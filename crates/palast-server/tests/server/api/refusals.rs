//! Bad input gets a problem document and changes nothing.

use axum::body::Body;
use axum::http::{Method, header};
use serde_json::{Value, json};

use super::{Program, legal, sealed};
use crate::support::Site;

#[tokio::test]
async fn every_refusal_is_a_problem_document_and_changes_nothing() {
    let site = Site::new().await;
    let (host, other, id) = sealed(&site).await;
    let stranger = Program::new(&site).await;
    let before = host.look(&id).await;
    let theirs = other.look(&id).await;
    let number = before["match"]["question"]["number"].as_u64().unwrap();
    let path = format!("/tables/{id}/answer");
    let good = json!({ "question": number, "answer": legal(&before)[0] });

    let nobody = Program {
        token: String::new(),
        ..host.clone()
    };
    nobody
        .post(&path, good.clone())
        .await
        .refused(401, "no-token");
    let forged = Program {
        token: format!("{}0", host.token),
        ..host.clone()
    };
    forged
        .get(&format!("/tables/{id}"))
        .await
        .refused(401, "no-token");
    let made = nobody
        .post("/tokens", json!({ "scopes": ["read"] }))
        .await
        .ok();
    let reader = Program {
        token: made["token"].as_str().unwrap().to_owned(),
        ..host.clone()
    };
    assert_eq!(reader.look(&id).await["you"], Value::Null);
    reader.post(&path, good.clone()).await.refused(403, "scope");
    let new = json!({ "game": "eschnapur", "name": "x", "seats": ["open"] });
    reader.post("/tables", new).await.refused(403, "scope");

    stranger.post(&path, good).await.refused(403, "not-seated");
    let stale = json!({ "question": number + 99, "answer": legal(&before)[0] });
    host.post(&path, stale).await.refused(409, "stale");
    let answer = |answer: &str| json!({ "question": number, "answer": answer });
    let unreadable = host.post(&path, answer("dance")).await;
    unreadable.refused(400, "unreadable");
    let early = host.get(&format!("/tables/{id}/record")).await;
    early.refused(409, "record-too-early");
    host.post(&format!("/tables/{id}/leave"), json!({}))
        .await
        .refused(409, "too-late");
    stranger
        .get("/tables/nowhere")
        .await
        .refused(404, "no-table");
    stranger
        .get("/tables/no%20where")
        .await
        .refused(404, "no-table");
    stranger.get("/nowhere").await.refused(404, "no-page");
    host.get(&path).await.refused(405, "method");
    let unknown = json!({ "question": number, "answer": "x", "more": 1 });
    let problem = host.post(&path, unknown).await.refused(400, "malformed");
    assert!(problem["reason"].as_str().unwrap().contains("more"));
    let send = |body: &str| host.send(host.request(Method::POST, &path, body.to_owned()));
    for garbage in [
        "{",
        "[]",
        "\u{1}",
        "{\"question\":-1,\"answer\":\"x\"}",
        "null",
    ] {
        send(garbage).await.refused(400, "malformed");
    }
    send(&"x".repeat(100_000)).await.refused(413, "too-large");
    let mut form = host.request(Method::POST, &path, "a=b".to_owned());
    form.headers_mut()
        .insert(header::CONTENT_TYPE, "text/plain".parse().unwrap());
    host.send(form).await.refused(415, "malformed");
    let looks = format!("/tables/{id}?log=everything");
    host.get(&looks).await.refused(400, "malformed");
    let bad = json!({ "game": "eschnapur", "name": "x", "seats": ["wizard"] });
    host.post("/tables", bad).await.refused(400, "malformed");
    let bad = json!({ "game": "eschnapur", "name": " ", "seats": ["open"] });
    host.post("/tables", bad).await.refused(422, "name");

    assert_eq!(host.look(&id).await, before);
    assert_eq!(other.look(&id).await, theirs);
}

/// What the rules refuse is said in the words of the game and in the language asked for.
#[tokio::test]
async fn the_rules_refuse_in_the_readers_language() {
    let site = Site::new().await;
    let program = Program::new(&site).await;
    let game = palast_games::game("amyitis").unwrap();
    let id = program.opens(game.id(), &["random"], true).await;
    let table = loop {
        let table = program.look(&id).await;
        if table["your_turn"] == true {
            break table;
        }
        tokio::task::yield_now().await;
    };
    // An answer to another question can be read, but does not belong here.
    let all = ["pass", "camp 9", "keep"].map(str::to_owned);
    let number = &table["match"]["question"]["number"];
    for answer in all.iter().filter(|answer| !legal(&table).contains(answer)) {
        let body = json!({ "question": number, "answer": answer }).to_string();
        let mut request = program.request(Method::POST, &format!("/tables/{id}/answer"), body);
        request
            .headers_mut()
            .insert(header::ACCEPT_LANGUAGE, "de".parse().unwrap());
        let said = program.send(request).await;
        assert!([400, 422].contains(&said.status.as_u16()), "{}", said.text);
        assert_eq!(said.kind, "application/problem+json");
    }
    assert_eq!(program.look(&id).await["seen"], table["seen"]);
}

/// A browser's cookie opens nothing here: another site could send it along.
#[tokio::test]
async fn a_cookie_is_no_token() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let table = ada.against_bots().await;
    let id = table.strip_prefix("/t/").unwrap();
    let request = ada.request(Method::GET, &format!("/api/v1/tables/{id}"), String::new());
    assert_eq!(ada.send(request).await.status.as_u16(), 401);
}

/// A seeded walk through addresses and bodies: whatever is sent, nothing breaks.
#[tokio::test]
async fn nothing_that_is_sent_breaks_the_server() {
    let site = Site::new().await;
    let (host, _, id) = sealed(&site).await;
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = move |most: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % 1_000_003).unwrap() % most
    };
    let long = "a".repeat(300);
    let ids = [
        id.as_str(),
        "x",
        "..",
        "%00",
        "%ff",
        "%F0%9F%98%80",
        long.as_str(),
        "0",
    ];
    let actions = [
        "",
        "/join",
        "/leave",
        "/start",
        "/answer",
        "/take-back",
        "/consent",
        "/return",
        "/think",
        "/record",
        "/events",
        "/x",
        "//",
        "/answer/x",
    ];
    let values = [
        "1",
        "-1",
        "0",
        "4294967296",
        "1e400",
        "null",
        "true",
        "\"\"",
        "\"x\"",
        "\"\\u0000\"",
        "\"\\ud800\"",
        "[]",
        "{}",
        "[[[[]]]]",
        "\"sensible\"",
        "\"open\"",
        "[\"open\"]",
        "nul",
    ];
    let keys = [
        "question", "answer", "name", "seat", "seats", "level", "agree", "game", "start",
        "options", "scopes", "invite", "x",
    ];
    let queries = [
        "",
        "?at=0",
        "?at=-1",
        "?at=99999999999999999999",
        "?log=all",
        "?log=%ff",
        "?x",
    ];
    let (mut refused, mut done) = (0, 0);
    for _ in 0..3000 {
        let path = match next(8) {
            0 => "/tables".to_owned(),
            1 => "/tokens".to_owned(),
            2 => format!("/games/{}/rules", ids[next(ids.len())]),
            _ => {
                let (id, action) = (ids[next(ids.len())], actions[next(actions.len())]);
                format!("/tables/{id}{action}{}", queries[next(queries.len())])
            }
        };
        let fields: Vec<String> = (0..next(4))
            .map(|_| {
                format!(
                    "\"{}\":{}",
                    keys[next(keys.len())],
                    values[next(values.len())]
                )
            })
            .collect();
        let mut body = format!("{{{}}}", fields.join(","));
        if next(5) == 0 {
            let cut = next(body.len() + 1);
            body.truncate(cut);
        }
        let method = [
            Method::POST,
            Method::POST,
            Method::GET,
            Method::PUT,
            Method::DELETE,
        ];
        let mut request = host.request(method[next(5)].clone(), &path, body.clone());
        if next(6) == 0 {
            request.headers_mut().remove(header::AUTHORIZATION);
        }
        if next(9) == 0 {
            let bytes: Vec<u8> = (0..next(64))
                .map(|_| u8::try_from(next(256)).unwrap())
                .collect();
            *request.body_mut() = Body::from(bytes);
        }
        let said = host.send(request).await;
        assert!(said.status.as_u16() < 500, "{path} {body}: {}", said.text);
        if said.status.is_client_error() {
            assert_eq!(said.kind, "application/problem+json", "{path}");
            said.json();
            refused += 1;
        } else {
            done += 1;
        }
    }
    assert!(refused > 500 && done > 50, "{refused} {done}");
}
