//! Refusals as problem documents (RFC 9457), with the sentence that people get on a page.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::extract::Visitor;
use crate::http_error::HttpError;
use crate::pages;

/// The document of a refusal, in the language that was asked for.
pub(crate) fn document(visitor: &Visitor, problem: &HttpError) -> Response {
    // A reason of the rules has a key of its game; all others are the server's own.
    let own = problem.phrase.key.strip_prefix("problem");
    let (kind, rule) = match own.and_then(|rest| rest.strip_prefix('-')) {
        Some(kind) => (kind, None),
        None => ("illegal", Some(&problem.phrase.key)),
    };
    let mut body = json!({
        "type": format!("urn:palast:problem:{kind}"),
        "title": problem.status.canonical_reason().unwrap_or("Error"),
        "status": problem.status.as_u16(),
        "detail": pages::error::sentence(visitor, problem),
    });
    if let Some(rule) = rule {
        body["rule"] = json!(rule);
    }
    if let Some(reason) = &problem.reason {
        body["reason"] = json!(reason);
    }
    let kind = [(header::CONTENT_TYPE, "application/problem+json")];
    let mut response = (problem.status, kind, body.to_string()).into_response();
    let headers = response.headers_mut();
    let lang = HeaderValue::from_static(visitor.lang.code());
    headers.insert(header::CONTENT_LANGUAGE, lang);
    if problem.status == StatusCode::UNAUTHORIZED {
        headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response
}
