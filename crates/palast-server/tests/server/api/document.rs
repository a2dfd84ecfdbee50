//! The OpenAPI document and the server say the same.

use axum::http::Method;
use serde_json::{Value, json};

use super::{Program, sealed};
use crate::support::Site;

/// Compares a value with a schema of the document, as far as its schemas go.
fn check(document: &Value, schema: &Value, value: &Value, at: &str) {
    if let Some(reference) = schema["$ref"].as_str() {
        let schema = document.pointer(&reference[1..]);
        let schema = schema.unwrap_or_else(|| panic!("{at}: there is no {reference}"));
        return check(document, schema, value, at);
    }
    if let Some(either) = schema["anyOf"].as_array() {
        if !value.is_null() {
            check(document, &either[0], value, at);
        }
        return;
    }
    match schema["type"].as_str().unwrap() {
        "string" => assert!(value.is_string(), "{at}: {value}"),
        "integer" => assert!(value.is_i64() || value.is_u64(), "{at}: {value}"),
        "boolean" => assert!(value.is_boolean(), "{at}: {value}"),
        "array" => {
            for item in value.as_array().unwrap_or_else(|| panic!("{at}: {value}")) {
                check(document, &schema["items"], item, &format!("{at}[]"));
            }
        }
        "object" => {
            let object = value.as_object().unwrap_or_else(|| panic!("{at}: {value}"));
            let Some(properties) = schema["properties"].as_object() else {
                return;
            };
            for required in schema["required"].as_array().unwrap() {
                let required = required.as_str().unwrap();
                assert!(object.contains_key(required), "{at} has no {required}");
            }
            for (name, value) in object {
                let schema = properties.get(name);
                let schema = schema.unwrap_or_else(|| panic!("{at}.{name} is not in the document"));
                check(document, schema, value, &format!("{at}.{name}"));
            }
        }
        other => panic!("{at}: {other}"),
    }
}

/// Something to send to each address, in an order in which all of it succeeds.
#[tokio::test]
async fn every_route_of_the_document_answers_as_it_says() {
    let site = Site::new().await;
    let (host, other, id) = sealed(&site).await;
    let document = host.get("/openapi.json").await.ok();
    assert_eq!(document["openapi"], "3.1.0");
    let lobby = host.opens("eschnapur", &["open"], false).await;
    let over = finished(&host).await;
    let question = host.look(&id).await["match"]["question"].clone();
    let answer = json!({
        "question": question["number"], "answer": question["answers"][0]["notation"],
    });
    let sent = |path: &str| match path.rsplit('/').next().unwrap() {
        "tokens" => (&id, json!({})),
        "tables" => (
            &id,
            json!({ "game": "eschnapur", "name": "A", "seats": ["open", "random"] }),
        ),
        "join" => (&lobby, json!({ "name": "Joins" })),
        "leave" | "start" => (&lobby, json!({})),
        "record" => (&over, json!({})),
        "answer" => (&id, answer.clone()),
        "think" => (&id, json!({ "level": "random" })),
        "consent" => (&id, json!({ "agree": false })),
        _ => (&id, json!({})),
    };
    // What undoes something comes after it.
    let order = [
        "join",
        "leave",
        "start",
        "think",
        "answer",
        "take-back",
        "consent",
        "resign",
    ];
    let place = |path: &str| {
        order
            .iter()
            .position(|name| path.ends_with(name))
            .unwrap_or(0)
    };
    let mut paths: Vec<_> = document["paths"].as_object().unwrap().iter().collect();
    paths.sort_by_key(|(path, _)| place(path));
    let mut asked = 0;
    for (path, operations) in paths {
        for (verb, operation) in operations.as_object().unwrap() {
            let (table, body) = sent(path);
            // Only those who did not open a table can leave it.
            let joins = path.ends_with("/join") || path.ends_with("/leave");
            let who: &Program = if joins { &other } else { &host };
            let method: Method = verb.to_uppercase().parse().unwrap();
            let short = path.strip_prefix("/api/v1").unwrap();
            let short = short.replace("{id}", table).replace("{game}", "amyitis");
            let body = if method == Method::POST {
                body.to_string()
            } else {
                String::new()
            };
            let said = who.send(who.request(method, &short, body)).await;
            let responses = operation["responses"].as_object().unwrap();
            asked += 1;
            if path.ends_with("/consent") {
                said.refused(409, "no-take-back");
                check(
                    &document,
                    &json!({ "$ref": "#/components/schemas/Problem" }),
                    &said.json(),
                    path,
                );
                continue;
            }
            let response = responses.get(said.status.as_str());
            let response =
                response.unwrap_or_else(|| panic!("{verb} {path}: {} {}", said.status, said.text));
            let Some(content) = response["content"].as_object() else {
                assert!(said.text.is_empty());
                continue;
            };
            let (kind, media) = content.iter().next().unwrap();
            assert!(
                said.kind.starts_with(kind.as_str()),
                "{path}: {}",
                said.kind
            );
            if media["schema"].is_object() {
                check(&document, &media["schema"], &said.json(), path);
            }
        }
    }
    assert!(asked >= 18, "{asked}");
    let table = host
        .get(&format!("/tables/{over}?consequences=true&log=all"))
        .await
        .ok();
    check(
        &document,
        &json!({ "$ref": "#/components/schemas/Table" }),
        &table,
        "over",
    );
    assert!(table["match"]["score"].is_object());
}

/// A match that is over.
async fn finished(program: &Program) -> String {
    let id = program
        .opens("palastgefluester", &["random", "random"], true)
        .await;
    loop {
        let table = program.look(&id).await;
        if table["status"] == "over" {
            return id;
        }
        if table["your_turn"] == true {
            let first = super::legal(&table)[0].clone();
            program
                .answers(&id, &table["match"]["question"], &first)
                .await
                .ok();
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
    }
}
