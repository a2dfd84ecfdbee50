//! The JSON interface for programs: `/api/v1/…`.
//!
//! It sends the same commands to the same tables as the pages do, and what it shows is made from
//! the same snapshots ([`look`] maps them). [`ENDPOINTS`] is the one list of addresses: the routes
//! and the OpenAPI document ([`openapi`]) are both made from it.

mod body;
mod follow;
mod lists;
mod look;
mod openapi;
pub(crate) mod problem;
mod tables;
mod think;

use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn};
use axum::routing::{MethodRouter, get, post};

use crate::app::App;
use crate::extract::Visitor;
use crate::http_error::HttpError;
use crate::program::Scope;

/// Where every address of the interface begins.
pub(crate) const ROOT: &str = "/api/";
const V1: &str = "/api/v1";

/// How an address is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verb {
    Get,
    Post,
}

/// One address.
struct Endpoint {
    verb: Verb,
    /// After `/api/v1`.
    path: &'static str,
    summary: &'static str,
    /// What a token must be good for; nothing if none is needed.
    scope: Option<Scope>,
    /// The names of what may be in the query string.
    query: &'static [&'static str],
    /// The schema of what is sent.
    body: Option<&'static str>,
    /// The status of success, and the schema or media type of what comes back.
    success: u16,
    answer: &'static str,
    handler: fn() -> MethodRouter<App>,
}

const fn endpoint(
    verb: Verb,
    path: &'static str,
    summary: &'static str,
    handler: fn() -> MethodRouter<App>,
) -> Endpoint {
    Endpoint {
        verb,
        path,
        summary,
        scope: Some(match verb {
            Verb::Get => Scope::Read,
            Verb::Post => Scope::Play,
        }),
        query: &[],
        body: None,
        success: 200,
        answer: "Table",
        handler,
    }
}

/// A request that changes a table, answered with the table.
const fn action(
    path: &'static str,
    summary: &'static str,
    body: Option<&'static str>,
    handler: fn() -> MethodRouter<App>,
) -> Endpoint {
    Endpoint {
        body,
        ..endpoint(Verb::Post, path, summary, handler)
    }
}

/// Every address.
static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        scope: None,
        answer: "application/json",
        ..endpoint(Verb::Get, "/openapi.json", "This document", || {
            get(openapi::serve)
        })
    },
    Endpoint {
        scope: None,
        body: Some("NewToken"),
        success: 201,
        answer: "Token",
        ..endpoint(Verb::Post, "/tokens", "Make a token for a program", || {
            post(lists::new_token)
        })
    },
    Endpoint {
        scope: None,
        answer: "Games",
        ..endpoint(
            Verb::Get,
            "/games",
            "The games with options and bots",
            || get(lists::games),
        )
    },
    Endpoint {
        scope: None,
        answer: "Rules",
        ..endpoint(
            Verb::Get,
            "/games/{game}/rules",
            "The rules of a game",
            || get(lists::rules),
        )
    },
    Endpoint {
        answer: "Tables",
        ..endpoint(
            Verb::Get,
            "/tables",
            "One's own tables and the public ones",
            || get(lists::tables),
        )
    },
    Endpoint {
        scope: Some(Scope::Open),
        body: Some("NewTable"),
        success: 201,
        ..endpoint(Verb::Post, "/tables", "Open a table", || post(tables::open))
    },
    Endpoint {
        query: &["invite", "at", "log", "consequences"],
        ..endpoint(
            Verb::Get,
            "/tables/{id}",
            "Look at a table, now or at a past ply",
            || get(tables::look),
        )
    },
    Endpoint {
        query: &["invite", "log", "consequences"],
        answer: "text/event-stream",
        ..endpoint(
            Verb::Get,
            "/tables/{id}/events",
            "Follow a table: an event whenever what its viewer may see has changed",
            || get(follow::follow),
        )
    },
    Endpoint {
        answer: "text/plain",
        ..endpoint(
            Verb::Get,
            "/tables/{id}/record",
            "The record of a match that is over",
            || get(tables::record),
        )
    },
    action("/tables/{id}/join", "Take a seat", Some("Join"), || {
        post(tables::join)
    }),
    action(
        "/tables/{id}/leave",
        "Give the seat up before the match",
        None,
        || post(tables::leave),
    ),
    action("/tables/{id}/start", "Begin the match (host)", None, || {
        post(tables::start)
    }),
    action(
        "/tables/{id}/answer",
        "Answer a question",
        Some("Answer"),
        || post(tables::answer),
    ),
    action(
        "/tables/{id}/take-back",
        "Take the last answer back, or ask the others for it",
        None,
        || post(tables::take_back),
    ),
    action(
        "/tables/{id}/consent",
        "Say yes or no to such a request",
        Some("Consent"),
        || post(tables::consent),
    ),
    action(
        "/tables/{id}/return",
        "Take one's own seat back from a bot that stands in",
        None,
        || post(tables::return_to_seat),
    ),
    Endpoint {
        success: 204,
        answer: "",
        ..action(
            "/tables/{id}/resign",
            "Give the seat to a bot for good",
            None,
            || post(tables::resign),
        )
    },
    Endpoint {
        answer: "Thought",
        ..action(
            "/tables/{id}/think",
            "What one of the server's bots would answer on this seat",
            Some("Think"),
            || post(think::think),
        )
    },
];

/// All addresses of the interface.
pub(crate) fn routes() -> Router<App> {
    let mut router = Router::new();
    for endpoint in ENDPOINTS {
        let scope = endpoint.scope;
        let guard = from_fn(move |request: Request, next: Next| async move {
            check(scope, &request)?;
            Ok::<_, HttpError>(next.run(request).await)
        });
        let handler = (endpoint.handler)().route_layer(guard);
        router = router.route(&format!("{V1}{}", endpoint.path), handler);
    }
    router
}

/// Refuses requests without the right token.
fn check(scope: Option<Scope>, request: &Request) -> Result<(), HttpError> {
    let Some(scope) = scope else {
        return Ok(());
    };
    let visitor = request.extensions().get::<Visitor>();
    let program = visitor.and_then(|visitor| visitor.program.as_ref());
    let missing = || HttpError::new(StatusCode::UNAUTHORIZED, "problem-no-token");
    if program.ok_or_else(missing)?.may(scope) {
        Ok(())
    } else {
        Err(HttpError::new(StatusCode::FORBIDDEN, "problem-scope"))
    }
}
