//! Compression of long text answers with gzip. A table's page carries its game's drawings and
//! shrinks to about a fifth.
//!
//! Streams are left alone: they are sent as things happen. Secrets of a page can in principle be
//! guessed from how well it packs, letter by letter, by somebody who can both make a browser ask
//! and measure the line; here that gains nothing, since the secret of the forms is worthless
//! without the cookie, and the cookie never goes along with a form from elsewhere (`SameSite`).

use std::io::Write as _;

use axum::body::{Body, HttpBody as _, to_bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

/// Shorter answers fit into a packet as they are.
const SHORTEST: u64 = 1_400;

/// An encoding that the client accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    Plain,
    Gzip,
}

impl Encoding {
    /// The best encoding that a request's headers accept.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let accepted = headers.get_all(header::ACCEPT_ENCODING).iter();
        let mut codings = accepted
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','));
        if codings.any(is_gzip) {
            Self::Gzip
        } else {
            Self::Plain
        }
    }
}

/// Whether this is `gzip`, with any weight but none.
fn is_gzip(coding: &str) -> bool {
    let (name, rest) = coding.split_once(';').unwrap_or((coding, ""));
    let weight = rest.trim().strip_prefix("q=");
    let refused = weight.is_some_and(|weight| weight.parse::<f32>().is_ok_and(|q| q <= 0.0));
    name.trim().eq_ignore_ascii_case("gzip") && !refused
}

/// Compresses an answer if it is long enough and the client accepts that.
pub(crate) async fn compress(mut response: Response, encoding: Encoding) -> Response {
    // A stream does not know how long it will be.
    let length = response.body().size_hint().exact();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let text = kind.is_some_and(|kind| is_text(kind.as_bytes()));
    if !text || length.is_none_or(|length| length < SHORTEST) {
        return response;
    }
    let vary = HeaderValue::from_static("accept-encoding");
    response.headers_mut().append(header::VARY, vary);
    if encoding == Encoding::Plain {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let Ok(packed) = gzip_bytes(&bytes) else {
        return Response::from_parts(parts, Body::from(bytes));
    };
    parts.headers.remove(header::CONTENT_LENGTH);
    let gzip = HeaderValue::from_static("gzip");
    parts.headers.insert(header::CONTENT_ENCODING, gzip);
    Response::from_parts(parts, Body::from(packed))
}

fn is_text(kind: &[u8]) -> bool {
    kind.starts_with(b"text/") || kind.starts_with(b"image/svg+xml")
}

fn gzip_bytes(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 4), Compression::fast());
    encoder.write_all(bytes)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_says_what_it_takes() {
        let encoding = |value: &'static str| {
            let value = HeaderValue::from_static(value);
            Encoding::of(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, value)]))
        };
        for taken in ["gzip", "gzip, deflate, br", "br;q=1, GZIP;q=0.5"] {
            assert_eq!(encoding(taken), Encoding::Gzip, "{taken}");
        }
        for refused in ["", "br", "identity", "gzip;q=0", "br, gzip; q=0.0"] {
            assert_eq!(encoding(refused), Encoding::Plain, "{refused}");
        }
    }
}
