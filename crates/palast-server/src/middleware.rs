//! The outermost layer: identifies the visitor, enforces the rate limits, adds the security headers
//! and turns every failure into a sentence in the reader's language.

use std::panic::AssertUnwindSafe;
use std::sync::atomic::Ordering;
use std::time::Instant;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state, map_request_with_state};
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt as _;
use tower::ServiceBuilder;

use crate::api;
use crate::app::App;
use crate::compression::{self, is_events};
use crate::extract::{Visitor, Wants, is_read_only};
use crate::health::{self, check_storage, is_storage_lost};
use crate::http_error::HttpError;
use crate::pages;
use crate::request_log::{self, REQUEST_ID, is_plain_id};

/// Marks an answer with an error status whose body already says what is wrong: a form sent back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said;

/// Nothing from other sites, nothing inline, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");
/// For how long browsers insist on https.
const ONE_YEAR: HeaderValue = HeaderValue::from_static("max-age=31536000");

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Addresses of tables and invitations are keys: they go nowhere else.
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

/// Puts the layers of every request around the routes.
pub(crate) fn wrap(routes: Router<App>, app: &App) -> Router<App> {
    routes.layer(
        ServiceBuilder::new()
            .layer(map_request_with_state(app.clone(), drop_foreign_id))
            .layer(request_log::id_layer())
            .layer(request_log::trace_layer())
            .layer(compression::layer())
            .layer(from_fn_with_state(app.clone(), around_request)),
    )
}

/// Removes an id that did not come from our own proxy.
async fn drop_foreign_id(State(app): State<App>, mut request: Request) -> Request {
    let id = request.headers().get(REQUEST_ID);
    if !(app.config.behind_proxy && id.is_some_and(is_plain_id)) {
        request.headers_mut().remove(REQUEST_ID);
    }
    request
}

/// Handles one request, from the visitor's identity to the headers of the answer.
async fn around_request(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let visitor = Visitor::of(&app, &request);
    let reads = is_read_only(request.method());
    let limits = &app.rate_limits;
    let allowed = match &visitor.program {
        // A program has a rate of its own, and its address one for all programs there.
        Some(program) => limits.program(program.owner, visitor.address),
        None => limits.request(visitor.address) && (reads || limits.action(visitor.address)),
    };
    let path = request.uri().path();
    // Monitoring asks at any address, and pages of refusals need their styles.
    let vital = health::is_probe(path) || path.starts_with("/a/");
    let response = if !allowed {
        HttpError::too_often().into_response()
    } else if !vital && !is_for_us(&app, &request) {
        HttpError::new(StatusCode::MISDIRECTED_REQUEST, "problem-host").into_response()
    } else if !vital && is_storage_lost(&app) {
        storage_lost()
    } else {
        request.extensions_mut().insert(visitor.clone());
        let handled = AssertUnwindSafe(next.run(request)).catch_unwind().await;
        let handled = handled.unwrap_or_else(|_| {
            tracing::error!("a request panicked");
            HttpError::broken().into_response()
        });
        handled_or_lost(&app, vital, handled).await
    };
    let response = finish(&app, &visitor, response);
    let route = route.as_ref().map_or("none", MatchedPath::as_str);
    app.metrics
        .answered(route, response.status(), begun.elapsed());
    response
}

/// The answer of a handler, or a clear sentence if it failed because the database file is gone.
async fn handled_or_lost(app: &App, vital: bool, response: Response) -> Response {
    if !vital && response.status() == StatusCode::SERVICE_UNAVAILABLE {
        check_storage(app).await;
        if is_storage_lost(app) {
            return storage_lost();
        }
    }
    response
}

fn storage_lost() -> Response {
    HttpError::new(StatusCode::SERVICE_UNAVAILABLE, "problem-storage-lost").into_response()
}

/// Whether a request names the public address as its host, if there is one. Pages carry links and
/// set cookies for that address only.
fn is_for_us(app: &App, request: &Request) -> bool {
    let Some(public) = app.config.public_host() else {
        return true;
    };
    let named = request
        .uri()
        .authority()
        .map(Authority::as_str)
        .or_else(|| {
            let host = request.headers().get(header::HOST)?;
            host.to_str().ok()
        });
    named.is_some_and(|host| {
        app.config
            .without_default_port(host)
            .eq_ignore_ascii_case(public)
    })
}

fn finish(app: &App, visitor: &Visitor, mut response: Response) -> Response {
    let status = response.status();
    let said = response.extensions_mut().remove::<Said>().is_some();
    if !said && (status.is_client_error() || status.is_server_error()) {
        let problem = response
            .extensions_mut()
            .remove::<HttpError>()
            .unwrap_or_else(|| HttpError::of_status(status));
        response = say(visitor, &problem, response.headers());
    }
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        // A drawing to be saved brings a policy of its own.
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    if headers.get(header::CONTENT_TYPE).is_some_and(is_events) {
        headers.insert(header::CACHE_CONTROL, NO_STORE);
    }
    if app.draining.load(Ordering::Relaxed) {
        // The next request had better come on a new connection, to another server or to the next one.
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    if app.config.is_https() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, ONE_YEAR);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(NO_STORE);
    let is_page = headers
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if is_page
        && let Some(cookie) = visitor.identity_cookie(app)
        && let Ok(cookie) = HeaderValue::from_str(&cookie)
    {
        headers.append(header::SET_COOKIE, cookie);
    }
    response
}

fn say(visitor: &Visitor, problem: &HttpError, before: &HeaderMap) -> Response {
    let mut response = match visitor.wants {
        Wants::Page => (problem.status, pages::error::page(visitor, problem)).into_response(),
        Wants::Part => (problem.status, pages::error::sentence(visitor, problem)).into_response(),
        Wants::Data => api::problem::document(visitor, problem),
    };
    if let Some(allow) = before.get(header::ALLOW) {
        response.headers_mut().insert(header::ALLOW, allow.clone());
    }
    if problem.status == StatusCode::TOO_MANY_REQUESTS {
        let wait = HeaderValue::from_static("5");
        response.headers_mut().insert(header::RETRY_AFTER, wait);
    }
    response
}
