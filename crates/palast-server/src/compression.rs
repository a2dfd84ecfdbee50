//! Compression of pages and assets, by `tower-http`. Live streams have their own.
//!
//! Compression can betray a secret of a page to somebody who both chooses a part of that page and
//! measures its length. Here that gains nothing: the token of the forms is worthless without the
//! cookie, and the cookie does not go along with requests from other sites (`SameSite`).

use axum::http::{Extensions, HeaderMap, HeaderValue, StatusCode, Version, header};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{And, Predicate as _, SizeAbove};

/// Shorter answers fit into a packet as they are.
const SHORTEST: u64 = 1_400;

/// Whether an answer may be compressed.
type TextOnly = fn(StatusCode, Version, &HeaderMap, &Extensions) -> bool;

/// Compresses long answers that are text.
pub(crate) fn layer() -> CompressionLayer<And<SizeAbove, TextOnly>> {
    let text_only: TextOnly = |_, _, headers, _| {
        let kind = headers.get(header::CONTENT_TYPE);
        kind.is_some_and(|kind| is_text(kind.as_bytes()) && !is_events(kind))
    };
    CompressionLayer::new()
        .quality(CompressionLevel::Fastest)
        .compress_when(SizeAbove::new(SHORTEST).and(text_only))
}

fn is_text(kind: &[u8]) -> bool {
    kind.starts_with(b"text/") || kind.starts_with(b"image/svg+xml")
}

/// Whether this is the content type of a live stream.
pub(crate) fn is_events(kind: &HeaderValue) -> bool {
    kind.as_bytes().starts_with(b"text/event-stream")
}
