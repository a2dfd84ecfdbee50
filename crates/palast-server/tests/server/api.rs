//! The JSON interface: programs at ordinary tables.

mod document;
mod matches;
mod refusals;
mod secrets;

use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode, header};
use serde_json::{Value, json};

use crate::support::Site;

/// A program with a token.
#[derive(Clone)]
pub(crate) struct Program {
    pub(crate) site: Site,
    pub(crate) token: String,
}

/// An answer, read whole.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) status: StatusCode,
    pub(crate) kind: String,
    pub(crate) text: String,
}

impl Said {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    #[track_caller]
    pub(crate) fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        self.json()
    }

    /// A refusal of this kind, with its sentence.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16, kind: &str) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        assert_eq!(self.kind, "application/problem+json");
        let problem = self.json();
        assert_eq!(problem["type"], format!("urn:palast:problem:{kind}"));
        assert_eq!(problem["status"], status);
        assert!(problem["detail"].as_str().unwrap().len() > 5);
        problem
    }
}

impl Program {
    pub(crate) async fn new(site: &Site) -> Self {
        let nobody = Self {
            site: site.clone(),
            token: String::new(),
        };
        let made = nobody.post("/tokens", json!({})).await;
        assert_eq!(made.status, StatusCode::CREATED);
        let token = made.ok()["token"].as_str().unwrap().to_owned();
        Self { token, ..nobody }
    }

    pub(crate) fn at(&self, site: &Site) -> Self {
        Self {
            site: site.clone(),
            ..self.clone()
        }
    }

    pub(crate) fn request(&self, method: Method, path: &str, body: String) -> Request<Body> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("/api/v1{path}"))
            .header(header::HOST, "palast.test")
            .header(header::ACCEPT_LANGUAGE, "en");
        if !body.is_empty() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        if !self.token.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", self.token));
        }
        request.body(Body::from(body)).unwrap()
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Said {
        let (parts, body) = self.site.respond(request).await.into_parts();
        let kind = parts.headers.get(header::CONTENT_TYPE);
        let kind = kind.map_or("", |kind| kind.to_str().unwrap()).to_owned();
        if kind.starts_with("text/event-stream") {
            let text = String::new();
            return Said {
                status: parts.status,
                kind,
                text,
            };
        }
        let bytes = to_bytes(body, 1 << 22).await.unwrap();
        Said {
            status: parts.status,
            kind,
            text: String::from_utf8(bytes.to_vec()).unwrap(),
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Said {
        self.send(self.request(Method::GET, path, String::new()))
            .await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Said {
        self.send(self.request(Method::POST, path, body.to_string()))
            .await
    }

    pub(crate) async fn look(&self, id: &str) -> Value {
        self.get(&format!("/tables/{id}")).await.ok()
    }

    /// Opens a table for itself and programs on open seats.
    pub(crate) async fn opens(&self, game: &str, seats: &[&str], start: bool) -> String {
        let new = json!({
            "game": game, "name": "Opener", "seats": seats, "start": start, "visibility": "public",
        });
        let opened = self.post("/tables", new).await;
        assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.text);
        opened.ok()["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn answers(&self, id: &str, question: &Value, notation: &str) -> Said {
        let body = json!({ "question": question["number"], "answer": notation });
        self.post(&format!("/tables/{id}/answer"), body).await
    }
}

/// The notation of each legal answer.
pub(crate) fn legal(table: &Value) -> Vec<String> {
    let answers = table["match"]["question"]["answers"].as_array();
    let answers = answers.unwrap_or_else(|| panic!("nothing is asked: {table}"));
    let notation = |answer: &Value| answer["notation"].as_str().unwrap().to_owned();
    answers.iter().map(notation).collect()
}

/// A running match of two programs in which both choose in secret at the same time.
pub(crate) async fn sealed(site: &Site) -> (Program, Program, String) {
    let (host, other) = (Program::new(site).await, Program::new(site).await);
    let id = host.opens("eschnapur", &["open"], false).await;
    let joined = other
        .post(&format!("/tables/{id}/join"), json!({ "name": "Other" }))
        .await;
    assert_eq!(joined.ok()["you"], 2);
    let begun = host
        .post(&format!("/tables/{id}/start"), json!({}))
        .await
        .ok();
    assert_eq!(begun["status"], "running");
    (host, other, id)
}
