//! Live streams as gzip, flushed after every event.
//!
//! A compressor that lives as long as its stream would cost a quarter of a mebibyte for each viewer.
//! So each event is compressed by itself, with the compressor of its thread, and ends at a byte: one
//! after the other they are one valid gzip stream, whose parts do not refer to each other.

use std::cell::RefCell;
use std::io;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use flate2::{Compress, Compression, FlushCompress, Status};
use futures_util::{StreamExt as _, stream};

/// What every gzip stream begins with: deflate, no name, no time, an unknown system.
const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// The same stream, compressed if the browser accepts that.
pub(crate) fn compress(response: Response, request: &HeaderMap) -> Response {
    let (mut parts, body) = response.into_parts();
    let vary = HeaderValue::from_static("accept-encoding");
    parts.headers.append(header::VARY, vary);
    if !accepts_gzip(request) {
        return Response::from_parts(parts, body);
    }
    let gzip = HeaderValue::from_static("gzip");
    parts.headers.insert(header::CONTENT_ENCODING, gzip);
    let header = stream::iter([Ok(Bytes::from_static(&HEADER))]);
    let events = body.into_data_stream().map(|event| match event {
        Ok(event) => deflate(&event).map(Bytes::from),
        Err(error) => Err(io::Error::other(error)),
    });
    Response::from_parts(parts, Body::from_stream(header.chain(events)))
}

/// Whether a browser takes gzip, with any weight but none.
fn accepts_gzip(request: &HeaderMap) -> bool {
    let accepted = request.get_all(header::ACCEPT_ENCODING).iter();
    let mut codings = accepted
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','));
    codings.any(|coding| {
        let (name, rest) = coding.split_once(';').unwrap_or((coding, ""));
        let weight = rest.trim().strip_prefix("q=");
        let refused = weight.is_some_and(|weight| weight.parse::<f32>().is_ok_and(|q| q <= 0.0));
        name.trim().eq_ignore_ascii_case("gzip") && !refused
    })
}

/// Blocks of deflate that end at a byte and refer to nothing before them.
fn deflate(bytes: &[u8]) -> io::Result<Vec<u8>> {
    thread_local! {
        static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
    }
    COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        deflate_with(compressor, bytes)
    })
}

fn deflate_with(compressor: &mut Compress, bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut into = Vec::with_capacity(bytes.len() / 3 + 64);
    loop {
        let done = usize::try_from(compressor.total_in()).unwrap_or(usize::MAX);
        let rest = bytes.get(done..).unwrap_or_default();
        let room = into.capacity() - into.len();
        let status = compressor
            .compress_vec(rest, &mut into, FlushCompress::Sync)
            .map_err(io::Error::other)?;
        // Whatever did not fit is still to come out.
        let full = into.len() == into.capacity();
        let all_in = usize::try_from(compressor.total_in()).is_ok_and(|n| n == bytes.len());
        if all_in && !full {
            return Ok(into);
        }
        if status == Status::BufError && !full && room > 0 {
            return Err(io::Error::other("the compressor makes no progress"));
        }
        into.reserve(into.capacity().max(64));
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::DeflateDecoder;

    use super::*;

    #[test]
    fn events_are_readable_as_soon_as_they_are_sent() {
        let events = [
            "data: one\n\n".to_owned(),
            "x".repeat(200_000),
            noise(90_000),
        ];
        let mut sent = Vec::new();
        let mut expected = String::new();
        for event in &events {
            sent.extend(deflate(event.as_bytes()).unwrap());
            expected.push_str(event);
            let mut read = vec![0; expected.len()];
            DeflateDecoder::new(&sent[..])
                .read_exact(&mut read)
                .unwrap();
            assert!(read == expected.as_bytes());
        }
    }

    /// Text that does not compress well.
    fn noise(length: usize) -> String {
        let mut state = 1_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            char::from(33 + u8::try_from((state >> 24) % 90).unwrap_or(0))
        };
        (0..length).map(|_| next()).collect()
    }
}
