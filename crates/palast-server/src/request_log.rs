//! Request ids and the log lines of requests.
//!
//! A log line names the route (`/t/{id}/answer`), never the path or the query: the name of a table
//! and an invitation are keys.

use std::time::Duration;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use palast_core::hex;
use tower_http::classify::{ServerErrorsAsFailures, ServerErrorsFailureClass, SharedClassifier};
use tower_http::request_id::{MakeRequestId, RequestId, SetRequestIdLayer};
use tower_http::trace::{OnResponse, TraceLayer};
use tracing::Span;

/// The header that carries the id of a request.
pub(crate) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest id that is taken over from a proxy.
const LONGEST_ID: usize = 64;

/// Ids from chance: a counter would tell everybody how many requests there were.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RandomId;

impl MakeRequestId for RandomId {
    fn make_request_id<B>(&mut self, _: &axum::http::Request<B>) -> Option<RequestId> {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).ok()?;
        HeaderValue::from_str(&hex::print(&bytes))
            .ok()
            .map(RequestId::new)
    }
}

/// Gives every request an id that does not have one.
pub(crate) fn id_layer() -> SetRequestIdLayer<RandomId> {
    SetRequestIdLayer::new(REQUEST_ID, RandomId)
}

/// Whether an id that came with a request may appear in the log.
pub(crate) fn is_plain_id(id: &HeaderValue) -> bool {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
    id.len() <= LONGEST_ID && !id.is_empty() && id.as_bytes().iter().all(plain)
}

type MakeSpan = fn(&Request) -> Span;
type OnFailure = fn(ServerErrorsFailureClass, Duration, &Span);

/// Logs every request: answers at the level of debugging, failures as warnings.
pub(crate) fn trace_layer()
-> TraceLayer<SharedClassifier<ServerErrorsAsFailures>, MakeSpan, (), LogAnswer, (), (), OnFailure>
{
    TraceLayer::new_for_http()
        .make_span_with(span as MakeSpan)
        .on_request(())
        .on_response(LogAnswer)
        .on_body_chunk(())
        .on_eos(())
        .on_failure(failed as OnFailure)
}

fn span(request: &Request) -> Span {
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("none", MatchedPath::as_str);
    let id = request.headers().get(REQUEST_ID);
    let id = id.and_then(|id| id.to_str().ok()).unwrap_or_default();
    // The beginning of the table's name, as in all lines about it: the whole one opens private tables.
    let table = table_in(request.uri().path());
    tracing::info_span!("request", id, method = %request.method(), route, table)
}

/// The beginning of the name of the table in a path, if it can be one.
fn table_in(path: &str) -> Option<&str> {
    let name = path.strip_prefix("/t/")?.split('/').next()?;
    let letters = name.get(..4)?;
    let plain = letters.bytes().all(|byte| byte.is_ascii_alphanumeric());
    (plain && name.len() >= 12).then_some(letters)
}

/// Logs the status of an answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LogAnswer;

impl<B> OnResponse<B> for LogAnswer {
    fn on_response(self, response: &Response<B>, latency: Duration, _: &Span) {
        let status = response.status().as_u16();
        tracing::debug!(status, ms = latency.as_millis(), "answered");
    }
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "the signature is that of tower-http"
)]
fn failed(failure: ServerErrorsFailureClass, latency: Duration, _: &Span) {
    tracing::warn!(%failure, ms = latency.as_millis(), "a request failed");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_named_by_its_beginning() {
        let long = "/t/abcdefgh12345678/answer";
        assert_eq!(table_in(long), Some("abcd"));
        for none in [
            "/",
            "/t/",
            "/t/short",
            "/t/ab%0acdefgh1234567",
            "/a/abcdefgh12345678",
        ] {
            assert_eq!(table_in(none), None, "{none}");
        }
    }

    #[test]
    fn an_id_from_elsewhere_cannot_forge_log_lines() {
        for (id, plain) in [
            ("4f2a-77", true),
            ("", false),
            ("a b", false),
            ("a\tpalast: all is well", false),
        ] {
            assert_eq!(is_plain_id(&HeaderValue::from_static(id)), plain, "{id}");
        }
        let long = HeaderValue::from_str(&"a".repeat(65)).unwrap();
        assert!(!is_plain_id(&long));
    }
}
