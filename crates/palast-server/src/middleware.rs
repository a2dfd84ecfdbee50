//! The outermost layer: identifies the visitor, enforces the rate limits, adds the security headers
//! and turns every failure into a sentence in the reader's language.

use std::panic::AssertUnwindSafe;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt as _;

use crate::app::App;
use crate::compression::{Encoding, compress};
use crate::extract::{Visitor, Wants, is_read_only};
use crate::http_error::HttpError;
use crate::pages;

/// Marks an answer with an error status whose body already says what is wrong: a form sent back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said;

/// Nothing from other sites, nothing inline, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

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

/// Handles one request, from the visitor's identity to the headers of the answer.
pub(crate) async fn around_request(
    State(app): State<App>,
    mut request: Request,
    next: Next,
) -> Response {
    let visitor = Visitor::of(&app, &request);
    let encoding = Encoding::of(request.headers());
    let reads = is_read_only(request.method());
    let allowed = app.rate_limits.request(visitor.address)
        && (reads || app.rate_limits.action(visitor.address));
    let response = if allowed {
        request.extensions_mut().insert(visitor.clone());
        let handled = AssertUnwindSafe(next.run(request)).catch_unwind().await;
        handled.unwrap_or_else(|_| {
            app.warn(format_args!("a request panicked"));
            HttpError::broken().into_response()
        })
    } else {
        HttpError::too_often().into_response()
    };
    compress(finish(&app, &visitor, response), encoding).await
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
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
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
